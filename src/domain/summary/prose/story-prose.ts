import type { Dimension } from '#domain/questionnaire/dimension.ts';
import type { Attribute, Story } from '#domain/summary/facts/story.ts';
import type { ToldFinding } from '#domain/summary/facts/told-findings.ts';
import { clausesOf } from '#domain/summary/prose/attribute-clauses.ts';
import type { Voice } from '#domain/summary/prose/clause.ts';
import { nameInSentence } from '#domain/summary/prose/finding-names.ts';
import { sentencesOf } from '#domain/summary/prose/join.ts';
import { isSeveral, withArticle } from '#domain/summary/prose/noun-phrase.ts';
import { capitalised } from '#domain/text/capitalised.ts';
import { listed } from '#domain/text/listed.ts';

/** What is told in one breath, in the order in which it is told. */
const THOUGHTS: readonly (readonly (Dimension | undefined)[])[] = [
  ['onset', 'duration'],
  ['site', 'character', 'radiation'],
  ['amount', 'colour', 'blood', 'change', 'tenderness'],
  ['course', 'timing'],
  ['severity', 'impact', 'function'],
  ['aggravating', 'relieving'],
  ['before', 'during', 'after', 'witness'],
  ['previous', 'baseline'],
  ['associated', 'red-flag', 'story', undefined],
  ['context', 'exposure', 'risk', 'medication', 'pregnancy', 'self-harm', 'ice'],
];

/** What the patient could not say, by what was asked. */
const UNKNOWN: { readonly [dimension in Dimension]?: string } = {
  onset: 'how it began',
  duration: 'how long it has lasted',
  site: 'where it is',
  character: 'what it is like',
  radiation: 'whether it spreads',
  course: 'how it has changed',
  timing: 'when it comes',
  severity: 'how bad it is',
  aggravating: 'what makes it worse or better',
  relieving: 'what helps',
  previous: 'whether it had happened before',
};

const EPISODIC =
  /attack|episode|intermittent|comes and goes|paroxysm|recurr|bout|spell|on and off|in clusters/;

/** The most that one list of a sentence names. */
const NAMED_AT_MOST = 6;

/** How the patient is spoken of. */
export type Speaker = { readonly he: string };

/** A symptom in prose: its attributes, thought by thought, and what came with it. */
export function storyProse(story: Story, told: readonly ToldFinding[], { he }: Speaker): string {
  const isMany = isSeveral(story.noun) || / and /.test(story.noun);
  const voice: Voice = { it: isMany ? 'They' : 'It', isPlural: isMany, he };
  const isEpisodic = story.attributes.some(isOfEpisodes);
  const thoughts = THOUGHTS.map(thought =>
    thought.flatMap(wanted => story.attributes.filter(({ dimension }) => dimension === wanted)),
  );
  const opening = story.isChief ? `The ${story.noun}` : undefined;
  const sentences: string[] = [];
  for (const attributes of thoughts) {
    const clauses = attributes.flatMap(attribute => clausesOf(attribute, isEpisodic));
    sentences.push(...sentencesOf(clauses, voice, sentences.length === 0 ? opening : undefined));
  }
  const present = told.filter(({ isPresent, home }) => isPresent && home === null);
  return [
    ...openingOf(story, sentences, he),
    ...new Set(sentences),
    ...companions(present, voice),
    ...unknownIn(story.attributes, he),
  ].join(' ');
}

/** Names the symptom, unless the first sentence does. */
function openingOf({ isChief, noun }: Story, [first = '']: readonly string[], he: string): string[] {
  if (!isChief) return [`${he} also has ${withArticle(noun)}.`];
  return first.startsWith(`The ${noun}`) ? [] : [`The presenting complaint is ${withArticle(noun)}.`];
}

function isOfEpisodes(attribute: Attribute): boolean {
  const isAboutCourse = attribute.dimension === 'course' || attribute.dimension === 'timing';
  return isAboutCourse && attribute.kind === 'phrases' && attribute.phrases.some(text => EPISODIC.test(text));
}

/** 'It is accompanied by dyspnoea and nausea. The history includes a recent fall.' */
function companions(told: readonly ToldFinding[], { it, isPlural: isMany }: Voice): string[] {
  const isSymptom = ({ finding: { kind } }: ToldFinding) => kind === 'symptom' || kind === 'sign';
  const names = (some: readonly ToldFinding[]) =>
    some.map(({ finding }) => withArticle(nameInSentence(finding)));
  const symptoms = chunked(names(told.filter(isSymptom)));
  const events = chunked(names(told.filter(one => !isSymptom(one))));
  return [
    ...symptoms.map((some, index) =>
      index === 0
        ? `${it} ${isMany ? 'are' : 'is'} accompanied by ${listed(some)}.`
        : `There is also ${listed(some)}.`,
    ),
    ...events.map(
      (some, index) => `The history ${index === 0 ? 'includes' : 'also includes'} ${listed(some)}.`,
    ),
  ];
}

/** Lists that one can say in a breath. */
export function chunked(names: readonly string[]): string[][] {
  const count = Math.ceil(names.length / NAMED_AT_MOST);
  const size = Math.ceil(names.length / Math.max(count, 1));
  return Array.from({ length: count }, (_, index) => names.slice(index * size, (index + 1) * size));
}

function unknownIn(attributes: readonly Attribute[], he: string): string[] {
  const unknown = attributes.filter(({ kind }) => kind === 'unknown');
  const asked = unknown.flatMap(({ dimension }) => (dimension && UNKNOWN[dimension]) ?? []);
  const once = [...new Set(asked)];
  return once.length === 0 ? [] : [capitalised(`${he} cannot say ${listed(once, 'or')}.`)];
}

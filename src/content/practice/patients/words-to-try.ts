import type { PatientCatalogue } from '#content/practice/patients/patient-catalogue.ts';
import type { PracticeContent } from '#content/read/content.ts';
import type { Finding, FindingKind } from '#domain/findings/finding.ts';
import { type Topic, topicOf } from '#domain/practice/debrief/topics.ts';
import { type Intent, parseIntent } from '#domain/practice/intent.ts';
import { mannerOf } from '#domain/practice/understanding/manner.ts';
import { inSentence } from '#domain/text/in-sentence.ts';

/** What questions are put into words by. */
export type WordSources = { readonly content: PracticeContent; readonly catalogue: PatientCatalogue };

/** What a question is about, which part of the history it belongs to, and how one would put it. */
export type WordsToTry = {
  readonly title: (intent: Intent) => string;
  readonly topic: (intent: Intent) => Topic;
  readonly sentence: (intent: Intent) => string;
};

const TOPIC_OF_KIND: Readonly<Record<FindingKind, Topic>> = {
  symptom: 'associated',
  sign: 'associated',
  condition: 'past',
  habit: 'social',
  medicine: 'medicines',
  exposure: 'social',
  event: 'past',
  family: 'family',
};

/** How the debrief speaks of questions. */
export function wordsToTry(sources: WordSources): WordsToTry {
  const { content, catalogue } = sources;
  const { asking } = content.sentencesToTry;
  const words = new Map<string, string>(content.askedAs.map(one => [one.intent, one.words]));
  const findingOf = (intent: Intent) => catalogue.finding(findingIn(intent) ?? '');
  const plain = (intent: Intent): Intent => {
    const parts = parseIntent(intent);
    return parts?.frame === 'attribute' ? `attribute:${parts.attribute}` : intent;
  };
  return {
    title: intent => {
      const name = findingOf(intent)?.name;
      if (name === undefined) return words.get(intent) ?? intent;
      const attribute = words.get(plain(intent));
      return attribute === undefined ? name : `${name}: ${inSentence(attribute)}`;
    },
    topic: intent => {
      const finding = catalogue.finding(keyOfPresence(intent) ?? '');
      if (finding === undefined) return topicOf(intent) ?? 'complaint';
      // Fainting is an event and a symptom.
      const isSymptom = finding.kind === 'event' && finding.complaintId !== null;
      return isSymptom ? 'associated' : TOPIC_OF_KIND[finding.kind];
    },
    sentence: intent => {
      const finding = findingOf(intent);
      const sentence = asking[plain(intent)];
      if (finding === undefined) return sentence ?? '';
      return sentence === undefined ? askFor(finding, sources) : askedAbout(finding, sentence, sources);
    },
  };
}

/** 'When did it begin?' of a finding: 'When did the vomiting begin?' */
function askedAbout(finding: Finding, sentence: string, { content }: WordSources): string {
  const noun = content.sentencesToTry.nouns[finding.key] ?? nounOf(finding);
  // The sentences speak of one thing, and 'does the shaking chills come' of several; and some of nothing.
  return /[^s]s$/.test(noun) || !/\bit\b/.test(sentence)
    ? `About the ${noun}: ${inSentence(sentence)}`
    : sentence.replace(/\bit\b/, `the ${noun}`);
}

/** A finding as patients call it, or by its name where they say it in a sentence: 'I keep being sick', 'the room spins'. */
function nounOf({ name, words }: Finding): string {
  return inSentence(SENTENCE.test(words) ? name : words.replace(/^an? /, ''));
}

const SENTENCE = /^(?:I|he|she|it|they|you|there|the|my)\b/i;

/**
 * How one asks for a finding: in words of its own, as its file says, as its risk does, in the first plain way of asking,
 * or by its name.
 */
function askFor({ key, ask, kind, words, riskId }: Finding, { content, catalogue }: WordSources): string {
  return (
    content.sentencesToTry.ofFindings[key] ??
    ask ??
    (riskId === null ? undefined : catalogue.promptOf(riskId)) ??
    content.askedForFindings[key]?.find(isPlain) ??
    (content.sentencesToTry.presence[kind] ?? '').replace('{words}', words)
  );
}

/** A whole question to anybody, that does not suggest its answer: "dent on pressing?" is none, nor "Did she faint?" */
function isPlain(line: string): boolean {
  const { isLeading, isCompound } = mannerOf([], line, []);
  return WHOLE.test(line) && !OF_ONE_SEX.test(line) && !isLeading && !isCompound;
}

const WHOLE = /^(?:Do|Does|Did|Are|Is|Was|Were|Have|Has|Had|Can|Could|When|What|How|Where|Any) .+ .+\?$/;

const OF_ONE_SEX = /\b(?:he|she|him|her|his|hers)\b/i;

function keyOfPresence(intent: string): string | undefined {
  const parts = parseIntent(intent);
  return parts?.frame === 'presence' ? parts.finding : undefined;
}

function findingIn(intent: Intent): string | null {
  const parts = parseIntent(intent);
  if (parts?.frame === 'presence') return parts.finding;
  return parts?.frame === 'attribute' ? parts.finding : null;
}

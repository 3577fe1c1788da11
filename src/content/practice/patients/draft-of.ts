import { Document, isMap, isScalar, visit } from 'yaml';
import { playCase } from '#content/play/play-case.ts';
import type { PlayableContent } from '#content/play/playable-content.ts';
import type { KeyedQuestion } from '#content/play/questionnaires.ts';
import type { TeachingCase } from '#content/read/content.ts';
import { NO_REVIEWER } from '#content/schema/provenance.ts';
import type { CaseAnswer } from '#content/schema/teaching-case.ts';
import type { Intent } from '#domain/practice/intent.ts';
import type { Dimension } from '#domain/questionnaire/dimension.ts';
import type { Choice } from '#domain/questionnaire/question.ts';

/** Stands where a key is to be written: there is nothing of that name. */
const UNNAMED = 'write';

/** What a question about this asks for. */
const INTENT_OF: Readonly<Partial<Record<Dimension, Intent>>> = {
  onset: 'attribute:onset-manner',
  duration: 'attribute:duration',
  course: 'attribute:course',
  timing: 'attribute:timing',
  severity: 'attribute:severity',
  impact: 'attribute:effect-on-life',
  aggravating: 'attribute:aggravating',
  relieving: 'attribute:relieving',
  previous: 'attribute:previous',
  site: 'attribute:site',
  character: 'attribute:character',
  radiation: 'attribute:radiation',
  amount: 'attribute:amount',
  colour: 'attribute:appearance',
  blood: 'attribute:appearance',
  context: 'attribute:circumstances',
  medication: 'history:medicines',
  function: 'attribute:effect-on-life',
};

/** What every file says besides, of an adult, of a woman who has periods, and of a child. */
const EVERYBODY: readonly Intent[] = [
  'history:allergies',
  'history:medicines',
  'history:illnesses',
  'history:family',
  'history:smoking',
  'ice:ideas',
  'ice:concerns',
  'ice:expectations',
  'ice:impact',
];
const GROWN: readonly Intent[] = ['history:alcohol', 'history:occupation', 'history:home'];
const CHILD: readonly Intent[] = [
  'history:birth',
  'history:vaccinations',
  'history:development',
  'history:home',
];

type DraftFact = {
  readonly ask: readonly Intent[] | Intent;
  readonly is?: 'denied';
  readonly says: string;
  readonly answers?: Readonly<Record<string, CaseAnswer>>;
};

/** A draft of a patient: all that the teaching case answers, to be put into the patient's own words. */
export function draftOf(
  teachingCase: TeachingCase,
  playable: PlayableContent,
): { readonly key: string; readonly yaml: string } {
  const { complaint, patient, expected, title } = teachingCase;
  const questions = playable.questions(complaint, patient);
  const answers = teachingCase.answers[complaint] ?? {};
  const { faults } = playCase(teachingCase, playable);
  if (faults.length > 0) throw new Error(faults.join('\n'));
  const told = questions.flatMap(question => {
    const said = answers[question.key];
    return said === undefined ? [] : factsFrom(question, said);
  });
  const asked = new Set(told.flatMap(({ ask }) => ask));
  const besides = usualFacts(patient).filter(intent => !asked.has(intent));
  const draft = {
    complaint,
    level: 'classic',
    lookAlike: UNNAMED,
    minutes: 8,
    person: personOf(patient),
    door: `WRITE, ${patient.age}, has come with … (${title})`,
    opening: 'WRITE',
    facts: [...told, ...besides.map((ask): DraftFact => ({ ask, says: 'WRITE' }))],
    denies: deniedBy(questions, answers),
    reference: {
      diagnosis: expected,
      statement: 'WRITE',
      differential: [
        { diagnosis: expected, for: [] },
        { diagnosis: UNNAMED, against: [] },
      ],
      urgency: 'same-day',
      firstAction: 'WRITE',
      teaching: ['WRITE', 'WRITE'],
      sources: ['WRITE'],
    },
    provenance: {
      author: 'Anamnesis contributors',
      clinicalReviewer: NO_REVIEWER,
      status: 'draft',
      date: new Date().toISOString().slice(0, 10),
    },
  };
  return { key: `${complaint}-draft`, yaml: yamlOf(draft) };
}

function personOf({ age, sex }: TeachingCase['patient']) {
  const speaker = age < 12 ? { informant: 'mother', informantName: 'WRITE' } : {};
  return { name: 'WRITE', age, sex, ...speaker, speech: 'WRITE', mood: 'WRITE', talkativeness: 2 };
}

function usualFacts({ age, sex }: TeachingCase['patient']): readonly Intent[] {
  const period: readonly Intent[] = sex === 'female' && age >= 12 && age <= 50 ? ['history:last-period'] : [];
  return [...EVERYBODY, ...(age < 12 ? CHILD : GROWN), ...period];
}

/** A finding that is there is a fact of its own; what else the answer says is one of the complaint. */
function factsFrom(question: KeyedQuestion, said: CaseAnswer): readonly DraftFact[] {
  const texts = [said].flat().map(String);
  const chosen = question.choices.filter(({ text }) => texts.includes(text));
  const findings = chosen.flatMap(choice => presenceOf(choice));
  const others = texts.filter(text => !chosen.some(choice => choice.text === text && isPresence(choice)));
  const isNothing =
    chosen.length > 0 && chosen.every(({ isDenial, phrase }) => isDenial && phrase === undefined);
  if (others.length === 0 || isNothing) return findings;
  const answer = Array.isArray(said) ? others : said;
  const ask = INTENT_OF[question.covers ?? 'story'] ?? 'attribute:associated';
  return [
    ...findings,
    { ask, says: `WRITE: ${question.text} – ${others.join(', ')}`, answers: { [question.key]: answer } },
  ];
}

function presenceOf({ finding, text }: Choice): readonly DraftFact[] {
  return finding === undefined ? [] : [{ ask: `presence:${finding}`, says: `WRITE: ${text}` }];
}

function isPresence({ finding }: Choice): boolean {
  return finding !== undefined;
}

/** What the patient was offered and did not choose, where the question takes several answers, is denied. */
function deniedBy(questions: readonly KeyedQuestion[], answers: TeachingCase['answers'][string] = {}) {
  const told = new Set(
    questions.flatMap(({ key, choices }) => {
      const texts = [answers[key] ?? []].flat().map(String);
      return choices.flatMap(({ text, finding }) => (texts.includes(text) ? (finding ?? []) : []));
    }),
  );
  const offered = questions.flatMap(({ key, choices }) =>
    Array.isArray(answers[key]) ? choices.flatMap(({ finding }) => finding ?? []) : [],
  );
  const denied = [...new Set(offered)].filter(finding => !told.has(finding));
  return Object.fromEntries(denied.map(finding => [finding, 'WRITE why one asks, or leave it out']));
}

/** Lists of words and the answers of a fact on one line, as authors write them. */
function yamlOf(draft: object): string {
  const document = new Document(draft);
  visit(document, {
    Seq: (_, list) => {
      list.flow = list.items.every(isScalar);
    },
    Pair: (_, { key, value }) => {
      if (isScalar(key) && key.value === 'answers' && isMap(value)) value.flow = true;
    },
  });
  return document.toString({ lineWidth: 0 });
}

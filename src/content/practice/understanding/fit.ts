import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { Document, visit } from 'yaml';
import { languageModel } from '#content/practice/understanding/build-model.ts';
import { answeredQuestionsOf, type SaidQuestion } from '#content/practice/understanding/consultations.ts';
import { isAskedBy } from '#content/practice/understanding/judge.ts';
import type { LearntLanguage } from '#content/practice/understanding/learn.ts';
import type { LeftOut } from '#content/practice/understanding/learn-worker.ts';
import { LEARNT_FILE, LEARNT_OF_OTHERS, readLearnt } from '#content/practice/understanding/learnt-file.ts';
import { AS_SPOKEN } from '#content/practice/understanding/lessons.ts';
import { type Choice, fittedWeights } from '#content/practice/understanding/logit-fit.ts';
import { readLanguage, UNFITTED } from '#content/practice/understanding/read-language.ts';
import { CONTENT_FOLDER, readContent } from '#content/read/read-content.ts';
import { suggestedSentences } from '#content/schema/sentences-to-try.ts';
import { type Intent, isAside, isIntent } from '#domain/practice/intent.ts';
import { type Language, openLanguage } from '#domain/practice/understanding/language.ts';
import { type LanguageModel, NOTHING } from '#domain/practice/understanding/language-model.ts';
import { READING_SIGNS, type ReadingSign } from '#domain/practice/understanding/options.ts';
import { type Sentence, sentencesOf } from '#domain/practice/understanding/pieces.ts';
import { optionsOfPiece } from '#domain/practice/understanding/read-piece.ts';
import type { QuestionContext } from '#domain/practice/understanding/reading.ts';
import { SPLIT_SIGNS, type SplitSign } from '#domain/practice/understanding/split-evidence.ts';
import { splitsOf } from '#domain/practice/understanding/splits.ts';
import { likeliestOf, NO_TRUST, TRUST_SIGNS, type TrustSign } from '#domain/practice/understanding/trust.ts';
import { asksOf, TURN_SIGNS, type TurnSign, waysOf } from '#domain/practice/understanding/turns.ts';
import { meant } from '#domain/practice/understanding/whose.ts';

/**
 * `npm run practice:fit`: learns how things are asked, and how much each sign counts. For the signs one consultation in five
 * is read by what the others teach, so that no question finds itself among the lessons. Takes an hour;
 * with `--signs`, only the signs are fitted once more.
 */
const PARTS = 5;

const HELD_BACK = 0;

/** Signs are weighed together by so many units: not for a reading, where that helped only with the authors it was fitted on. */
const UNITS = 16;

const ANYBODY: QuestionContext = {
  complaint: 'headache',
  informant: 'self',
  sex: 'female',
  age: 40,
  lastIntents: [],
  toldFindings: [],
  ownFindings: [],
  toldLast: [],
};

/** The weights themselves may be of other signs than today's. */
const WEIGHTS = 'practice/weights.yaml';

const { language, problems: found } = readLanguage();
const problems = found.filter(({ file }) => file !== WEIGHTS);
for (const { file, message } of problems) console.error(`${file}: ${message}`);
if (problems.length > 0) process.exit(1);
const { content } = readContent();

if (!process.argv.includes('--signs')) {
  const learnt = await Promise.all([null, HELD_BACK].map(place => learntWithout({ of: PARTS, place })));
  [LEARNT_FILE, LEARNT_OF_OTHERS].forEach((file, place) => {
    writeFileSync(file, `${JSON.stringify(learnt[place], null, 1)}\n`);
  });
}
const model = languageModel(content, language, readLearnt(LEARNT_OF_OTHERS));
const names = openLanguage(model);
const questions = [
  ...language.consultations
    .filter((_, place) => place % PARTS === HELD_BACK)
    .flatMap(entry => answeredQuestionsOf(names, entry)),
  ...suggestedQuestions(),
];

const reading = fittedWeights({ names: READING_SIGNS, units: 0 }, choicesOf(model, readingChoice));
const splitting = fittedWeights(
  { names: SPLIT_SIGNS, units: UNITS },
  choicesOf({ ...model, weights: { ...UNFITTED, reading } }, splittingChoice),
);
const turns = fittedWeights(
  { names: TURN_SIGNS, units: UNITS },
  choicesOf({ ...model, weights: { ...UNFITTED, reading, splitting } }, turnChoice),
);
const trust = fittedWeights(
  { names: TRUST_SIGNS, units: UNITS },
  choicesOf({ ...model, weights: { ...UNFITTED, reading, splitting, turns } }, trustChoice),
);
writeFileSync(
  join(CONTENT_FOLDER, WEIGHTS),
  `# How much each sign counts: for a reading of a piece, for a way to take a sentence apart, for a way to\n# understand several sentences, and for its being right. Written by npm run practice:fit from the consultations.\n${asYaml({ reading, splitting, turns, trust })}`,
);

/** Numbers in a row stand in one line. */
function asYaml(weights: LanguageModel['weights']): string {
  const document = new Document(weights);
  visit(document, {
    Seq(_, row) {
      row.flow = true;
    },
  });
  return document.toString({ flowCollectionPadding: false });
}

/** What the product itself suggests to say, as it may be said to anybody. */
function suggestedQuestions(): readonly SaidQuestion[] {
  return suggestedSentences(content.sentencesToTry).flatMap(([asks, ask]): readonly SaidQuestion[] =>
    isIntent(asks)
      ? [
          {
            ask,
            intents: [asks],
            or: [],
            context: ANYBODY,
            isSpoken: false,
          },
        ]
      : [],
  );
}

async function learntWithout(leftOut: LeftOut): Promise<LearntLanguage> {
  const worker = new Worker(new URL('./learn-worker.ts', import.meta.url), { workerData: leftOut });
  const [learnt] = await once(worker, 'message');
  return learnt;
}

function choicesOf<Sign extends string>(
  asUsed: LanguageModel,
  choose: (opened: Language, question: SaidQuestion) => readonly Choice<Sign>[],
): readonly Choice<Sign>[] {
  const opened = openLanguage(asUsed);
  return questions.flatMap(question => {
    const choices = choose(opened, question);
    return Array.from({ length: question.isSpoken ? AS_SPOKEN : 1 }, () => choices).flat();
  });
}

/** The one sentence of a question, if it has only one. */
function onlySentence({ ask }: SaidQuestion): Sentence | null {
  const [only, ...others] = sentencesOf(ask);
  return only === undefined || others.length > 0 ? null : only;
}

/** What a question that asks one thing may be taken for. */
function readingChoice(opened: Language, question: SaidQuestion): readonly Choice<ReadingSign>[] {
  const sentence = onlySentence(question);
  const asked = question.intents.filter(intent => !isAside(intent));
  if (sentence === null || asked.length > 1) return [];
  const { heard, options } = optionsOfPiece(opened, sentence.whole, question.context);
  return [
    {
      options: options.map(({ asks, evidence }) => ({
        signs: evidence,
        isRight:
          asks === NOTHING
            ? question.intents.length === 0
            : question.intents.length > 0 &&
              isRight([meant(opened, asks, heard, question.context)], question),
      })),
    },
  ];
}

/** The ways a question may be taken apart. */
function splittingChoice(opened: Language, question: SaidQuestion): readonly Choice<SplitSign>[] {
  const sentence = onlySentence(question);
  if (sentence === null || question.intents.length === 0) return [];
  const splits = splitsOf(opened, sentence, question.context);
  const right = rightAmong(
    splits.map(split => split.parts.flatMap(({ asks }) => asks)),
    question,
  );
  return [
    {
      options: splits.map(({ evidence }, place) => ({ signs: evidence, isRight: right[place] === true })),
    },
  ];
}

/** The ways several sentences may be understood. */
function turnChoice(opened: Language, question: SaidQuestion): readonly Choice<TurnSign>[] {
  const sentences = sentencesOf(question.ask);
  if (sentences.length < 2) return [];
  const ways = waysOf(opened, sentences, question.context);
  const right = rightAmong(
    ways.map(way => way.parts.flatMap(asksOf)),
    question,
  );
  return [
    { options: ways.map(({ evidence }, place) => ({ signs: evidence, isRight: right[place] === true })) },
  ];
}

/** Which of several readings are right: those that hear no talk where there is none, if there are such. */
function rightAmong(readings: readonly (readonly Intent[])[], question: SaidQuestion): readonly boolean[] {
  if (question.intents.length === 0) return readings.map(intents => intents.length === 0);
  const said = [question.intents, ...question.or].flat();
  const right = readings.map(intents => isRight(intents, question));
  const exact = readings.map(
    (intents, place) =>
      right[place] === true && intents.every(intent => !isAside(intent) || said.includes(intent)),
  );
  return exact.includes(true) ? exact : right;
}

/** Whether the likeliest way is right. */
function trustChoice(opened: Language, question: SaidQuestion): readonly Choice<TrustSign>[] {
  const found = likeliestOf(opened, sentencesOf(question.ask), question.context);
  if (found === null) return [];
  const intents = found.parts.flatMap(asksOf);
  const isTrue = question.intents.length === 0 ? intents.length === 0 : isRight(intents, question);
  return [
    {
      options: [
        { signs: found.evidence, isRight: isTrue },
        { signs: NO_TRUST, isRight: !isTrue },
      ],
    },
  ];
}

function isRight(intents: Parameters<typeof isAskedBy>[0], { intents: asked, or }: SaidQuestion): boolean {
  return [asked, ...or].some(each => isAskedBy(intents, each));
}

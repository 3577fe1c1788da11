import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { stringify } from 'yaml';
import { languageModel } from '#content/practice/understanding/build-model.ts';
import { questionsOf, type SaidQuestion } from '#content/practice/understanding/consultations.ts';
import { isAskedBy } from '#content/practice/understanding/judge.ts';
import { type Choice, fittedWeights } from '#content/practice/understanding/logit-fit.ts';
import { type LanguageContent, readLanguage } from '#content/practice/understanding/read-language.ts';
import { CONTENT_FOLDER, readContent } from '#content/read/read-content.ts';
import { type Language, openLanguage } from '#domain/practice/understanding/language.ts';
import { NOTHING } from '#domain/practice/understanding/language-model.ts';
import { READING_SIGNS, type ReadingSign } from '#domain/practice/understanding/options.ts';
import { type Sentence, sentencesOf } from '#domain/practice/understanding/pieces.ts';
import { meant, optionsOfPiece } from '#domain/practice/understanding/read-piece.ts';
import { SPLIT_SIGNS, type SplitSign, splitsOf } from '#domain/practice/understanding/splits.ts';

/**
 * `npm run practice:fit`: how much each sign counts, so that consultations are understood best. Every consultation is read
 * by what the others teach, so that no question finds itself among the examples.
 */
const PARTS = 5;

/** The weights themselves may be of other signs than today's. */
const WEIGHTS = 'practice/weights.yaml';

const { language, problems: found } = readLanguage();
const problems = found.filter(({ file }) => file !== WEIGHTS);
for (const { file, message } of problems) console.error(`${file}: ${message}`);
if (problems.length > 0) process.exit(1);
const { content } = readContent();

const parts = Array.from({ length: PARTS }, (_, part) => {
  const isOfPart = (_consultation: unknown, place: number) => place % PARTS === part;
  const others: LanguageContent = {
    ...language,
    consultations: language.consultations.filter((each, place) => !isOfPart(each, place)),
  };
  return {
    model: languageModel(content, others),
    questions: language.consultations.filter(isOfPart).flatMap(questionsOf),
  };
});

const reading = fittedWeights(
  READING_SIGNS,
  parts.flatMap(({ model, questions }) => {
    const opened = openLanguage(model);
    return questions.flatMap(question => readingChoice(opened, question));
  }),
);
const splitting = fittedWeights(
  SPLIT_SIGNS,
  parts.flatMap(({ model, questions }) => {
    const opened = openLanguage({ ...model, weights: { reading, splitting: {} } });
    return questions.flatMap(question => splittingChoice(opened, question));
  }),
);
writeFileSync(
  join(CONTENT_FOLDER, WEIGHTS),
  `# How much each sign counts: for a reading of a piece, and for a way to take a sentence apart. Written by npm run\n# practice:fit from the consultations.\n${stringify({ reading, splitting })}`,
);

/** The one sentence of a question, if it has only one. */
function onlySentence({ ask }: SaidQuestion): Sentence | null {
  const [only, ...others] = sentencesOf(ask);
  return only === undefined || others.length > 0 ? null : only;
}

/** What a question that asks one thing may be taken for. */
function readingChoice(opened: Language, question: SaidQuestion): readonly Choice<ReadingSign>[] {
  const sentence = onlySentence(question);
  const asked = question.intents.filter(intent => !intent.startsWith('talk:') && intent !== 'open:more');
  if (sentence === null || asked.length > 1) return [];
  const { heard, options } = optionsOfPiece(opened, sentence.whole, question.context);
  return [
    {
      options: options.map(({ asks, evidence }) => ({
        signs: evidence,
        isRight:
          asks === NOTHING
            ? question.intents.length === 0
            : question.intents.length > 0 && isRight([meant(asks, heard, question.context)], question),
      })),
    },
  ];
}

/** The ways a question may be taken apart. */
function splittingChoice(opened: Language, question: SaidQuestion): readonly Choice<SplitSign>[] {
  const sentence = onlySentence(question);
  if (sentence === null || question.intents.length === 0) return [];
  return [
    {
      options: splitsOf(opened, sentence, question.context).map(({ parts: pieces, evidence }) => ({
        signs: evidence,
        isRight: isRight(
          pieces.flatMap(({ asks }) => asks),
          question,
        ),
      })),
    },
  ];
}

function isRight(intents: Parameters<typeof isAskedBy>[0], { intents: asked, or }: SaidQuestion): boolean {
  return [asked, ...or].some(each => isAskedBy(intents, each));
}

import { likelihoodText } from '#domain/diagnosis/likelihood/ranked.ts';
import { strongest, valuesAbout, valuesLead, worthWords } from '#domain/practice/debrief/debrief-words.ts';
import type { QuestionValue, QuestionValues } from '#domain/practice/debrief/question-values.ts';
import {
  cited,
  heading,
  listBlock,
  type PaperBlock,
  type PaperPart,
  quiet,
} from '#domain/practice/paper/paper-part.ts';

/** What each question was worth: the chart, the questions that moved most, and what was not asked. */
export function valuesPart(values: QuestionValues): PaperPart {
  const { before, questions, notAsked } = values;
  const likelihoods = [before, ...questions].map(({ likelihood }) => likelihood);
  return {
    title: 'What each question was worth',
    lead: valuesLead(values),
    blocks: [
      quiet(valuesAbout(values)),
      {
        kind: 'chart',
        likelihoods,
        alt: chartWords(likelihoods),
      },
      ...questionsUnder('Told you most', strongest(values, 1)),
      ...questionsUnder('Made it look less likely', strongest(values, -1)),
      ...(notAsked.length === 0 ? [] : [heading('Not asked, and most telling')]),
      ...listBlock(notAsked.map(({ ask }) => ask)),
    ],
  };
}

function questionsUnder(title: string, questions: readonly QuestionValue[]): readonly PaperBlock[] {
  if (questions.length === 0) return [];
  return [
    heading(title),
    ...questions.flatMap((question): readonly PaperBlock[] => [
      { kind: 'cites', cites: [cited(question)] },
      quiet(worthWords(question)),
    ]),
  ];
}

/** What the chart shows, for who cannot see it. */
function chartWords(likelihoods: readonly number[]): string {
  const words = likelihoods.map(likelihoodText).join(', ');
  return `How likely the right diagnosis was before the first question and after each: ${words}.`;
}

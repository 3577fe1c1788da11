import { useEffect } from 'react';
import type { CurrentSymptom } from '#domain/case/patient-record.ts';
import type { SuggestionSource, SymptomAnswer } from '#domain/suggestions/symptom-analysis.ts';
import { inSentence } from '#domain/text/in-sentence.ts';
import { announce } from '#web/controls/progress/announce.tsx';
import classes from '#web/screens/ai-suggested-symptoms/symptom-card.module.css';

type SymptomCardProps = {
  readonly complaint: CurrentSymptom;
  readonly answer: SymptomAnswer | undefined;
  readonly explanation: string;
  readonly source: SuggestionSource;
  readonly onYes: () => void;
  readonly onNo: () => void;
};

const SOURCES: Readonly<Record<SuggestionSource, string | null>> = {
  builtin: null,
  webhook: 'Suggested by the configured service.',
  llm: 'Chosen and worded by a language model from the built-in ranking.',
  fallback: 'The configured service did not answer. These suggestions come from the built-in knowledge.',
};

/** The question, its two answers and why it is asked. */
export function SymptomCard({ complaint, answer, explanation, source, onYes, onNo }: SymptomCardProps) {
  const question = `Do you have ${inSentence(complaint.text)}?`;
  useEffect(() => announce(question), [question]);
  return (
    <section className={`surface ${classes.card}`} aria-labelledby="suggested-symptom">
      <h2 id="suggested-symptom" className={classes.question}>
        {question}
      </h2>
      <div className={classes.answers}>
        <button type="button" className={classes.answer} aria-pressed={answer === 'yes'} onClick={onYes}>
          Yes
        </button>
        <button type="button" className={classes.answer} aria-pressed={answer === 'no'} onClick={onNo}>
          No
        </button>
      </div>
      <p className={classes.explanation}>{explanation}</p>
      {SOURCES[source] === null ? null : (
        <p className={classes.source} data-source={source}>
          {SOURCES[source]}
        </p>
      )}
    </section>
  );
}

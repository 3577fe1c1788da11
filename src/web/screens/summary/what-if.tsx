import { useState } from 'react';
import { differentialEndpoint } from '#contract/endpoints/differential.ts';
import { type Answer, isSkipped } from '#domain/case/answer.ts';
import { symptomsOf } from '#domain/case/symptoms.ts';
import type { DiagnosisResult } from '#domain/diagnosis/diagnosis-result.ts';
import { byLikelihood } from '#domain/diagnosis/likelihood/ranked.ts';
import { differentialOf } from '#domain/findings/differential-of.ts';
import { choicesIn, supposing } from '#domain/findings/supposed.ts';
import { type Choice, QUESTION_TYPE, type Question } from '#domain/questionnaire/question.ts';
import { useDifferential } from '#web/api/differential.ts';
import { useQuestions } from '#web/api/questions.ts';
import { ChoiceQuestion } from '#web/controls/choices/choice-question.tsx';
import { Dialog } from '#web/controls/dialogs/dialog.tsx';
import { OptionDropdown } from '#web/controls/lists/option-dropdown.tsx';
import { Skeleton } from '#web/controls/progress/skeleton.tsx';
import { LikelihoodBar } from '#web/differential/likelihood-bar.tsx';
import type { Known } from '#web/findings/use-known.ts';
import classes from '#web/screens/summary/what-if.module.css';

/** How many diagnoses are compared. */
const COMPARED = 8;

type WhatIfProps = {
  readonly known: Known;
  /** The differential of the case as it is. */
  readonly now: readonly DiagnosisResult[];
  readonly onClose: () => void;
};

/** Changes an answer in thought: the list moves, the case stays as it is. */
export function WhatIf({ known, now, onClose }: WhatIfProps) {
  const asked = askedOf(known);
  const [title, setTitle] = useState<string>('');
  const answer = asked.get(title);
  return (
    <Dialog title="What if?" isOpen onClose={onClose} size="wide">
      <p>Change an answer and see what it would do to the list. The case stays as it is.</p>
      <OptionDropdown
        id="what-if-question"
        label="Answer to change"
        options={[...asked.keys()]}
        value={title}
        onChange={setTitle}
      />
      {answer ? <Supposed key={title} answer={answer} known={known} now={now} /> : null}
    </Dialog>
  );
}

/** 'Chest pain: How did it start?' → the answer that was given. */
function askedOf({ record }: Known): ReadonlyMap<string, Answer> {
  const symptoms = new Map(symptomsOf(record).map(({ id, text }) => [id, text]));
  const chosen = record.answers.filter(
    answer => answer.choiceId !== null && !isSkipped(answer) && isChoosing(answer.questionType),
  );
  return new Map(chosen.map(answer => [`${symptoms.get(answer.symptomId)}: ${answer.questionText}`, answer]));
}

const isChoosing = (type: Answer['questionType']) =>
  type === QUESTION_TYPE.single || type === QUESTION_TYPE.multi;

type SupposedProps = Omit<WhatIfProps, 'onClose'> & { readonly answer: Answer };

function Supposed({ answer, known, now }: SupposedProps) {
  const questions = useQuestions(answer.symptomId, known.record);
  const question = questions.data?.find(({ id }) => id === answer.questionId);
  if (questions.isPending) return <Skeleton label="Loading questions..." shape="rows" />;
  if (!question) return <p>This question is no longer in the catalogue.</p>;
  return <Comparison question={question} answer={answer} known={known} now={now} />;
}

function Comparison({ question, answer, known, now }: SupposedProps & { readonly question: Question }) {
  const [choices, setChoices] = useState<readonly Choice[]>(() => choicesIn(question, answer));
  const supposition = { question, symptomId: answer.symptomId, choices };
  const supposed = useDifferential(differentialOf(supposing(known.said, supposition), known.vocabulary));
  const before = new Map(now.map(({ id, likelihood }) => [id, likelihood]));
  return (
    <div className={classes.columns}>
      <ChoiceQuestion
        label={question.text}
        mode={question.type === QUESTION_TYPE.multi ? 'multi' : 'single'}
        choices={question.choices}
        selected={choices.map(({ id }) => id)}
        onChange={ids => setChoices(question.choices.filter(({ id }) => ids.includes(id)))}
      />
      <section aria-label="What it would do" aria-live="polite">
        {supposed.isError ? <p>{differentialEndpoint.failure}</p> : null}
        <ol className={classes.rows}>
          {byLikelihood(supposed.data ?? [])
            .slice(0, COMPARED)
            .map(({ id, name, likelihood = 0 }) => (
              <li key={id}>
                <LikelihoodBar name={name} likelihood={likelihood} before={before.get(id) ?? 0} />
              </li>
            ))}
        </ol>
      </section>
    </div>
  );
}

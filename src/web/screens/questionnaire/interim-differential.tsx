import { useId } from 'react';
import { differentialEndpoint } from '#contract/endpoints/differential.ts';
import type { Answer } from '#domain/case/answer.ts';
import { isSkipped } from '#domain/case/answer.ts';
import { byLikelihood } from '#domain/diagnosis/likelihood/ranked.ts';
import { differentialOf } from '#domain/findings/differential-of.ts';
import { useDifferential } from '#web/api/differential.ts';
import { useInterimOpen } from '#web/case/interim-open.ts';
import { Skeleton } from '#web/controls/progress/skeleton.tsx';
import { LikelihoodBar } from '#web/differential/likelihood-bar.tsx';
import { useCaseDifferential } from '#web/differential/use-case-differential.ts';
import classes from './interim-differential.module.css';
import type { QuestionnaireState } from './use-questionnaire.ts';

/** How many are shown while questions are still to come. */
const LEADING = 5;

/** What the answers so far make likely, and what the last of them changed; closed until somebody wants to know. */
export function InterimDifferential({ state }: { readonly state: QuestionnaireState }) {
  const [isOpen, setOpen] = useInterimOpen();
  const id = useId();
  return (
    <section className={classes.interim}>
      <button
        type="button"
        className={classes.head}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        Likely so far
      </button>
      <div id={id} hidden={!isOpen}>
        {isOpen ? <Leading state={state} /> : null}
      </div>
    </section>
  );
}

function Leading({ state: { known, answers, index, questions } }: { readonly state: QuestionnaireState }) {
  const { said, vocabulary, isPending } = known;
  const last = questions
    .slice(0, index + 1)
    .flatMap(({ id }) => answers.get(id) ?? [])
    .findLast(answer => !isSkipped(answer));
  const now = useCaseDifferential(known);
  const before = useDifferential(isPending || !last ? null : differentialOf(without(said, last), vocabulary));
  if (now.isError) return <p className={classes.note}>{differentialEndpoint.failure}</p>;
  if (!now.data) return <Skeleton label="Calculating differential diagnoses..." shape="rows" />;
  const leading = byLikelihood(now.data).slice(0, LEADING);
  const earlier = new Map(before.data?.map(({ id, likelihood }) => [id, likelihood]));
  if (leading.length === 0) return <p className={classes.note}>The answers speak for no diagnosis yet.</p>;
  return (
    <>
      <ol className={classes.rows}>
        {leading.map(({ id, name, likelihood = 0 }) => (
          <li key={id}>
            <LikelihoodBar name={name} likelihood={likelihood} before={last && earlier.get(id)} />
          </li>
        ))}
      </ol>
      {last ? (
        <p className={classes.note}>
          Arrows show what “{last.questionText} {last.choiceText}” changed.
        </p>
      ) : null}
    </>
  );
}

function without(said: QuestionnaireState['known']['said'], last: Answer): typeof said {
  const answers = said.record.answers.filter(answer => answer !== last);
  return { ...said, record: { ...said.record, answers } };
}

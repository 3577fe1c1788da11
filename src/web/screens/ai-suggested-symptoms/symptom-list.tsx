import { phaseOf } from '#domain/suggestions/phase.ts';
import type { SymptomAnalysis } from '#domain/suggestions/symptom-analysis.ts';
import { type Status, StatusMark } from '#web/controls/status-mark.tsx';
import classes from '#web/screens/ai-suggested-symptoms/symptom-list.module.css';

type SymptomListProps = {
  readonly state: SymptomAnalysis;
  readonly onSelect: (index: number) => void;
};

/** All symptoms of the phase with their answers; choosing one goes there. */
export function SymptomList({ state, onSelect }: SymptomListProps) {
  const { complaints, index } = phaseOf(state);
  return (
    <ol className={classes.list}>
      {complaints.map(({ id, text }, i) => {
        const [status, label] = statusOf(state, id);
        return (
          <li key={id}>
            <button
              type="button"
              className={classes.item}
              aria-current={i === index ? 'step' : undefined}
              onClick={() => onSelect(i)}
            >
              <span>{text}</span>
              {status === 'open' ? null : <StatusMark status={status}>{label}</StatusMark>}
            </button>
          </li>
        );
      })}
    </ol>
  );
}

function statusOf(state: SymptomAnalysis, id: number): readonly [Status, string] {
  const answer = phaseOf(state).answers[id];
  if (answer === undefined) return ['open', ''];
  if (answer === 'yes') return ['good', 'Present'];
  return state.notAsked.includes(id) ? ['skipped', 'Not Present (not asked)'] : ['absent', 'Not Present'];
}

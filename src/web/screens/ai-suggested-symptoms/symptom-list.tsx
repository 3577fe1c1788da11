import { phaseOf } from '#domain/suggestions/phase.ts';
import type { SymptomAnalysis } from '#domain/suggestions/symptom-analysis.ts';
import { SideList } from '#web/controls/lists/side-list.tsx';
import { type Status, StatusMark } from '#web/controls/progress/status-mark.tsx';
import classes from '#web/screens/ai-suggested-symptoms/symptom-list.module.css';

type SymptomListProps = {
  readonly state: SymptomAnalysis;
  readonly onSelect: (index: number) => void;
};

/** All symptoms of the phase with their answers; choosing one goes there. */
export function SymptomList({ state, onSelect }: SymptomListProps) {
  const { complaints, index } = phaseOf(state);
  const items = complaints.map(({ id, text }) => {
    const [status, label] = statusOf(state, id);
    const content = (
      <>
        <span>{text}</span>
        {status === 'open' ? null : <StatusMark status={status}>{label}</StatusMark>}
      </>
    );
    return { id, content };
  });
  return <SideList items={items} current={index} onSelect={onSelect} itemClass={classes.item} />;
}

function statusOf(state: SymptomAnalysis, id: number): readonly [Status, string] {
  const answer = phaseOf(state).answers[id];
  if (answer === undefined) return ['open', ''];
  if (answer === 'yes') return ['good', 'Present'];
  return state.notAsked.includes(id) ? ['skipped', 'Not Present (not asked)'] : ['absent', 'Not Present'];
}

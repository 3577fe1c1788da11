import { useState } from 'react';
import type { ChosenDiagnosis } from '#domain/practice/debrief/commitment.ts';
import { ActionButton } from '#web/controls/buttons/action-button.tsx';
import { DiagnosisPicker } from '#web/practice/diagnosis-picker.tsx';
import { PickedList } from '#web/practice/picked-list.tsx';
import classes from './conversation.module.css';

const MOST_THOUGHTS = 3;

/** Asks once what the student thinks it is. */
export function ThoughtsPanel({
  onThought,
}: {
  readonly onThought: (diagnoses: readonly ChosenDiagnosis[]) => void;
}) {
  const [picked, setPicked] = useState<readonly ChosenDiagnosis[]>([]);
  return (
    <section className={classes.thoughts} aria-labelledby="thoughts">
      <h2 id="thoughts" className={classes.question}>
        What are you thinking?
      </h2>
      <p>Up to three diagnoses, the likeliest first. Nothing is told to you now.</p>
      <PickedList
        label="What you are thinking"
        diagnoses={picked}
        onRemove={id => setPicked(picked.filter(diagnosis => diagnosis.id !== id))}
      />
      {picked.length < MOST_THOUGHTS ? (
        <DiagnosisPicker
          id="thought"
          label="Diagnosis"
          taken={picked}
          onPick={diagnosis => setPicked([...picked, diagnosis])}
        />
      ) : null}
      <div className={classes.buttons}>
        <ActionButton size="small" onClick={() => onThought([])}>
          Skip
        </ActionButton>
        <ActionButton size="small" isDisabled={picked.length === 0} onClick={() => onThought(picked)}>
          Go On Asking
        </ActionButton>
      </div>
    </section>
  );
}

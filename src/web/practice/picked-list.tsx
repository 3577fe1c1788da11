import { IconX } from '@tabler/icons-react';
import type { ChosenDiagnosis } from '#domain/practice/debrief/commitment.ts';
import classes from './picked-list.module.css';

type PickedListProps = {
  readonly label: string;
  readonly diagnoses: readonly ChosenDiagnosis[];
  readonly onRemove: (id: number) => void;
};

/** Diagnoses that were picked, each to be taken out again. */
export function PickedList({ label, diagnoses, onRemove }: PickedListProps) {
  if (diagnoses.length === 0) return null;
  return (
    <ol className={classes.list} aria-label={label}>
      {diagnoses.map(({ id, name }) => (
        <li key={id} className={classes.item}>
          {name}
          <button
            type="button"
            className={`bare ${classes.remove}`}
            aria-label={`Remove ${name}`}
            onClick={() => onRemove(id)}
          >
            <IconX size={16} aria-hidden />
          </button>
        </li>
      ))}
    </ol>
  );
}

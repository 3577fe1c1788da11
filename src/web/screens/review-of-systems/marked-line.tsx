import { IconArrowBackUp } from '@tabler/icons-react';
import { counted } from '#domain/text/counted.ts';
import { ActionButton } from '#web/controls/buttons/action-button.tsx';
import classes from '#web/screens/review-of-systems/marked-line.module.css';
import type { Marked } from '#web/screens/review-of-systems/use-review.ts';

type MarkedLineProps = { readonly marked: Marked; readonly onUndo: (marked: Marked) => void };

/** What was just marked at once, and the way back. */
export function MarkedLine({ marked, onUndo }: MarkedLineProps) {
  return (
    <p className={classes.line}>
      {counted(marked.count, 'symptom')} marked not present
      <ActionButton
        kind="quiet"
        size="small"
        icon={<IconArrowBackUp size={18} aria-hidden />}
        onClick={() => onUndo(marked)}
      >
        Undo
      </ActionButton>
    </p>
  );
}

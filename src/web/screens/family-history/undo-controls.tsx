import { IconArrowBackUp, IconArrowForwardUp } from '@tabler/icons-react';
import { IconButton } from '#web/controls/buttons/icon-button.tsx';
import classes from '#web/screens/family-history/pedigree-view.module.css';
import type { Undo } from '#web/screens/family-history/use-undo.ts';

/** Takes a change of the family back, and does it again. */
export function UndoControls({ undo: { toUndo, toRedo, undo, redo } }: { readonly undo: Undo }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: two buttons are no form fields.
    <div className={classes.buttons} role="group" aria-label="Changes of the family">
      <IconButton label={nameOf('Undo', toUndo)} isRepeatable onClick={undo} isDisabled={!toUndo}>
        <IconArrowBackUp size={20} aria-hidden />
      </IconButton>
      <IconButton label={nameOf('Redo', toRedo)} isRepeatable onClick={redo} isDisabled={!toRedo}>
        <IconArrowForwardUp size={20} aria-hidden />
      </IconButton>
    </div>
  );
}

function nameOf(what: string, step: Undo['toUndo']): string {
  return step ? `${what}: ${step.label}` : what;
}

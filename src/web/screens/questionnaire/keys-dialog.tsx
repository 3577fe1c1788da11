import { Dialog } from '#web/controls/dialogs/dialog.tsx';
import classes from '#web/screens/questionnaire/keys-dialog.module.css';

const KEYS: readonly (readonly [string, string])[] = [
  ['1 – 9', 'Choose an answer'],
  ['0 – 10', 'Choose on a scale'],
  ['Enter or →', 'Next question'],
  ['←', 'Previous question'],
  ['?', 'Show this list'],
];

/** The keys of the questionnaire. */
export function KeysDialog({ isOpen, onClose }: { readonly isOpen: boolean; readonly onClose: () => void }) {
  return (
    <Dialog title="Keys" isOpen={isOpen} onClose={onClose} size="small">
      <dl className={classes.keys}>
        {KEYS.map(([key, meaning]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}

import { IconCheck } from '@tabler/icons-react';
import { type KeyboardEvent, memo, useId } from 'react';
import { FoundName } from '../search/found-name.tsx';
import classes from './choice-row.module.css';

export type ListedChoice = { readonly id: number; readonly text: string };

/** A few quiet words beside a choice. */
export type ChoiceNote = {
  readonly words: string;
  /** The choice is struck through: it was denied. */
  readonly isStruck: boolean;
};

type ChoiceRowProps = {
  readonly choice: ListedChoice;
  readonly mode: 'single' | 'multi';
  readonly name: string;
  /** Counted from 1, where the first nine can be chosen by that key. */
  readonly position?: number;
  /** The synonym that a search found it through. */
  readonly through?: string | undefined;
  /** A few muted words under the choice. */
  readonly detail?: string | undefined;
  readonly note?: ChoiceNote | undefined;
  readonly isSelected: boolean;
  readonly onToggle: (id: number) => void;
};

const KEYS = 9;

/** One choice: the whole row is the label of its radio button or checkbox. */
export const ChoiceRow = memo((props: ChoiceRowProps) => {
  const { choice, mode, name, position, detail, note, isSelected, onToggle } = props;
  const id = useId();
  const named = note && { 'aria-labelledby': `${id}-name`, 'aria-describedby': `${id}-note` };
  return (
    <label className={classes.row} data-selected={isSelected || undefined} data-mode={mode}>
      <input
        className={classes.input}
        type={mode === 'single' ? 'radio' : 'checkbox'}
        name={name}
        checked={isSelected}
        onChange={() => onToggle(choice.id)}
        onKeyDown={leaveSidewaysKeys}
        {...named}
      />
      <span className={classes.mark} aria-hidden>
        {isSelected && mode === 'multi' ? <IconCheck size={16} stroke={3} /> : null}
      </span>
      <span className={classes.text} data-struck={(note?.isStruck && !isSelected) || undefined}>
        <span id={`${id}-name`} className={classes.name}>
          <FoundName name={choice.text} through={props.through} />
        </span>
        {note ? (
          <span id={`${id}-note`} className={classes.note}>
            {note.words}
          </span>
        ) : null}
        {detail === undefined ? null : <span className={classes.detail}>{detail}</span>}
      </span>
      {choice.id < 0 ? <span className={classes.added}>Added</span> : null}
      {position !== undefined && position <= KEYS ? (
        <kbd className={classes.key} aria-hidden>
          {position}
        </kbd>
      ) : null}
    </label>
  );
});

/** Left and right move between questions; only up and down move within the choices. */
function leaveSidewaysKeys(event: KeyboardEvent) {
  if (event.key === 'ArrowLeft' || event.key === 'ArrowRight') event.preventDefault();
}

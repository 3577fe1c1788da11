import { IconPlus } from '@tabler/icons-react';
import { type FormEvent, memo, useState } from 'react';
import { ActionButton } from '../buttons/action-button.tsx';
import { TextField } from '../fields/text-field.tsx';
import classes from './add-custom-choice.module.css';

export type CustomChoice = {
  /** What was typed here before and not added. */
  readonly typed: string;
  readonly onType: (text: string) => void;
  readonly onAdd: (text: string) => void;
};

/** A choice of one's own. The button waits until there is text. */
export const AddCustomChoice = memo(({ typed, onType, onAdd }: CustomChoice) => {
  const [text, setText] = useState(typed);
  const type = (changed: string) => {
    setText(changed);
    onType(changed);
  };
  const isBlank = text.trim() === '';
  const add = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    if (isBlank) return;
    onAdd(text.trim());
    type('');
  };
  return (
    <form className={classes.form} onSubmit={add}>
      <TextField
        id="custom-choice"
        label="Something else"
        value={text}
        onChange={type}
        placeholder="Add your own choice"
      />
      <ActionButton type="submit" isDisabled={isBlank} icon={<IconPlus size={18} aria-hidden />}>
        Add
      </ActionButton>
    </form>
  );
});

import { IconPlus } from '@tabler/icons-react';
import { type FormEvent, useState } from 'react';
import { ActionButton } from './action-button.tsx';
import classes from './add-custom-choice.module.css';
import { TextField } from './text-field.tsx';

/** A choice of one's own. The button waits until there is text. */
export function AddCustomChoice({ onAdd }: { readonly onAdd: (text: string) => void }) {
  const [text, setText] = useState('');
  const isBlank = text.trim() === '';
  const add = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    if (isBlank) return;
    onAdd(text.trim());
    setText('');
  };
  return (
    <form className={classes.form} onSubmit={add}>
      <TextField
        id="custom-choice"
        label="Something else"
        value={text}
        onChange={setText}
        placeholder="Add your own choice"
      />
      <ActionButton type="submit" isDisabled={isBlank} icon={<IconPlus size={18} aria-hidden />}>
        Add
      </ActionButton>
    </form>
  );
}

import { IconPencil } from '@tabler/icons-react';
import type { FormEvent, KeyboardEvent, ReactNode } from 'react';
import type { EditablePart } from '#domain/case/document-edits.ts';
import { useTypedEdit } from '#web/case/typed-edits.ts';
import { ActionButton } from '#web/controls/buttons/action-button.tsx';
import { NotesField } from '#web/controls/fields/notes-field.tsx';
import { announce } from '#web/controls/progress/announce.tsx';
import classes from '#web/document/editable.module.css';

/** Writes what a student typed into a part of the document; blank, the part is the program's again. */
export type WriteDocument = (part: EditablePart, written: string) => void;

type EditableProps = {
  readonly part: EditablePart;
  /** What the part is called within a sentence: 'problem list'. */
  readonly name: string;
  /** What the text field asks for. */
  readonly label: string;
  /** As a text field holds it. */
  readonly text: string;
  readonly isEdited: boolean;
  /** Missing where the document can only be read. */
  readonly onWrite: WriteDocument | undefined;
  readonly children: ReactNode;
};

/** As long as a part may become. */
const LONGEST = 2000;

/** A part of the document that the student may write; what was written is marked as the student's. */
export function Editable(props: EditableProps) {
  const { part, name, text, isEdited, onWrite, children } = props;
  const [typed, setTyped] = useTypedEdit(part);
  // One of field and button is about to go, and with it the focus.
  const focusNext = (id: string) => requestAnimationFrame(() => document.getElementById(id)?.focus());
  const open = () => {
    setTyped(text);
    focusNext(fieldId(part));
  };
  const close = () => {
    setTyped(undefined);
    focusNext(`edit-${part}`);
  };
  if (typed !== undefined && onWrite)
    return <EditForm {...props} typed={typed} onType={setTyped} onWrite={onWrite} onClose={close} />;
  return (
    <div className={classes.editable}>
      <div>
        {children}
        {isEdited ? <p className={classes.mark}>Written by the student</p> : null}
      </div>
      {onWrite ? (
        <ActionButton
          id={`edit-${part}`}
          kind="quiet"
          size="small"
          icon={<IconPencil size={16} aria-hidden />}
          label={`Edit ${name}`}
          onClick={open}
        >
          Edit
        </ActionButton>
      ) : null}
    </div>
  );
}

function fieldId(part: EditablePart): string {
  return `written-${part}`;
}

type EditFormProps = EditableProps & {
  readonly typed: string;
  readonly onType: (typed: string) => void;
  readonly onWrite: WriteDocument;
  readonly onClose: () => void;
};

function EditForm(props: EditFormProps) {
  const { part, name, label, text, isEdited, typed, onType, onWrite, onClose } = props;
  const write = (written: string, said: string) => {
    onWrite(part, written);
    announce(said);
    onClose();
  };
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (typed.trim() === text) onClose();
    else write(typed, 'Saved');
  };
  const leaveOnEscape = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onClose();
  };
  return (
    <form className={classes.form} onSubmit={save} onKeyDown={leaveOnEscape} aria-label={`Edit ${name}`}>
      <NotesField id={fieldId(part)} label={label} value={typed} onChange={onType} maxLength={LONGEST} />
      <div className={classes.buttons}>
        <ActionButton type="submit" size="small">
          Save
        </ActionButton>
        <ActionButton kind="quiet" size="small" onClick={onClose}>
          Cancel
        </ActionButton>
        {isEdited ? (
          <ActionButton kind="quiet" size="small" onClick={() => write('', 'Reset to suggested')}>
            Reset to suggested
          </ActionButton>
        ) : null}
      </div>
    </form>
  );
}

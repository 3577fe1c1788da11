import { notesAnswer } from '#domain/questionnaire/new-answer.ts';
import { NotesField } from '#web/controls/fields/notes-field.tsx';
import type { InputProps } from '#web/screens/questionnaire/input-props.ts';

/** Free text in the patient's own words. */
export function NotesInput({ asked, answer, onAnswer }: InputProps) {
  return (
    <NotesField
      id="answer"
      label="Notes"
      placeholder="In the patient's own words"
      value={answer?.choiceText ?? ''}
      onChange={text => onAnswer(notesAnswer(asked, text, answer !== undefined))}
    />
  );
}

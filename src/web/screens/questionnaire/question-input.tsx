import { isSkipped } from '#domain/case/answer.ts';
import { QUESTION_TYPE, type Question } from '#domain/questionnaire/question.ts';
import { ChoiceInput } from '#web/screens/questionnaire/choice-input.tsx';
import { DurationInput } from '#web/screens/questionnaire/duration-input.tsx';
import { LaterSequenceInput } from '#web/screens/questionnaire/later-sequence-input.tsx';
import { NotesInput } from '#web/screens/questionnaire/notes-input.tsx';
import { NumberInput } from '#web/screens/questionnaire/number-input.tsx';
import type { QuestionnaireState } from '#web/screens/questionnaire/use-questionnaire.ts';

type QuestionInputProps = {
  readonly question: Question;
  readonly symptomId: number;
  readonly state: QuestionnaireState;
};

const INPUTS = {
  [QUESTION_TYPE.single]: ChoiceInput,
  [QUESTION_TYPE.number]: NumberInput,
  [QUESTION_TYPE.duration]: DurationInput,
  [QUESTION_TYPE.multi]: ChoiceInput,
  [QUESTION_TYPE.order]: LaterSequenceInput,
  [QUESTION_TYPE.notes]: NotesInput,
};

/** The control that answers this type of question; unknown types render nothing. */
export function QuestionInput({ question, symptomId, state }: QuestionInputProps) {
  const Input = INPUTS[question.type];
  if (!Input) return null;
  const recorded = state.answers.get(question.id);
  return (
    <Input
      asked={{ question, symptomId }}
      answer={recorded && !isSkipped(recorded) ? recorded : (state.proposed ?? undefined)}
      notes={state.notes}
      onAnswer={(answer, tapped) => state.answer({ question, answer, tapped })}
      onAddChoice={text => state.addChoice(question, text)}
    />
  );
}

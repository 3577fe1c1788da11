import { useCallbackRef } from '@mantine/hooks';
import { useCallback } from 'react';
import { isCustom, sameChoice } from '#domain/questionnaire/custom-choice.ts';
import { multiAnswer, type PosedQuestion, singleAnswer } from '#domain/questionnaire/new-answer.ts';
import { type Choice, QUESTION_TYPE } from '#domain/questionnaire/question.ts';
import { chosenAfter, tappedIn } from '#domain/questionnaire/tapped.ts';
import { readChoiceDraft, storeChoiceDraft } from '#web/case/choice-drafts.ts';
import { ChoiceQuestion } from '#web/controls/choices/choice-question.tsx';
import type { InputProps } from '#web/screens/questionnaire/input-props.ts';

/** One choice or several; the student may add one of their own, which is then chosen. */
export function ChoiceInput({ asked, answer, notes, onAnswer, onAddChoice }: InputProps) {
  const { id, choices, type, text } = asked.question;
  const isMulti = type === QUESTION_TYPE.multi;
  const selected = (answer?.choiceId ?? '').split(',').filter(Boolean).map(Number);
  const select = (ids: readonly number[], known: readonly Choice[] = choices) => {
    const tapped = tappedIn(known, selected, ids);
    const chosen = chosenAfter(
      asked.question,
      known.filter(choice => ids.includes(choice.id)),
      tapped,
    );
    onAnswer(replyTo(asked, chosen, isMulti), tapped);
  };
  const add = useCallbackRef((customText: string) => {
    const choice = sameChoice(choices, customText) ?? onAddChoice(customText);
    select(isMulti ? [...selected, choice.id] : [choice.id], [...choices, choice]);
  });
  const keepTyped = useCallback((typed: string) => storeChoiceDraft(id, typed), [id]);
  return (
    <ChoiceQuestion
      label={text}
      mode={isMulti ? 'multi' : 'single'}
      choices={choices.filter(choice => !isCustom(choice))}
      customChoices={choices.filter(isCustom)}
      selected={selected}
      notes={notes}
      onChange={select}
      custom={{ typed: readChoiceDraft(id), onType: keepTyped, onAdd: add }}
    />
  );
}

function replyTo(asked: PosedQuestion, taken: readonly Choice[], isMulti: boolean) {
  if (isMulti) return multiAnswer(asked, taken);
  const [choice] = taken;
  return choice ? singleAnswer(asked, choice) : null;
}

import { useWindowEvent } from '@mantine/hooks';
import { isTyping } from '#web/controls/page/is-typing.ts';

type AnswerKeys = {
  readonly onYes: () => void;
  readonly onNo: () => void;
  readonly onPrevious: () => void;
  readonly onNext: () => void;
};

/** Y and N answer, the sideways arrows go to the neighbours, while no dialog is open. */
export function useAnswerKeys(keys: AnswerKeys): void {
  useWindowEvent('keydown', event => {
    const act = actionOf(event.key, keys);
    if (!act || event.repeat || isTyping(event)) return;
    event.preventDefault();
    act();
  });
}

function actionOf(key: string, keys: AnswerKeys): (() => void) | undefined {
  if (key === 'ArrowLeft') return keys.onPrevious;
  if (key === 'ArrowRight') return keys.onNext;
  if (key.toLowerCase() === 'y') return keys.onYes;
  return key.toLowerCase() === 'n' ? keys.onNo : undefined;
}

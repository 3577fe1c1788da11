import { useWindowEvent } from '@mantine/hooks';
import { isTyping } from '#web/controls/page/is-typing.ts';

type InterviewKeys = {
  readonly onNext: () => void;
  readonly onPrevious: () => void;
  readonly onHelp: () => void;
};

/** Enter and the sideways arrows move between the questions; a question mark lists the keys. */
export function useInterviewKeys({ onNext, onPrevious, onHelp }: InterviewKeys): void {
  useWindowEvent('keydown', event => {
    if (event.defaultPrevented && event.key === 'Enter') return;
    const act = actionOf(event, { onNext, onPrevious, onHelp });
    if (!act) return;
    event.preventDefault();
    act();
  });
}

function actionOf(event: KeyboardEvent, keys: InterviewKeys): (() => void) | undefined {
  if (event.key === 'Enter') return ownsEnter(event) ? undefined : keys.onNext;
  if (isTyping(event)) return undefined;
  if (event.key === 'ArrowRight') return keys.onNext;
  if (event.key === 'ArrowLeft') return keys.onPrevious;
  return event.key === '?' ? keys.onHelp : undefined;
}

/** Enter belongs to buttons, links, notes, the custom choice and the search; elsewhere it goes on. */
function ownsEnter(event: KeyboardEvent): boolean {
  if (event.isComposing || document.querySelector('dialog[open]') !== null) return true;
  const target = event.target;
  return (
    target instanceof HTMLElement &&
    target.closest('button, a, textarea, select, form, [role=searchbox]') !== null
  );
}

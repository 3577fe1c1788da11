/**
 * Keeps the second click of a double click from acting: the first one may have brought the next question, or a dialog,
 * under the pointer. Buttons that count up or turn pages take every click; they carry `data-repeats`.
 */
export function ignoreSecondClicks(): () => void {
  const look = (event: MouseEvent) => {
    if (event.detail <= 1 || isRepeatable(event.target)) return;
    event.preventDefault();
    event.stopPropagation();
  };
  document.addEventListener('click', look, { capture: true });
  return () => document.removeEventListener('click', look, { capture: true });
}

function isRepeatable(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[data-repeats]') !== null;
}

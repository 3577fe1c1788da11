/** Modal dialogs as browsers have them: they take the focus, close on Escape if the page agrees, and give it back. */
export function addModalDialogs(): void {
  const focusedBefore = new WeakMap<HTMLDialogElement, Element | null>();
  HTMLDialogElement.prototype.showModal = function () {
    focusedBefore.set(this, document.activeElement);
    this.open = true;
    this.querySelector<HTMLElement>('button, input, select, textarea, [tabindex]')?.focus();
  };
  HTMLDialogElement.prototype.close = function () {
    this.open = false;
    const before = focusedBefore.get(this);
    if (before instanceof HTMLElement) before.focus();
  };
  document.addEventListener('keydown', ({ key, defaultPrevented }) => {
    if (key !== 'Escape' || defaultPrevented) return;
    const uppermost = [...document.querySelectorAll('dialog[open]')].at(-1);
    uppermost?.dispatchEvent(new Event('cancel', { cancelable: true }));
  });
}

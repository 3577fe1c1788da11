const TOLERANCE_PX = 20;

/** Whether a box shows its end, give or take 20 px. */
export function isScrolledToBottom(
  box: Pick<Element, 'scrollTop' | 'clientHeight' | 'scrollHeight'>,
): boolean {
  return box.scrollHeight - box.scrollTop - box.clientHeight <= TOLERANCE_PX;
}

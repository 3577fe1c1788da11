import type { Page } from '@playwright/test';

/** What overlaps in the drawing as the browser has laid it out: names of what should not. */
export function clashesIn(page: Page): Promise<string[]> {
  return page.locator('svg[aria-label="Pedigree"]').evaluate(svg => {
    /** A pixel of anti-aliasing is no overlap. */
    const TOUCH = 1;
    const box = (element: Element) => element.getBoundingClientRect();
    const meet = (one: DOMRect, other: DOMRect) =>
      Math.min(one.right, other.right) - Math.max(one.left, other.left) > TOUCH &&
      Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > TOUCH;
    const inSymbol = (text: Element) => text.getAttribute('font-size') === '15';
    const texts = [...svg.querySelectorAll('text')].filter(text => text.textContent !== '');
    const sheet = box(svg);
    const lines = [...svg.querySelectorAll(':scope > g:first-child > line')].filter(
      line => line.getAttribute('stroke-width') === '1.6',
    );
    const found: string[] = lines.length > 0 && texts.length > 0 ? [] : ['nothing was drawn'];
    for (const [index, text] of texts.entries()) {
      const own = box(text);
      for (const other of texts.slice(index + 1)) {
        if (meet(own, box(other))) found.push(`${text.textContent} over ${other.textContent}`);
      }
      for (const line of inSymbol(text) ? [] : lines) {
        const { left, right, top, bottom } = box(line);
        const pen = new DOMRect(left - 0.5, top - 0.5, right - left + 1, bottom - top + 1);
        if (meet(own, pen)) found.push(`a line through ${text.textContent}`);
      }
      const isInside =
        own.left >= sheet.left - TOUCH &&
        own.right <= sheet.right + TOUCH &&
        own.top >= sheet.top - TOUCH &&
        own.bottom <= sheet.bottom + TOUCH;
      if (!isInside) found.push(`${text.textContent} sticks out`);
    }
    return found;
  });
}

import type { Page } from '@playwright/test';
import { expect } from './session.ts';

/** The narrowest phone, and a desk of 1280 px at 200 % zoom (WCAG 1.4.10 and 1.4.4). */
const REFLOWED = [
  { width: 320, height: 640 },
  { width: 640, height: 400 },
];

/** Small and zoomed, everything is still there: nothing sticks out, is cut off, lies on other words or stays covered. */
export async function expectReflows(page: Page): Promise<void> {
  for (const viewport of REFLOWED) {
    await page.setViewportSize(viewport);
    // What a page draws anew for its width may take more than a frame.
    await expect.poll(() => layoutFaults(page), { message: `at ${viewport.width} px` }).toEqual([]);
  }
}

async function layoutFaults(page: Page): Promise<readonly string[]> {
  return [
    ...(await page.evaluate(sidewaysFaults)),
    ...(await page.evaluate(wordFaults)),
    ...(await page.evaluate(coveredControls)),
  ];
}

/** What sticks out to the side, and what scrolls sideways without being a table, a diagram or a file's text. */
function sidewaysFaults(): string[] {
  const root = document.documentElement;
  const wide = root.scrollWidth > window.innerWidth ? [`the page is ${root.scrollWidth} px wide`] : [];
  const scrollers = [...document.querySelectorAll('*')].filter(element => {
    const scrolls = /auto|scroll/.test(getComputedStyle(element).overflowX);
    return scrolls && element.clientWidth > 0 && element.scrollWidth > element.clientWidth + 1;
  });
  const wrong = scrollers.filter(element => !element.matches('textarea, pre, :has(table, svg[role], pre)'));
  return [...wide, ...wrong.map(element => `scrolls sideways: ${element.outerHTML.slice(0, 120)}`)];
}

/** Words that are cut off, or that lie on others. */
function wordFaults(): string[] {
  type Words = { text: string; parent: Element; rect: DOMRect; layer: Element | null };
  const dialog = [...document.querySelectorAll('dialog:modal')].at(-1);
  const words: Words[] = [];
  const isUnseen = (element: Element) => {
    for (let at: Element | null = element; at; at = at.parentElement)
      if (getComputedStyle(at).clipPath !== 'none') return true;
    return false;
  };
  const isTop = (element: Element) => element.matches('body, dialog');
  /** What is scrolled away inside its own box waits there. */
  const isInView = (element: Element, rect: DOMRect) => {
    for (let at: Element | null = element; at && !isTop(at); at = at.parentElement) {
      if (!/auto|scroll/.test(getComputedStyle(at).overflowY + getComputedStyle(at).overflowX)) continue;
      const box = at.getBoundingClientRect();
      if (rect.bottom > box.bottom + 2 || rect.top < box.top - 2 || rect.left > box.right) return false;
    }
    return true;
  };
  const layerOf = (element: Element) => {
    for (let at: Element | null = element; at; at = at.parentElement) {
      const { position, zIndex } = getComputedStyle(at);
      if (/sticky|fixed/.test(position) || (position === 'absolute' && zIndex !== 'auto')) return at;
    }
    return null;
  };
  const walker = document.createTreeWalker(dialog ?? document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    const text = node.textContent?.trim() ?? '';
    if (!parent || text === '' || parent.closest('svg, option, script, style, noscript')) continue;
    const isShown = parent.checkVisibility({
      opacityProperty: true,
      visibilityProperty: true,
      contentVisibilityAuto: true,
    });
    if (!isShown || isUnseen(parent)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const layer = layerOf(parent);
    for (const rect of range.getClientRects())
      if (rect.width > 1 && isInView(parent, rect)) words.push({ text, parent, rect, layer });
  }
  const cutOff = words.filter(({ parent, rect }) => {
    for (let at: Element | null = parent; at && !isTop(at); at = at.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(at);
      if (/auto|scroll/.test(overflowX + overflowY)) return false;
      if (overflowX === 'visible' && overflowY === 'visible') continue;
      const box = at.getBoundingClientRect();
      if (rect.right > box.right + 1.5 || rect.left < box.left - 1.5) return true;
      if (rect.bottom > box.bottom + 4 || rect.top < box.top - 4) return true;
    }
    return false;
  });
  const sorted = words.toSorted((a, b) => a.rect.top - b.rect.top);
  const overlaps = sorted.flatMap((upper, index) => {
    const found: string[] = [];
    for (let next = index + 1; next < sorted.length; next += 1) {
      const lower = sorted[next];
      if (!lower || lower.rect.top > upper.rect.bottom - 6) break;
      const across =
        Math.min(upper.rect.right, lower.rect.right) - Math.max(upper.rect.left, lower.rect.left);
      if (across > 3 && upper.parent !== lower.parent && upper.layer === lower.layer)
        found.push(`“${upper.text.slice(0, 40)}” lies on “${lower.text.slice(0, 40)}”`);
    }
    return found;
  });
  const told = (fault: string, { text, rect }: Words) =>
    `${fault}: “${text.slice(0, 60)}” at ${Math.round(rect.left)}, ${Math.round(rect.top)}`;
  return [...new Set([...cutOff.map(found => told('cut off', found)), ...overlaps])];
}

/** Controls that stay behind something else once they were scrolled to, as the focus does it (WCAG 2.4.11). */
function coveredControls(): string[] {
  const dialog = [...document.querySelectorAll('dialog:modal')].at(-1);
  const controls = (dialog ?? document).querySelectorAll<HTMLElement>(
    'a[href], button:not(:disabled), input:not(:disabled), select, textarea, summary, [tabindex="0"]',
  );
  const before = window.scrollY;
  const isCovered = (control: HTMLElement) => {
    if (!control.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
    control.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    const { left, right, top, bottom, width, height } = control.getBoundingClientRect();
    if (width < 4 || height < 4) return false;
    const belongs = (element: Element | null) =>
      element !== null && (control.contains(element) || element.contains(control));
    const inset = (from: number, to: number, share: number) => from + (to - from) * share;
    return ![0.1, 0.5, 0.9].some(across =>
      [0.1, 0.5, 0.9].some(down =>
        belongs(document.elementFromPoint(inset(left, right, across), inset(top, bottom, down))),
      ),
    );
  };
  const covered = [...[...controls].filter(isCovered), ...[...controls].toReversed().filter(isCovered)];
  window.scrollTo(0, before);
  return [...new Set(covered)].map(control => `covered: ${control.outerHTML.slice(0, 160)}`);
}

import type { Page } from '@playwright/test';
import { expect } from './session.ts';

declare global {
  interface Window {
    /** What is drawn with nothing but its ground: bars, dots and lines. */
    painted?: (readonly [Element, '' | '::before' | '::after'])[];
  }
}

/** In forced colours, light and dark, what is drawn, chosen and focused can still be told. */
export async function expectSurvivesForcedColours(page: Page): Promise<void> {
  await page.evaluate(rememberPainted);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, forcedColors: 'active', reducedMotion: 'reduce' });
    await expect.poll(() => colourFaults(page), { message: `in forced colours, ${colorScheme}` }).toEqual([]);
  }
  await page.emulateMedia({ forcedColors: 'none', reducedMotion: 'reduce' });
}

async function colourFaults(page: Page): Promise<readonly string[]> {
  return [
    ...(await page.evaluate(vanished)),
    ...(await page.evaluate(unreadable)),
    ...(await page.evaluate(statesThatLookAlike)),
    ...(await page.evaluate(focusUnseen)),
  ];
}

/** Keeps, on the page, which elements without words are told from what is around them by their ground alone. */
function rememberPainted(): void {
  const isClear = (colour: string) => /^rgba\(.*, 0\)$|^transparent$/.test(colour);
  const groundOf = (element: Element | null): string => {
    const colour = element ? getComputedStyle(element).backgroundColor : 'rgb(0, 0, 0)';
    return element && isClear(colour) ? groundOf(element.parentElement) : colour;
  };
  const hasWords = (element: Element) => (element.textContent ?? '').trim() !== '';
  const painted: NonNullable<Window['painted']> = [];
  for (const element of document.querySelectorAll('body *:not(svg, svg *, input, textarea, select)')) {
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    for (const part of ['', '::before', '::after'] as const) {
      const style = getComputedStyle(element, part || null);
      const isThere = part === '' ? !hasWords(element) : style.content === '""';
      if (!isThere || isClear(style.backgroundColor)) continue;
      const { width, height } = part === '' ? element.getBoundingClientRect() : { width: 1, height: 1 };
      const around = groundOf(part === '' ? element.parentElement : element);
      if (width > 0 && height > 0 && style.backgroundColor !== around) painted.push([element, part]);
    }
  }
  window.painted = painted;
}

/** Of what was drawn by its ground alone, what cannot be seen any more. */
function vanished(): string[] {
  const isClear = (colour: string) => /^rgba\(.*, 0\)$|^transparent$/.test(colour);
  const groundOf = (element: Element | null): string => {
    const colour = element ? getComputedStyle(element).backgroundColor : 'rgb(0, 0, 0)';
    return element && isClear(colour) ? groundOf(element.parentElement) : colour;
  };
  return (window.painted ?? [])
    .filter(([element]) => element.isConnected)
    .filter(([element, part]) => {
      const style = getComputedStyle(element, part || null);
      const around = groundOf(part === '' ? element.parentElement : element);
      const hasEdge = [style.borderTopWidth, style.borderBottomWidth, style.outlineWidth].some(
        (width, index) =>
          Number.parseFloat(width) > 0 &&
          [style.borderTopStyle, style.borderBottomStyle, style.outlineStyle][index] !== 'none',
      );
      return !hasEdge && (isClear(style.backgroundColor) || style.backgroundColor === around);
    })
    .map(([element, part]) => `vanishes: ${element.outerHTML.slice(0, 100)}${part}`);
}

/** Words in the colour of what the browser puts behind them, or of what they stand on where it was told not to. */
function unreadable(): string[] {
  const probe = document.createElement('i');
  probe.style.color = 'Canvas';
  document.body.append(probe);
  const canvas = getComputedStyle(probe).color;
  probe.remove();
  const isClear = (colour: string) => /^rgba\(.*, 0\)$|^transparent$/.test(colour);
  const groundOf = (element: Element | null): string => {
    const colour = element ? getComputedStyle(element).backgroundColor : canvas;
    return element && isClear(colour) ? groundOf(element.parentElement) : colour;
  };
  return [...document.querySelectorAll('body *:not(svg *, script, style, option)')].flatMap(element => {
    const hasWords = [...element.childNodes].some(
      node => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
    );
    if (!hasWords || !element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return [];
    const { color, forcedColorAdjust } = getComputedStyle(element);
    const ground = forcedColorAdjust === 'none' ? groundOf(element) : canvas;
    return color === ground ? [`cannot be read: ${element.outerHTML.slice(0, 120)}`] : [];
  });
}

/** What is chosen and looks like what is not. */
function statesThatLookAlike(): string[] {
  const CHOSEN = 'input:checked, [aria-pressed=true], [aria-selected=true], [aria-checked=true]';
  const OTHERS = 'input:not(:checked), [aria-pressed=false], [aria-selected=false], [aria-checked=false]';
  const shown = (element: Element) => {
    const style = getComputedStyle(element);
    const { borderTopWidth, borderTopColor, borderBottomWidth, borderBottomColor } = style;
    const { backgroundColor, color, fontWeight, outlineStyle } = style;
    return [
      borderTopWidth,
      borderTopColor,
      borderBottomWidth,
      borderBottomColor,
      backgroundColor,
      color,
      fontWeight,
      outlineStyle,
    ].join();
  };
  /** A native box shows by itself; for the rest the row it belongs to, with its signs. */
  const look = (element: Element) => {
    const style = getComputedStyle(element);
    const isNative =
      element instanceof HTMLInputElement && style.opacity === '1' && style.appearance !== 'none';
    if (isNative) return `native ${element.checked}`;
    const row = element.closest('label') ?? element;
    const parts = [row, ...row.querySelectorAll('*:not(svg *)')].map(shown);
    const pseudo = ['::before', '::after'].map(part => {
      const { content, backgroundColor, borderBottomColor } = getComputedStyle(row, part);
      return content + backgroundColor + borderBottomColor;
    });
    return [...parts, ...pseudo, row.querySelectorAll('svg').length].join(';');
  };
  const isSeen = (element: Element) => {
    const row = element.closest('label') ?? element;
    return row.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  };
  return [...document.querySelectorAll(CHOSEN)].filter(isSeen).flatMap(chosen => {
    const group = chosen.closest(
      'fieldset, [role=radiogroup], [role=tablist], [role=listbox], ul, ol, form, main',
    );
    const kind = chosen.getAttribute('role') ?? chosen.tagName + chosen.getAttribute('type');
    const others = [...(group?.querySelectorAll(OTHERS) ?? [])].filter(
      other =>
        isSeen(other) &&
        kind === (other.getAttribute('role') ?? other.tagName + other.getAttribute('type')) &&
        other.className === chosen.className,
    );
    return others.some(other => look(other) === look(chosen))
      ? [`looks as if not chosen: ${(chosen.closest('label') ?? chosen).outerHTML.slice(0, 160)}`]
      : [];
  });
}

/** Of each kind of control one that shows no ring when the keyboard comes to it. */
async function focusUnseen(): Promise<string[]> {
  const dialog = [...document.querySelectorAll('dialog:modal')].at(-1);
  const controls = (dialog ?? document).querySelectorAll<HTMLElement>(
    'a[href], button:not(:disabled), input:not(:disabled), select, textarea, summary, [tabindex="0"]',
  );
  const kinds = new Map<string, HTMLElement>();
  for (const control of controls)
    if (control.checkVisibility({ visibilityProperty: true }))
      kinds.set(
        `${control.tagName} ${control.getAttribute('class')} ${control.closest('label')?.className}`,
        control,
      );
  const isRinged = (element: Element) => {
    const { outlineStyle, outlineWidth, opacity, clipPath } = getComputedStyle(element);
    const isThere = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
    return isThere && opacity !== '0' && clipPath === 'none';
  };
  const before = document.activeElement;
  const strokes = (control: Element) =>
    [...control.querySelectorAll('svg *, circle, rect, path')]
      .map(shape => getComputedStyle(shape).stroke)
      .join();
  /** What a page draws where the focus was goes with the next frames. */
  const drawnAnew = () =>
    new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(() => resolve(null))));
  const isUnseen = async (control: HTMLElement) => {
    if (document.activeElement instanceof HTMLElement || document.activeElement instanceof SVGElement)
      document.activeElement.blur();
    if (control instanceof SVGElement) await drawnAnew();
    const drawn = strokes(control);
    control.focus({ preventScroll: true, focusVisible: true } as FocusOptions);
    if (document.activeElement !== control) return false;
    const around = [
      control,
      control.parentElement,
      control.parentElement?.parentElement,
      control.nextElementSibling,
    ];
    const isBehind = getComputedStyle(control, '::after').outlineStyle !== 'none';
    const isDrawn = control instanceof SVGElement && strokes(control) !== drawn;
    return !isBehind && !isDrawn && !around.some(element => element && isRinged(element));
  };
  const unseen: HTMLElement[] = [];
  for (const control of kinds.values()) if (await isUnseen(control)) unseen.push(control);
  if (before instanceof HTMLElement) before.focus({ preventScroll: true });
  return unseen.map(control => `focus not seen: ${control.outerHTML.slice(0, 160)}`);
}

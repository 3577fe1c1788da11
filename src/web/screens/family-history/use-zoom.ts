import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import type { Frame } from '#domain/pedigree/drawing/fitted-scene.ts';

const SMALLEST = 0.4;
const LARGEST = 2.5;
const STEP = 1.2;

/** The sizes between which a drawing opens: its words are as large as the page's small text, or a little larger. */
const LEGIBLE = { least: 1.1, most: 1.35 } as const;

/** On a phone no legible size shows a family at once: there it opens whole, to be enlarged where one looks. */
const PHONE = '(max-width: 47.99em)';

/** The sheet's own edges, left and right together, in px. */
const EDGES = 16;

/** So much of the window's height is a drawing to take when it opens. */
const SHARE_OF_WINDOW = 0.62;

export type Zoom = {
  readonly scale: number;
  readonly isLargest: boolean;
  readonly isSmallest: boolean;
  readonly zoomIn: () => void;
  readonly zoomOut: () => void;
  /** Shows the whole width at once. */
  readonly fit: () => void;
};

/** How large a drawing of a given width is shown; it opens as wide as there is room. */
export function useZoom(sheet: RefObject<HTMLElement | null>, { width, height }: Frame): Zoom {
  const [scale, setScale] = useState<number>(LEGIBLE.least);
  const shown = useRef(scale);
  const isOpened = useRef(false);

  // Once: afterwards the reader decides.
  useLayoutEffect(() => {
    const element = sheet.current;
    if (!element || isOpened.current) return;
    isOpened.current = true;
    const least = window.matchMedia(PHONE).matches ? SMALLEST : LEGIBLE.least;
    const whole = Math.min(
      (element.clientWidth - EDGES) / width,
      (window.innerHeight * SHARE_OF_WINDOW) / height,
    );
    setScale(Math.min(LEGIBLE.most, Math.max(least, whole)));
  }, [sheet, width, height]);

  // What is in the middle stays in the middle.
  useLayoutEffect(() => {
    const element = sheet.current;
    if (element && shown.current !== scale) {
      const middle = (element.scrollLeft + element.clientWidth / 2) / shown.current;
      element.scrollLeft = middle * scale - element.clientWidth / 2;
      shown.current = scale;
    }
  }, [scale, sheet]);

  const limited = (value: number) => setScale(Math.min(LARGEST, Math.max(SMALLEST, value)));
  return {
    scale,
    isLargest: scale >= LARGEST,
    isSmallest: scale <= SMALLEST,
    zoomIn: () => limited(scale * STEP),
    zoomOut: () => limited(scale / STEP),
    fit: () => limited(((sheet.current?.clientWidth ?? width) - EDGES) / width),
  };
}

import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import type { Frame } from '#domain/pedigree/drawing/fitted-scene.ts';

const SMALLEST = 0.4;
const LARGEST = 2.5;
const STEP = 1.2;

/** A small family is not blown up beyond this: its words are a little larger than the page's small text then. */
const LARGEST_WHOLE = 1.35;

/** So much of the window's height is a drawing to take when the whole of it is shown. */
const SHARE_OF_WINDOW = 0.62;

export type Zoom = {
  readonly scale: number;
  readonly isLargest: boolean;
  readonly isSmallest: boolean;
  readonly isWhole: boolean;
  readonly zoomIn: () => void;
  readonly zoomOut: () => void;
  /** As wide as there is room. */
  readonly fit: () => void;
  /** Shows the whole family, however small that is, and keeps showing it. */
  readonly showWhole: () => void;
};

/** How large a drawing is shown: the whole family, until somebody chooses another size. */
export function useZoom(sheet: RefObject<HTMLElement | null>, { width, height }: Frame): Zoom {
  const room = useRoom(sheet);
  const [chosen, setChosen] = useState<number>();
  const wide = room.width / width;
  const whole = Math.min(LARGEST_WHOLE, wide, room.height / height);
  const smallest = Math.min(SMALLEST, whole);
  const scale = chosen ?? whole;

  // What is in the middle stays in the middle.
  const shown = useRef(scale);
  useLayoutEffect(() => {
    const element = sheet.current;
    if (element && shown.current !== scale) {
      const middle = (element.scrollLeft + element.clientWidth / 2) / shown.current;
      element.scrollLeft = middle * scale - element.clientWidth / 2;
      shown.current = scale;
    }
  }, [scale, sheet]);

  const limited = (value: number) => setChosen(Math.min(LARGEST, Math.max(smallest, value)));
  return {
    scale,
    isLargest: scale >= LARGEST,
    isSmallest: scale <= smallest,
    isWhole: chosen === undefined,
    zoomIn: () => limited(scale * STEP),
    zoomOut: () => limited(scale / STEP),
    fit: () => limited(wide),
    showWhole: () => setChosen(undefined),
  };
}

/** The room for a drawing, in px; it follows the window. Before the page has a layout there is room enough. */
function useRoom(sheet: RefObject<HTMLElement | null>): Frame {
  const [room, setRoom] = useState<Frame>({ width: 1000, height: 500 });
  useLayoutEffect(() => {
    const element = sheet.current;
    if (!element) return;
    const measure = () => {
      const { paddingLeft, paddingRight } = getComputedStyle(element);
      const width = element.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
      if (width > 0) setRoom({ width, height: window.innerHeight * SHARE_OF_WINDOW });
    };
    measure();
    window.addEventListener('resize', measure);
    return () => window.removeEventListener('resize', measure);
  }, [sheet]);
  return room;
}

import type { FittedScene, Frame } from '#domain/pedigree/drawing/fitted-scene.ts';
import type { Scene } from '#domain/pedigree/drawing/scene.ts';
import type { Fill, Shape } from '#domain/pedigree/drawing/shape.ts';
import { escaped } from '#domain/text/escaped.ts';

export const INK = '#1c1b19';
const QUIET = '#55524d';
const PAPER = '#ffffff';

/** Faces of one width or nearly so, in the order of systems. */
export const FONT = "Arial, Helvetica, 'Liberation Sans', 'Noto Sans', sans-serif";

const COLOURS: Readonly<Record<Fill, string>> = { ink: INK, paper: PAPER, none: 'none' };

/** A drawing as a SVG document of a given size on white paper; attributes only, so that it looks alike everywhere. */
export function svgText({ scene, scale }: FittedScene, frame: Frame): string {
  const x = (frame.width - scene.width * scale) / 2;
  const y = (frame.height - scene.height * scale) / 2;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${frame.width}" height="${frame.height}" viewBox="0 0 ${frame.width} ${frame.height}" font-family="${FONT}">`,
    `<rect width="${frame.width}" height="${frame.height}" fill="${PAPER}"/>`,
    `<g transform="translate(${x.toFixed(2)} ${y.toFixed(2)}) scale(${scale.toFixed(4)})">`,
    ...shapesOf(scene).map(shapeText),
    '</g></svg>',
  ].join('');
}

/** The whole drawing as a SVG document of its own size. */
export function standaloneSvg(scene: Scene): string {
  return svgText({ scene, scale: 1 }, { width: Math.ceil(scene.width), height: Math.ceil(scene.height) });
}

/** Everything in the order in which it is painted: lines lie under symbols, words on top. */
export function shapesOf({ shapes, figures }: Scene): Shape[] {
  return [...shapes, ...figures.flatMap(({ symbol }) => symbol), ...figures.flatMap(({ label }) => label)];
}

/** The attributes of a shape, by the names of SVG. */
export function attributesOf(shape: Shape): Readonly<Record<string, string | number>> {
  switch (shape.kind) {
    case 'line':
      return {
        x1: shape.x1,
        y1: shape.y1,
        x2: shape.x2,
        y2: shape.y2,
        stroke: INK,
        'stroke-width': shape.width,
        'stroke-linecap': 'square',
      };
    case 'circle':
      return { cx: shape.x, cy: shape.y, r: shape.r, ...painted(shape) };
    case 'polygon':
      return { points: shape.points.map(point => point.join(',')).join(' '), ...painted(shape) };
    case 'text':
      return {
        x: shape.x,
        y: shape.y,
        'font-size': shape.size,
        'text-anchor': shape.anchor,
        'font-weight': shape.isBold ? 700 : 400,
        fill: shape.isQuiet ? QUIET : INK,
      };
  }
}

function painted({ fill, width }: { readonly fill: Fill; readonly width: number }) {
  const pen = width > 0 ? { stroke: INK, 'stroke-width': width } : {};
  return { fill: COLOURS[fill], ...pen };
}

function shapeText(shape: Shape): string {
  const attributes = Object.entries(attributesOf(shape)).map(
    ([name, value]) => ` ${name}="${escaped(String(value))}"`,
  );
  const start = `<${shape.kind}${attributes.join('')}`;
  return shape.kind === 'text' ? `${start}>${escaped(shape.text)}</text>` : `${start}/>`;
}

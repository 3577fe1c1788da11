import type { Shape } from '#domain/pedigree/drawing/shape.ts';
import { attributesOf } from '#domain/pedigree/drawing/svg-text.ts';

const REACT_NAMES: Readonly<Record<string, string>> = {
  'stroke-width': 'strokeWidth',
  'stroke-linecap': 'strokeLinecap',
  'font-size': 'fontSize',
  'font-weight': 'fontWeight',
  'text-anchor': 'textAnchor',
};

/** The shapes of a drawing; the same that the picture and the PDF show. */
export function Shapes({ shapes }: { readonly shapes: readonly Shape[] }) {
  return shapes.map((shape, index) => {
    const named = Object.entries(attributesOf(shape)).map(([name, value]) => [
      REACT_NAMES[name] ?? name,
      value,
    ]);
    const attributes = Object.fromEntries(named);
    const Kind = shape.kind;
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: shapes have no identity of their own.
      <Kind key={index} {...attributes}>
        {shape.kind === 'text' ? shape.text : null}
      </Kind>
    );
  });
}

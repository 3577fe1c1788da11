import { type Scene, sceneOf } from '#domain/pedigree/drawing/scene.ts';
import type { Shape } from '#domain/pedigree/drawing/shape.ts';
import { shapesOf } from '#domain/pedigree/drawing/svg-text.ts';
import type { FamilyMember } from '#domain/pedigree/model/family-member.ts';
import { cleanText } from '#pdf/clean-text.ts';

/** A pedigree as the template draws it, line by line. */
export type PedigreeDrawing = {
  /** In units of the drawing. */
  readonly width: number;
  readonly height: number;
  /** Points a unit. */
  readonly scale: number;
  /** Too wide for a page that stands: it gets one that lies. */
  readonly isWide: boolean;
  readonly shapes: readonly Shape[];
};

/** Room for a drawing on A4, in points. */
const UPRIGHT = { width: 447, height: 560 } as const;
const LYING = { width: 750, height: 385 } as const;

/** Points a unit: the words of a drawing are 11 units high. */
const LARGEST = 0.85;
const LEGIBLE = 0.62;
const STILL_LEGIBLE = 0.47;

type Try = {
  readonly spacing: number;
  readonly isWide: boolean;
  readonly isCollapsed?: boolean;
  readonly least: number;
};

const LADDER: readonly Try[] = [
  { spacing: 110, isWide: false, least: LEGIBLE },
  { spacing: 95, isWide: false, least: LEGIBLE },
  { spacing: 80, isWide: false, least: LEGIBLE },
  { spacing: 95, isWide: true, least: LEGIBLE },
  { spacing: 80, isWide: true, least: STILL_LEGIBLE },
  { spacing: 80, isWide: true, isCollapsed: true, least: 0 },
];

/** The pedigree of the members in a request, drawn afresh; null when there are none. */
export function pedigreeDrawing(members: readonly FamilyMember[], year: number): PedigreeDrawing | null {
  if (members.length === 0) return null;
  const { scene, scale, isWide } = fittedToPage(members, year);
  return {
    width: scene.width,
    height: scene.height,
    scale,
    isWide,
    shapes: shapesOf(scene).map(cleaned),
  };
}

type Fitted = { readonly scene: Scene; readonly scale: number; readonly isWide: boolean };

function fittedToPage(members: readonly FamilyMember[], year: number): Fitted {
  const attempt = ({ spacing, isWide, isCollapsed = false }: Try): Fitted => {
    const scene = sceneOf(members, { year, spacing, isCollapsed });
    const room = isWide ? LYING : UPRIGHT;
    return { scene, isWide, scale: Math.min(LARGEST, room.width / scene.width, room.height / scene.height) };
  };
  for (const step of LADDER) {
    const fitted = attempt(step);
    if (fitted.scale >= step.least) return fitted;
  }
  return attempt({ spacing: 80, isWide: true, isCollapsed: true, least: 0 });
}

function cleaned(shape: Shape): Shape {
  return shape.kind === 'text' ? { ...shape, text: cleanText(shape.text) } : shape;
}

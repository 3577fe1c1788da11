import { type Scene, sceneOf } from '#domain/pedigree/drawing/scene.ts';
import type { FamilyMember } from '#domain/pedigree/model/family-member.ts';
import { NOTHING_ABOUT, type PedigreeAbout } from '#domain/pedigree/model/pedigree-about.ts';

/** The picture of the family diagram, in pixels (specification 19.23). */
export const DIAGRAM_SIZE = { width: 1000, height: 500 } as const;

export type Frame = { readonly width: number; readonly height: number };

/** A drawing with the scale at which it fits its frame. */
export type FittedScene = { readonly scene: Scene; readonly scale: number };

/** The steps by which a family is made smaller: first closer together, then plain siblings as one symbol. */
const LADDER = [
  { spacing: 120 },
  { spacing: 110 },
  { spacing: 100 },
  { spacing: 90 },
  { spacing: 80 },
  { spacing: 110, isCollapsed: true },
  { spacing: 95, isCollapsed: true },
  { spacing: 80, isCollapsed: true },
] as const;

/** At this scale the words can still be read without effort. */
const LEGIBLE = 0.9;
const LARGEST = 1.4;

/** The roomiest drawing that is legible in the frame; when none is, the one that comes nearest. */
export function fittedScene(
  members: readonly FamilyMember[],
  frame: Frame,
  year: number,
  about: PedigreeAbout = NOTHING_ABOUT,
): FittedScene {
  let best: FittedScene | undefined;
  for (const step of LADDER) {
    const scene = sceneOf(members, { year, legendRows: 3, about, ...step });
    const scale = Math.min(LARGEST, frame.width / scene.width, frame.height / scene.height);
    if (scale >= LEGIBLE) return { scene, scale };
    if (!best || scale > best.scale) best = { scene, scale };
  }
  return best ?? { scene: sceneOf(members, { year }), scale: 1 };
}

import { conditionKey } from '#domain/pedigree/drawing/condition-key.ts';
import { type Figure, figuresOf, NUMERALS } from '#domain/pedigree/drawing/figure.ts';
import { labelOf } from '#domain/pedigree/drawing/label.ts';
import { legendOf } from '#domain/pedigree/drawing/legend.ts';
import { type Shape, words } from '#domain/pedigree/drawing/shape.ts';
import type { Union } from '#domain/pedigree/layout/couple.ts';
import { stackedGenerations } from '#domain/pedigree/layout/generations.ts';
import type { Row } from '#domain/pedigree/layout/rows.ts';
import { type Places, spread } from '#domain/pedigree/layout/spread.ts';
import { familyGraph } from '#domain/pedigree/model/family-graph.ts';
import type { FamilyMember } from '#domain/pedigree/model/family-member.ts';
import type { Person } from '#domain/pedigree/model/person.ts';

/** A whole pedigree, ready to be drawn by whoever can draw lines and words. */
export type Scene = {
  readonly width: number;
  readonly height: number;
  /** Relationship lines, generation numerals and the legend. */
  readonly shapes: readonly Shape[];
  readonly figures: readonly Figure[];
  /** Who is whose parent. */
  readonly unions: readonly Union[];
};

export type SceneOptions = {
  /** The current year, for the order of siblings. */
  readonly year: number;
  /** Between the centres of neighbours: 80 to 120. */
  readonly spacing?: number;
  /** Draws three or more plain siblings of one sex as one symbol. */
  readonly isCollapsed?: boolean;
  /** Rows of the legend beyond which conditions are only counted. */
  readonly legendRows?: number;
};

const MARGIN = 12;
const NUMERAL_GUTTER = 34;
const BETWEEN_LABELS = 14;
const LEGEND_WIDTH = 420;
const LEGEND_GAP = 18;

/** Draws a family: the members in the standard nomenclature, their relationships, and the legend. */
export function sceneOf(members: readonly FamilyMember[], options: SceneOptions): Scene {
  const { spacing = 110, legendRows = 12 } = options;
  const graph = familyGraph(members, options);
  const places = shifted(spread(graph, spacing), MARGIN + NUMERAL_GUTTER + spacing / 2);
  const key = conditionKey(members);
  const labels = new Map(
    [...places.keys()].map(person => [person, labelOf(person, key, spacing - BETWEEN_LABELS)] as const),
  );
  const labelFor = (person: Person) => labels.get(person) ?? [];
  const { rows, lines } = stackedGenerations(graph, places, person => labelFor(person).length);
  const figures = graph.rows.flatMap((row, index) =>
    figuresOf(row.flat(), {
      row: index,
      y: rows[index]?.y ?? 0,
      xOf: person => places.get(person) ?? 0,
      labelOf: labelFor,
      key,
    }),
  );
  const right = Math.max(...places.values()) + spacing / 2 + MARGIN;
  const width = key.length > 0 ? Math.max(right, LEGEND_WIDTH) : right;
  const bottom = Math.max(...rows.map(row => row.bottom));
  const legend = legendOf(key, {
    left: MARGIN,
    top: bottom + LEGEND_GAP,
    width: width - 2 * MARGIN,
    rowLimit: legendRows,
  });
  return {
    width,
    height: bottom + (legend.height > 0 ? LEGEND_GAP + legend.height : 0) + MARGIN,
    shapes: [...lines, ...numerals(rows), ...legend.shapes],
    figures,
    unions: graph.unions,
  };
}

function shifted(places: Places, by: number): Places {
  return new Map([...places].map(([person, x]) => [person, x + by]));
}

function numerals(rows: readonly Row[]): Shape[] {
  return rows.map(({ y }, index) =>
    words({
      at: [MARGIN, y + 5],
      text: NUMERALS[index] ?? '',
      size: 14,
      anchor: 'start',
      isBold: true,
      isQuiet: true,
    }),
  );
}

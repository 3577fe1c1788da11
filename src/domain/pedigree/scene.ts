import { conditionKey, type KeyEntry } from '#domain/pedigree/condition-key.ts';
import { type FamilyGraph, familyGraph } from '#domain/pedigree/family-graph.ts';
import { linesOf } from '#domain/pedigree/family-lines.ts';
import type { FamilyMember } from '#domain/pedigree/family-member.ts';
import { LABEL_SIZE, type LabelLine, labelOf } from '#domain/pedigree/label.ts';
import type { Bar } from '#domain/pedigree/lanes.ts';
import { legendOf } from '#domain/pedigree/legend.ts';
import type { Person } from '#domain/pedigree/person.ts';
import { LABEL_AT, LINE_HEIGHT, type Row, stackRows } from '#domain/pedigree/rows.ts';
import { type Shape, words } from '#domain/pedigree/shape.ts';
import { middleOf, type Places, spread } from '#domain/pedigree/spread.ts';
import { RADIUS, symbolOf } from '#domain/pedigree/symbol.ts';

/** A symbol with its label, and whom it stands for. */
export type Figure = {
  readonly person: Person;
  /** The symbol's centre. */
  readonly x: number;
  readonly y: number;
  /** 0 the topmost generation. */
  readonly row: number;
  /** 'II-3': generation and number, counted from the left; empty for unnamed parents. */
  readonly number: string;
  readonly symbol: readonly Shape[];
  readonly label: readonly Shape[];
  /** How far down the label reaches. */
  readonly bottom: number;
};

/** A whole pedigree, ready to be drawn by whoever can draw lines and words. */
export type Scene = {
  readonly width: number;
  readonly height: number;
  /** Relationship lines, generation numerals and the legend. */
  readonly shapes: readonly Shape[];
  readonly figures: readonly Figure[];
};

export type SceneOptions = {
  /** The current year, for the order of siblings. */
  readonly year: number;
  /** Between the centres of neighbours: 80 to 120. */
  readonly spacing?: number;
  readonly isCollapsed?: boolean;
  /** Rows of the legend beyond which conditions are only counted. */
  readonly legendRows?: number;
};

const NUMERALS = ['I', 'II', 'III', 'IV'] as const;
const MARGIN = 12;
const NUMERAL_GUTTER = 34;
const LEGEND_WIDTH = 420;

/** Draws a family: the members in the standard nomenclature, their relationships, and the legend. */
export function sceneOf(members: readonly FamilyMember[], options: SceneOptions): Scene {
  const { spacing = 110, legendRows = 12 } = options;
  const graph = familyGraph(members, options);
  const left = MARGIN + NUMERAL_GUTTER + spacing / 2;
  const places = shifted(spread(graph, spacing), left);
  const key = conditionKey(members);
  const labels = new Map(
    [...places.keys()].map(person => [person, labelOf(person, key, spacing - 14)] as const),
  );
  const rows = stackRows(graph.rows.map(row => contentOf(row.flat(), labels, graph, places)));
  const figures = graph.rows.flatMap((row, index) =>
    figuresOf(row.flat(), { rows, index, places, labels, key }),
  );
  const right = Math.max(...places.values()) + spacing / 2 + MARGIN;
  const width = key.length > 0 ? Math.max(right, LEGEND_WIDTH) : right;
  const bottom = Math.max(...rows.map(row => row.bottom)) + 10;
  const legend = legendOf(key, {
    left: MARGIN,
    top: bottom + 8,
    width: width - 2 * MARGIN,
    rowLimit: legendRows,
  });
  return {
    width,
    height: bottom + (legend.height > 0 ? legend.height + 8 + MARGIN : MARGIN),
    shapes: [...familyLines(graph, rows, places), ...numerals(rows), ...legend.shapes],
    figures,
  };
}

function shifted(places: Places, by: number): Places {
  return new Map([...places].map(([person, x]) => [person, x + by]));
}

function contentOf(
  people: readonly Person[],
  labels: ReadonlyMap<Person, readonly LabelLine[]>,
  graph: FamilyGraph,
  places: Places,
) {
  return {
    lines: Math.max(...people.map(person => labels.get(person)?.length ?? 0)),
    bars: unionsIn(people, graph).map((union): Bar => {
      const xs = union.children.map(child => places.get(child) ?? 0);
      return { from: middleOf(union, places), left: Math.min(...xs), right: Math.max(...xs) };
    }),
  };
}

/** The unions with children whose parents are in a row, in a fixed order: their bars are in the same. */
function unionsIn(people: readonly Person[], { unions }: FamilyGraph) {
  return unions.filter(({ parents, children }) => children.length > 0 && people.includes(parents[0]));
}

function familyLines(graph: FamilyGraph, rows: readonly Row[], places: Places): Shape[] {
  return graph.unions.flatMap(union => {
    const index = graph.rows.findIndex(row => row.flat().includes(union.parents[0]));
    const { y = 0, lanes = [] } = rows[index] ?? {};
    const bar = unionsIn(graph.rows[index]?.flat() ?? [], graph).indexOf(union);
    return linesOf({ union, places, y, childY: rows[index + 1]?.y ?? 0, barY: lanes[bar] ?? 0 });
  });
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

type FigurePlace = {
  readonly rows: readonly Row[];
  readonly index: number;
  readonly places: Places;
  readonly labels: ReadonlyMap<Person, readonly LabelLine[]>;
  readonly key: readonly KeyEntry[];
};

function figuresOf(people: readonly Person[], { rows, index, places, labels, key }: FigurePlace): Figure[] {
  const y = rows[index]?.y ?? 0;
  let count = 0;
  return people.map(person => {
    const x = places.get(person) ?? 0;
    const lines = labels.get(person) ?? [];
    const first = count + 1;
    count += person.members.length;
    const number = person.members.length > 1 ? `${first}–${count}` : String(first);
    const isNamed = person.members.length > 0;
    const numberWords = words({
      at: [x + RADIUS + 3, y + RADIUS - 1],
      text: number,
      size: 9,
      anchor: 'start',
      isQuiet: true,
    });
    return {
      person,
      x,
      y,
      row: index,
      number: isNamed ? `${NUMERALS[index] ?? ''}-${number}` : '',
      symbol: symbolOf(person, [x, y], key),
      label: [
        ...(isNamed ? [numberWords] : []),
        ...lines.map(({ text, isName }, line) =>
          words({ at: [x, y + LABEL_AT + line * LINE_HEIGHT], text, size: LABEL_SIZE, isQuiet: !isName }),
        ),
      ],
      bottom: y + LABEL_AT + (lines.length - 1) * LINE_HEIGHT + 4,
    };
  });
}

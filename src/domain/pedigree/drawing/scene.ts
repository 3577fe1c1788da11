import { conditionKey } from '#domain/pedigree/drawing/condition-key.ts';
import { RELATED_SIZE } from '#domain/pedigree/drawing/family-lines.ts';
import { type Figure, figuresOf, NUMERALS } from '#domain/pedigree/drawing/figure.ts';
import { type Label, labelOf } from '#domain/pedigree/drawing/label.ts';
import { legendNotes, legendOf } from '#domain/pedigree/drawing/legend.ts';
import { type Shape, words } from '#domain/pedigree/drawing/shape.ts';
import { RADIUS } from '#domain/pedigree/drawing/symbol.ts';
import type { Union } from '#domain/pedigree/layout/branch.ts';
import { BETWEEN_LABELS, type Places } from '#domain/pedigree/layout/distances.ts';
import { stackedGenerations } from '#domain/pedigree/layout/generations.ts';
import type { Row } from '#domain/pedigree/layout/rows.ts';
import { spread } from '#domain/pedigree/layout/spread.ts';
import { type FamilyGraph, familyGraph } from '#domain/pedigree/model/family-graph.ts';
import type { FamilyMember } from '#domain/pedigree/model/family-member.ts';
import type { PedigreeAbout } from '#domain/pedigree/model/pedigree-about.ts';
import type { Person } from '#domain/pedigree/model/person.ts';
import { capitalised } from '#domain/text/capitalised.ts';
import { drawableText } from '#domain/text/drawable-text.ts';
import { textWidth } from '#domain/text/text-width.ts';

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
  /** Who told the family history, who took it and when; stands beneath the key. */
  readonly about?: PedigreeAbout;
  /** Rows of the legend beyond which conditions are only counted. */
  readonly legendRows?: number;
};

const MARGIN = 12;
const NUMERAL_GUTTER = 34;
const LEGEND_WIDTH = 420;
const LEGEND_GAP = 18;

/** Draws a family: the members in the standard nomenclature, their relationships, and the legend. */
export function sceneOf(members: readonly FamilyMember[], options: SceneOptions): Scene {
  const { spacing = 110, legendRows = 12 } = options;
  const graph = familyGraph(members, options);
  const key = conditionKey(members);
  const people = graph.rows.flat(2);
  const labels = new Map(
    people.map(person => [person, labelOf(person, key, spacing - BETWEEN_LABELS)] as const),
  );
  const labelFor = (person: Person) => labels.get(person) ?? NO_LABEL;
  const reachOf = (person: Person) => labelFor(person).reach;
  const isChildless = childlessAlone(graph);
  const distances = { spacing, reachOf, lineOf: lineWidths(graph) };
  const widest = Math.max(...people.map(reachOf), spacing / 2);
  const places = shifted(spread(graph, distances), MARGIN + NUMERAL_GUTTER + widest);
  const { rows, lines } = stackedGenerations(graph, {
    places,
    distances,
    linesUnder: person => labelFor(person).lines.length,
    isChildless,
  });
  const figures = graph.rows.flatMap((row, index) =>
    figuresOf(row.flat(), {
      row: index,
      y: rows[index]?.y ?? 0,
      xOf: person => places.get(person) ?? 0,
      labelOf: labelFor,
      isChildless,
      key,
    }),
  );
  const right = Math.max(...places.values()) + widest + MARGIN;
  const width = key.length > 0 || options.about ? Math.max(right, LEGEND_WIDTH) : right;
  const bottom = Math.max(...rows.map(row => row.bottom));
  const legend = legendOf(key, {
    left: MARGIN,
    top: bottom + LEGEND_GAP,
    width: width - 2 * MARGIN,
    rowLimit: legendRows,
  });
  const notes = legendNotes([...signNotes(members), ...aboutNotes(options.about)], {
    left: MARGIN,
    top: bottom + LEGEND_GAP + legend.height,
    width: width - 2 * MARGIN,
  });
  const beneath = legend.height + notes.height;
  return {
    width,
    height: bottom + (beneath > 0 ? LEGEND_GAP + beneath : 0) + MARGIN,
    shapes: [...lines, ...numerals(rows), ...legend.shapes, ...notes.shapes],
    figures,
    unions: graph.unions,
  };
}

/** What a dot and a line in a symbol mean, where there are any. */
function signNotes(members: readonly FamilyMember[]): string[] {
  const affections = new Set(
    members.flatMap(member => member.medicalConditions).map(({ affection }) => affection),
  );
  const told = [
    affections.has('carrier') ? 'dot: carrier' : '',
    affections.has('presymptomatic') ? 'line down the middle: presymptomatic' : '',
  ].filter(Boolean);
  return told.length === 0 ? [] : [capitalised(told.join('; '))];
}

function aboutNotes(about: PedigreeAbout | undefined): string[] {
  if (!about) return [];
  const { informant, takenBy, date, ancestry } = about;
  const taken = [takenBy === '' ? '' : `by ${takenBy}`, date === '' ? '' : `on ${date}`].filter(Boolean);
  const told = [
    informant === '' ? '' : `told by ${informant}`,
    taken.length === 0 ? '' : `taken ${taken.join(' ')}`,
    ancestry === '' ? '' : `ancestry: ${ancestry}`,
  ].filter(Boolean);
  return told.length === 0 ? [] : [capitalised(drawableText(told.join('; ')))];
}

const NO_LABEL: Label = { lines: [], reach: 0 };

/** What the words on the line of a couple need from centre to centre. */
function lineWidths({ unions }: FamilyGraph): (one: Person, other: Person) => number {
  const told = unions.filter(({ isRelated, relatedAs }) => isRelated && relatedAs !== '');
  return (one, other) => {
    const union = told.find(({ parents }) => parents.includes(one) && parents.includes(other));
    return union ? textWidth(union.relatedAs, RELATED_SIZE) + 2 * RADIUS + 16 : 0;
  };
}

/** Who has no children and no partner on whose line the sign could hang. */
function childlessAlone({ unions }: FamilyGraph): (person: Person) => boolean {
  const coupled = new Set(unions.flatMap(({ parents }) => parents));
  return person => {
    const [member] = person.members;
    return member !== undefined && member.noChildren !== '' && !coupled.has(person);
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

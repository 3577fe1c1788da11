import type { SummaryRequest } from '#contract/workflow.ts';
import { isPictureText } from '#pdf/picture.ts';

/** What setting a summary costs. Pictures count by themselves. */
export type SummarySize = {
  readonly characters: number;
  readonly lines: number;
  /** Texts, numbers, lists and whatever else it is made of. */
  readonly values: number;
  readonly relatives: number;
  readonly pictureCharacters: number;
};

/** Characters and lines of all texts together, some 130 pages, and all that a document is made of. A drawing does not count. */
const LIMITS = { characters: 500_000, lines: 5_000, values: 100_000 } as const;

/** What is larger than this is not measured to its end. */
const MOST_VALUES = LIMITS.values;

const LINE_END = /[\n\v\f\r\u0085\u2028\u2029]+/g;

/** Whether no PDF is made of it (specification 23.10). */
export function isTooLong(request: SummaryRequest): boolean {
  const { lines, characters, values } = summarySize(request);
  return lines > LIMITS.lines || characters > LIMITS.characters || values > LIMITS.values;
}

/** Measures what is printed: of a document its texts; without one the texts of the contract. */
export function summarySize({ document, ...request }: SummaryRequest): SummarySize {
  const diagrams = [request.familyDiagramImage, request.structuredHistory?.FamilyDiagramImage];
  const pictures = diagrams.flatMap(text => (text && isPictureText(text.trim()) ? [text] : []));
  const family = document?.family;
  return {
    ...measured(document ?? textsOnly(request)),
    relatives: Array.isArray(family) ? family.length : 0,
    pictureCharacters: pictures.reduce((sum, text) => sum + text.length, 0),
  };
}

function measured(whole: unknown): Pick<SummarySize, 'characters' | 'lines' | 'values'> {
  const waiting: unknown[] = [whole];
  let [characters, lines, values] = [0, 0, 0];
  while (waiting.length > 0 && values <= MOST_VALUES) {
    const value = waiting.pop();
    values += 1;
    if (typeof value === 'string') {
      characters += value.length;
      lines += 1 + (value.match(LINE_END)?.length ?? 0);
    } else if (typeof value === 'object' && value !== null) {
      const parts = Object.values(value);
      if (parts.length > MOST_VALUES) values += parts.length;
      else waiting.push(...parts);
    }
  }
  return { characters, lines, values };
}

function textsOnly({ familyDiagramImage, structuredHistory, ...rest }: Omit<SummaryRequest, 'document'>) {
  const { FamilyDiagramImage, ...sections } = structuredHistory ?? {};
  return [rest, sections, wordsOf(familyDiagramImage), wordsOf(FamilyDiagramImage)];
}

function wordsOf(diagram: string | null | undefined): string {
  return diagram && !isPictureText(diagram.trim()) ? diagram : '';
}

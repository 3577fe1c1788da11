import type { SummaryRequest } from '#contract/workflow.ts';
import { URGENCY_WORDS } from '#domain/diagnosis/urgency.ts';
import type { ClinicalDocument, DocumentBlock } from '#domain/summary/document/clinical-document.ts';
import { documentFromTexts } from '#domain/summary/document/document-from-texts.ts';
import {
  backgroundPage,
  furtherPages,
  type PageSection,
  profileBesideHead,
  storyPage,
} from '#domain/summary/document/page-order.ts';
import { readDocument } from '#domain/summary/document/read-document.ts';
import { restWords } from '#domain/summary/render/contract-text.ts';
import { viewsProse } from '#domain/summary/render/full-text.ts';
import { oneLine } from '#domain/text/one-line.ts';
import { cleanText, shortened, softBreaks } from '#pdf/clean-text.ts';
import { type DifferentialRow, differentialRows } from '#pdf/differential-rows.ts';
import { LONGEST } from '#pdf/longest.ts';
import { type PedigreeDrawing, pedigreeDrawing } from '#pdf/pedigree-drawing.ts';
import { isPictureText, type Picture, pictureIn } from '#pdf/picture.ts';
import { printable } from '#pdf/printable.ts';

/** Entries have the rest of what is recorded as one phrase. */
type PdfBlock =
  | Exclude<DocumentBlock, { readonly kind: 'entries' }>
  | {
      readonly kind: 'entries';
      readonly entries: readonly { readonly line: string; readonly rest: string }[];
    };

/** A section as the template sets it: its blocks, or why there are none. */
type PdfSection = Omit<PageSection, 'blocks'> & { readonly blocks: readonly PdfBlock[] };

/** What the templates print: plain values, cleaned, with soft breaks where a column needs them. */
export type PdfDocument = {
  readonly name: string;
  readonly headerName: string;
  /** Who, when and by whom, in short pieces. */
  readonly patient: readonly string[];
  readonly safety: ClinicalDocument['safety'];
  readonly opening: ClinicalDocument['opening'];
  readonly quotes: readonly string[];
  /** What stands on the first page: before the red flags, and behind them. */
  readonly story: readonly PdfSection[];
  readonly background: readonly PdfSection[];
  readonly redFlags: readonly { readonly sign: string; readonly rest: string }[];
  readonly views: string;
  readonly problems: ClinicalDocument['problems'];
  readonly impression: ClinicalDocument['impression'];
  /** The leading rows stand on the first page with what must not be missed; the others behind it. */
  readonly differential: {
    readonly interim: boolean;
    readonly leading: readonly DifferentialRow[];
    readonly mustNotMiss: string;
    readonly further: readonly DifferentialRow[];
  };
  /** The rest of the history behind the first page. */
  readonly details: readonly PdfSection[];
  readonly profile: ClinicalDocument['profile'];
  readonly picture: { readonly file: string; readonly alt: string } | null;
  /** Drawn from the members of the family; stands instead of a picture. */
  readonly pedigree: PedigreeDrawing | null;
  readonly transcript: ClinicalDocument['transcript'];
  readonly prose: readonly string[];
};

/** A document and the picture it shows. */
export type PdfDocumentFiles = {
  readonly template: 'document';
  readonly document: PdfDocument;
  readonly picture: Picture | null;
};

/** A larger family takes seconds to lay out, and nobody could read it on paper. */
const MOST_RELATIVES = 200;

const TOO_LARGE_FAMILY = 'The family is too large to be drawn.';

const UNREADABLE_DIAGRAM = 'The family diagram could not be read.';

/** Rows on the first page, and dangerous diagnoses named beneath them. */
const LEADING = 5;
const MISSED_AT_MOST = 8;

const TITLE_LIMIT = 120;
const HEADER_LIMIT = 40;

/**
 * Turns the summary request into what the template prints. A request without a document has only texts: they are read
 * as those of an older backup.
 * @param year the current year, for the order of siblings in the pedigree
 */
export function pdfDocumentOf(
  request: SummaryRequest,
  year: number = new Date().getFullYear(),
): PdfDocumentFiles {
  const document = printable(readDocument(drawable(request.document)) ?? fromTexts(request));
  const name = oneLine(cleanText(nameIn(request) || document.name)) || 'Anonymous';
  const pedigree = pedigreeDrawing(document.family, year);
  const picture = pedigree ? null : diagramIn(request);
  return {
    template: 'document',
    picture,
    document: {
      ...partsOf(document),
      name: softBreaks(shortened(name, TITLE_LIMIT), LONGEST),
      headerName: shortened(name, HEADER_LIMIT),
      details: detailsOf(document, pedigree ? '' : cleanText(diagramWords(request))),
      picture: picture && { file: picture.file, alt: 'Family diagram' },
      pedigree,
    },
  };
}

function isDrawable(document: SummaryRequest['document']): boolean {
  const family = document?.family;
  return !Array.isArray(family) || family.length <= MOST_RELATIVES;
}

/** The document without a family that is too large: what is told of it in words stays. */
function drawable(document: SummaryRequest['document']): SummaryRequest['document'] {
  return !document || isDrawable(document) ? document : { ...document, family: [] };
}

function partsOf(document: ClinicalDocument) {
  const { age, gender, dateOfHistory, takenBy } = document;
  return {
    patient: [age, gender, dateOfHistory, takenBy && `Taken by ${takenBy}`].filter(Boolean),
    safety: document.safety,
    opening: document.opening,
    quotes: document.ownWords,
    story: storyPage(document).map(printed),
    background: backgroundPage(document).map(printed),
    redFlags: document.redFlags.map(({ sign, diagnosis, urgency }) => ({
      sign,
      rest: [diagnosis, urgency && URGENCY_WORDS[urgency]].filter(Boolean).join(' · '),
    })),
    views: viewsProse(document),
    problems: document.problems,
    impression: document.impression,
    differential: differentialOf(document),
    profile: profileBesideHead(document),
    transcript: document.transcript,
    prose: document.prose ?? [],
  };
}

function printed(section: PageSection): PdfSection {
  return { ...section, blocks: section.blocks.map(blockOf) };
}

function blockOf(block: DocumentBlock): PdfBlock {
  if (block.kind !== 'entries') return block;
  return {
    kind: 'entries',
    entries: block.entries.map(({ line, rest }) => ({ line, rest: restWords(rest) })),
  };
}

function differentialOf({ differential, isInterim }: ClinicalDocument): PdfDocument['differential'] {
  const dangerous = differential.slice(LEADING).filter(({ mustNotMiss }) => mustNotMiss);
  const flagged = dangerous.toSorted((a, b) => Number(b.isFlagged ?? false) - Number(a.isFlagged ?? false));
  const rows = differentialRows(differential);
  return {
    interim: isInterim,
    leading: rows.slice(0, LEADING),
    mustNotMiss: flagged
      .slice(0, MISSED_AT_MOST)
      .map(({ name }) => name)
      .join(', '),
    further: rows.slice(LEADING),
  };
}

/** What stands behind the first page; a diagram that is told in words or cannot be drawn belongs to the family. */
function detailsOf(document: ClinicalDocument, diagram: string): PdfSection[] {
  const words: readonly DocumentBlock[] = diagram === '' ? [] : [{ kind: 'paragraph', text: diagram }];
  const sections = furtherPages(document).map(section =>
    section.key === 'FamilyHistory' ? { ...section, blocks: [...section.blocks, ...words] } : section,
  );
  return sections.map(printed);
}

function nameIn(request: SummaryRequest): string {
  const names = [request.patientName, request.patientInfo?.name].map(name => oneLine(name ?? ''));
  return names.find(Boolean) ?? '';
}

function fromTexts(request: SummaryRequest): ClinicalDocument {
  const { patientInfo, structuredHistory, fullHistoryText } = request;
  return documentFromTexts({
    name: nameIn(request),
    age: `${patientInfo?.age ?? ''}`,
    gender: patientInfo?.gender ?? '',
    sections: structuredHistory ?? {},
    fullText: fullHistoryText ?? '',
  });
}

const diagramTexts = (request: SummaryRequest) =>
  [request.familyDiagramImage, request.structuredHistory?.FamilyDiagramImage].map(text => text?.trim() ?? '');

function diagramIn(request: SummaryRequest): Picture | null {
  const pictures = diagramTexts(request).map(pictureIn);
  return pictures.find(picture => picture !== null) ?? null;
}

/** A diagram described in words is text like any other; one that cannot be drawn is not passed over in silence. */
function diagramWords(request: SummaryRequest): string {
  const texts = diagramTexts(request).filter(text => text !== '');
  const words = texts.find(text => !isPictureText(text));
  if (words !== undefined || diagramIn(request) !== null) return words ?? '';
  if (!isDrawable(request.document)) return TOO_LARGE_FAMILY;
  return texts.some(isPictureText) ? UNREADABLE_DIAGRAM : '';
}

/** The same document when Typst could not decode its picture. */
export function withoutPicture({ document }: PdfDocumentFiles): PdfDocumentFiles {
  const note = {
    key: 'FamilyHistory',
    title: 'Family diagram',
    state: 'told',
    blocks: [{ kind: 'paragraph', text: UNREADABLE_DIAGRAM }],
  } as const;
  return {
    template: 'document',
    document: { ...document, picture: null, details: [...document.details, note] },
    picture: null,
  };
}

import type { HistorySection, SummaryRequest } from '#contract/workflow.ts';
import { type Block, parseBlocks } from '#domain/summary/document.ts';
import { SECTION_TITLES } from '#domain/summary/structured-history.ts';
import { oneLine } from '#domain/text/one-line.ts';
import { cleanText, shortened, softBreaks } from '#server/pdf/clean-text.ts';
import { type DifferentialRow, differentialRows } from '#server/pdf/differential-rows.ts';
import { type FactRow, factRow, type Group, groupsOf, LONGEST } from '#server/pdf/groups.ts';
import { type PedigreeDrawing, pedigreeDrawing } from '#server/pdf/pedigree-drawing.ts';
import { isPictureText, type Picture, pictureIn } from '#server/pdf/picture.ts';
import { isUnfilled, unfilledAsFacts } from '#server/pdf/unfilled.ts';

type PdfSection = {
  readonly title: string;
  readonly groups: Group[];
  readonly picture: { readonly file: string; readonly alt: string } | null;
  /** Drawn from the members of the family; stands instead of a picture. */
  readonly pedigree: PedigreeDrawing | null;
};

/** What the templates print: plain values, cleaned, with soft breaks where a column needs them. */
export type PdfDocument = {
  readonly name: string;
  readonly headerName: string;
  readonly facts: FactRow[];
  readonly profile: Group[];
  readonly sections: PdfSection[];
  readonly differential: { readonly interim: boolean; readonly rows: DifferentialRow[] };
  readonly fullHistory: Group[];
};

/** A document and the picture it shows. */
export type PdfDocumentFiles = { readonly document: PdfDocument; readonly picture: Picture | null };

const UNREADABLE_DIAGRAM = 'The family diagram could not be read.';

const TITLE_LIMIT = 120;
const HEADER_LIMIT = 40;

/**
 * Turns the summary request into the document. Sections without content are left out; the texts are printed as
 * they come, so that nothing that was not asked ever reads as denied (specification 22.6).
 * @param year the current year, for the order of siblings in the pedigree
 */
export function pdfDocumentOf(
  request: SummaryRequest,
  year: number = new Date().getFullYear(),
): PdfDocumentFiles {
  const name = nameIn(request);
  const pedigree = pedigreeDrawing(request.familyHistory ?? [], year);
  const diagram = pedigree ? null : diagramIn(request);
  const profile = profileBlocks(request).filter(block => !namesOnly(block, name));
  const document = {
    name: softBreaks(shortened(name, TITLE_LIMIT), LONGEST.wide),
    headerName: shortened(name, HEADER_LIMIT),
    facts: profile.filter(isFact).map(fact => factRow(fact.label, fact.value)),
    profile: groupsOf(profile.filter(block => !isFact(block))),
    sections: SECTION_TITLES.filter(([key]) => key !== 'PatientProfile')
      .map(([key, title]) => ({
        title,
        groups: groupsOf(blocksIn(request, key)),
        picture: key === 'FamilyHistory' && diagram ? { file: diagram.file, alt: 'Family diagram' } : null,
        pedigree: key === 'FamilyHistory' ? pedigree : null,
      }))
      .filter(({ groups, picture, pedigree }) => groups.length > 0 || picture !== null || pedigree !== null),
    differential: {
      interim: request.interim === true,
      rows: differentialRows(request.differentialDiagnoses ?? []),
    },
    fullHistory: groupsOf(parseBlocks(cleanText(request.fullHistoryText ?? '')).map(asProse)),
  };
  return { document, picture: diagram };
}

/** In the full history a colon is part of a sentence, not of a column. */
function asProse(block: Block): Block {
  return isFact(block) ? { kind: 'paragraph', text: `${block.label}: ${block.value}` } : block;
}

const isFact = (block: Block) => block.kind === 'fact';

/** The title says the name already; a name too long for it stays among the facts. */
function namesOnly(block: Block, name: string): boolean {
  const naming = isFact(block) && /^(patient )?name$/i.test(block.label);
  return naming && block.value === name && shortened(name, TITLE_LIMIT) === name;
}

function nameIn(request: SummaryRequest): string {
  const names = [request.patientName, request.patientInfo?.name].map(name => oneLine(cleanText(name ?? '')));
  return names.find(Boolean) ?? 'Anonymous';
}

function blocksIn(request: SummaryRequest, key: HistorySection): Block[] {
  const text = request.structuredHistory?.[key] ?? '';
  const words = key === 'FamilyHistory' ? `${text}\n${diagramWords(request)}` : text;
  const blocks = parseBlocks(cleanText(words));
  // That no associated symptom was recorded is worth a line; a whole page of past history is left out.
  return key !== 'Associatedsymptoms' && isUnfilled(blocks) ? [] : unfilledAsFacts(blocks);
}

/** A backup without a profile section still says age and gender. */
function profileBlocks(request: SummaryRequest): Block[] {
  const blocks = blocksIn(request, 'PatientProfile');
  if (blocks.length > 0) return blocks;
  const facts = { Name: nameIn(request), Age: request.patientInfo?.age, Gender: request.patientInfo?.gender };
  const lines = Object.entries(facts).filter(([, value]) => `${value ?? ''}`.trim() !== '');
  return lines.map(([label, value]) => ({
    kind: 'fact',
    label,
    value: oneLine(cleanText(`${value}`)),
  }));
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
  const unreadable = texts.some(isPictureText) && diagramIn(request) === null;
  return texts.find(text => !isPictureText(text)) ?? (unreadable ? UNREADABLE_DIAGRAM : '');
}

/** The same document when Typst could not decode its picture. */
export function withoutPicture({ document }: PdfDocumentFiles): PdfDocumentFiles {
  const note: Group = { kind: 'paragraph', text: UNREADABLE_DIAGRAM };
  const sections = document.sections.map(section =>
    section.picture ? { ...section, picture: null, groups: [...section.groups, note] } : section,
  );
  return { document: { ...document, sections }, picture: null };
}

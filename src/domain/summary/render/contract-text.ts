import type {
  ClinicalDocument,
  DocumentBlock,
  DocumentEntry,
  DocumentSection,
  DocumentTable,
} from '#domain/summary/document/clinical-document.ts';
import {
  SECTION_TITLES,
  type StructuredHistory,
  type TextSection,
} from '#domain/summary/structured-history.ts';
import { capitalised } from '#domain/text/capitalised.ts';
import { inSentence } from '#domain/text/in-sentence.ts';

/**
 * The structured summary of the contract: the eleven sections, each a readable text (specification 22.2). A section
 * that tells nothing says why.
 */
export function structuredHistoryOf(document: ClinicalDocument, image: string): StructuredHistory {
  const texts = SECTION_TITLES.map(([key]) => [key, textOf(document, key)] as const);
  return { ...(Object.fromEntries(texts) as Record<TextSection, string>), FamilyDiagramImage: image };
}

function textOf(document: ClinicalDocument, key: TextSection): string {
  if (key === 'PatientProfile' && document.profile.length > 0)
    return document.profile.map(({ label, value }) => `${label}: ${value}`).join('\n');
  const section = document.sections.find(other => other.key === key);
  return section ? sectionText(section, document) : 'None recorded';
}

function sectionText(section: DocumentSection, { complaint }: ClinicalDocument): string {
  const heading = section.key === 'ChiefComplaint' && complaint !== '' ? [`${capitalised(complaint)}.`] : [];
  const lines = [...heading, ...blockLines([...section.brief, ...section.more])];
  return lines.length === 0 ? capitalised(section.state) : lines.join('\n');
}

/** Blocks as lines of plain text. */
export function blockLines(blocks: readonly DocumentBlock[]): string[] {
  return blocks.flatMap(block => {
    switch (block.kind) {
      case 'entries':
        return block.entries.map(entry => `- ${entryLine(entry)}`);
      case 'table':
        return tableLines(block);
      case 'quote':
        return [`“${block.text}”`];
      default:
        return [block.text];
    }
  });
}

/** 'Asthma since 2010 (diagnosed by spirometry; good compliance with treatment)'. */
export function entryLine({ line, rest }: DocumentEntry): string {
  return rest.length === 0 ? line : `${line} (${uncapitalised(restWords(rest))})`;
}

/** The rest of an entry as one phrase: 'Diagnosed by spirometry; good compliance with treatment'. */
export function restWords(rest: readonly string[]): string {
  return rest.map((text, index) => (index === 0 ? text : uncapitalised(text))).join('; ');
}

function uncapitalised(text: string): string {
  return /^[A-Z][a-z]/.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
}

function tableLines({ rows, columns }: DocumentTable): string[] {
  return rows.map(row => `- ${rowWords(row, columns)}`);
}

/** What goes before a cell when its column's head is gone. */
const BEFORE: Readonly<Record<string, string>> = { Since: 'since ', For: 'for ', In: 'in ' };

/** A row of a table in words: 'Ramipril 5 mg, 1 tablet, oral, once a day, since 2012, for hypertension'. */
export function rowWords(row: readonly string[], columns: readonly string[]): string {
  return row
    .map((cell, at) =>
      cell === ''
        ? ''
        : `${BEFORE[columns[at] ?? ''] ?? ''}${columns[at] === 'In' ? inSentence(cell) : cell.replace(/^[↑↓] /, '')}`,
    )
    .filter(cell => cell !== '')
    .join(', ');
}

import type {
  ClinicalDocument,
  DocumentBlock,
  DocumentSection,
  PatientView,
} from '#domain/summary/document/clinical-document.ts';
import { entryLine, rowWords } from '#domain/summary/render/contract-text.ts';
import { capitalised } from '#domain/text/capitalised.ts';
import { listed } from '#domain/text/listed.ts';
import { sentence } from '#domain/text/sentence.ts';

/** The full history as prose, in the order a physician presents a case. Paragraphs are parted by blank lines. */
export function fullTextOf(document: ClinicalDocument): string {
  return [
    document.introduction,
    document.opening.value,
    ownWordsProse(document),
    ...storyParagraphs(document),
    viewsProse(document),
    ...restParagraphs(document),
    emptyProse(document),
  ]
    .filter(paragraph => paragraph !== '')
    .join('\n\n');
}

/** 'In her own words: “…”' without the colon. */
export function ownWordsProse({ ownWords, subject }: ClinicalDocument): string {
  return ownWords.length === 0 ? '' : sentence(`${subject} says ${ownWords.map(quoted).join(' and ')}`);
}

/** What the patient thinks, fears and wants, each in the patient's words. */
export function viewsProse({ views, subject }: ClinicalDocument): string {
  const verbs: Readonly<Record<PatientView['kind'], string>> = {
    idea: `Of the cause ${inMid(subject)} says`,
    concern: `What worries ${him(subject)} is`,
    expectation: `What ${inMid(subject)} wants is`,
  };
  return views.map(({ kind, text }) => sentence(`${verbs[kind]} ${quoted(text)}`)).join(' ');
}

function inMid(subject: string): string {
  return subject.charAt(0).toLowerCase() + subject.slice(1);
}

function him(subject: string): string {
  if (subject === 'He') return 'him';
  return subject === 'She' ? 'her' : 'the patient';
}

function quoted(text: string): string {
  return `“${text.replace(/[“”]/g, '')}”`;
}

const STORY: readonly string[] = ['ChiefComplaint', 'Associatedsymptoms'];

/** The history of the presenting complaint. */
export function storyParagraphs({ sections }: ClinicalDocument): string[] {
  return sections.filter(({ key }) => STORY.includes(key)).flatMap(paragraphsOf);
}

const LAST = 'ReviewOfSystems';

/** Past, medicines, family, social; the review of systems last. */
function restParagraphs({ sections }: ClinicalDocument): string[] {
  const rest = sections.filter(({ key }) => !STORY.includes(key) && key !== LAST && key !== 'PatientProfile');
  const review = sections.filter(({ key }) => key === LAST);
  return [...rest, ...review].flatMap(section => {
    const paragraphs = paragraphsOf(section);
    return paragraphs.length === 0 ? [] : [paragraphs.join(' ')];
  });
}

/** A section's paragraphs: entries and rows as sentences. */
export function paragraphsOf({ brief, more }: DocumentSection): string[] {
  return [...brief, ...more].flatMap(proseOf);
}

function proseOf(block: DocumentBlock): string[] {
  switch (block.kind) {
    case 'heading':
      return [];
    case 'entries':
      return [block.entries.map(entry => sentence(entryLine(entry))).join(' ')];
    case 'table':
      return [block.rows.map(row => sentence(rowWords(row, block.columns))).join(' ')];
    default:
      return [block.text];
  }
}

/** The sections in which nothing is recorded, in one sentence. */
function emptyProse({ sections }: ClinicalDocument): string {
  const titles = (state: string) =>
    sections
      .filter(section => section.state === state && section.key !== 'PatientProfile')
      .map(({ title }) => title.toLowerCase());
  const none = titles('none recorded');
  const notAsked = titles('not asked');
  const is = (names: readonly string[]) =>
    names.length > 1 || names[0]?.endsWith('s') || names[0]?.startsWith('accidents') ? 'are' : 'is';
  return [
    none.length > 0 ? `${capitalised(listed(none))} ${is(none)} not recorded.` : '',
    notAsked.length > 0 ? `The ${listed(notAsked)} was not taken.` : '',
  ]
    .filter(Boolean)
    .join(' ');
}

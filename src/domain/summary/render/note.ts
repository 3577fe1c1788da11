import {
  type ClinicalDocument,
  type DocumentSection,
  sectionOf,
} from '#domain/summary/document/clinical-document.ts';
import { blockLines } from '#domain/summary/render/contract-text.ts';
import { ownWordsProse, viewsProse } from '#domain/summary/render/full-text.ts';
import type { TextSection } from '#domain/summary/structured-history.ts';
import { capitalised } from '#domain/text/capitalised.ts';
import { inSentence } from '#domain/text/in-sentence.ts';
import { listed } from '#domain/text/listed.ts';

/** The sections of a note behind the story, in the order of a presentation; the review of systems last. */
const SECTIONS: readonly TextSection[] = [
  'PastMedicalHistory',
  'PastSurgicalHistory',
  'AccidentsAndInjuries',
  'MedicationHistory',
  'FamilyHistory',
  'SocialHistory',
  'ReviewOfSystems',
];

/** The note one types into a record: plain text under short headings. */
export function noteOf(document: ClinicalDocument): string {
  const story = [sectionOf(document, 'ChiefComplaint'), sectionOf(document, 'Associatedsymptoms')];
  const parts = [
    part('', [document.opening.value]),
    part(
      'ALERTS',
      document.safety.map(({ topic, text }) => `${topic} – ${text}`),
    ),
    part('PRESENTING COMPLAINT', [ownWordsProse(document) || capitalised(document.complaint)]),
    part('HISTORY OF PRESENTING COMPLAINT', story.flatMap(linesOf)),
    ...SECTIONS.map(key => sectionOf(document, key)).map(section => part(section.title, toldLines(section))),
    part("PATIENT'S VIEW", [viewsProse(document)]),
    part('PROBLEM LIST', numbered(document.problems.value)),
    part('IMPRESSION', [document.impression.value, ...leading(document)]),
  ];
  return parts.filter(text => text !== '').join('\n\n');
}

function part(title: string, lines: readonly string[]): string {
  const told = lines.filter(line => line !== '');
  if (told.length === 0) return '';
  return [...(title === '' ? [] : [title.toUpperCase()]), ...told].join('\n');
}

function linesOf({ brief, more }: DocumentSection): string[] {
  return blockLines([...brief, ...more]);
}

function toldLines(section: DocumentSection): string[] {
  const lines = linesOf(section);
  return lines.length === 0 ? [`${capitalised(section.state)}.`] : lines;
}

function numbered(items: readonly string[]): string[] {
  return items.map((item, index) => `${index + 1}. ${item}`);
}

/** As many as one says aloud. */
const LEADING = 3;

/** 'Leading differential – stable angina, reflux. Not to be missed – acute coronary syndrome.' */
function leading({ differential }: ClinicalDocument): string[] {
  const first = differential.slice(0, LEADING).map(({ name }) => name);
  const dangerous = differential
    .filter(line => line.mustNotMiss && !first.includes(line.name))
    .slice(0, LEADING);
  return [
    first.length > 0 ? `Leading differential – ${listed(first.map(inSentence))}` : '',
    dangerous.length > 0 ? `Not to be missed – ${listed(dangerous.map(({ name }) => inSentence(name)))}` : '',
  ];
}

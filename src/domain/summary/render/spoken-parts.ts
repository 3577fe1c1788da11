import {
  type ClinicalDocument,
  type DocumentBlock,
  mustNotMiss,
  sectionOf,
} from '#domain/summary/document/clinical-document.ts';
import type { TextSection } from '#domain/summary/structured-history.ts';
import { inSentence } from '#domain/text/in-sentence.ts';
import { listed } from '#domain/text/listed.ts';
import { sentence } from '#domain/text/sentence.ts';

/** As many diagnoses, and as many entries, as one says aloud. */
const SPOKEN = 3;

/** The beginning of the history of the complaint, as far as a sentence of so many words goes. */
export function storyIn(document: ClinicalDocument, words: number): string {
  const [paragraph = ''] = paragraphsIn(sectionOf(document, 'ChiefComplaint').brief);
  const sentences = paragraph.split(/(?<=[.!?]) (?=[A-Z“])/);
  let count = 0;
  const said = sentences.filter(one => {
    count += one.split(' ').length;
    return count <= words;
  });
  return said.join(' ') || (sentences[0] ?? '');
}

function paragraphsIn(blocks: readonly DocumentBlock[]): string[] {
  return blocks.flatMap(block => (block.kind === 'paragraph' ? [block.text] : []));
}

/** 'Past history: hypertension since 2012' in a sentence; empty where nothing is recorded. */
export function pastIn(document: ClinicalDocument, subject: string): string {
  const lines = entriesIn(document, 'PastMedicalHistory').concat(entriesIn(document, 'PastSurgicalHistory'));
  if (lines.length === 0) return '';
  return `${subject} has a history of ${listed(lines.slice(0, SPOKEN + 1).map(inSentence))}.`;
}

function entriesIn(document: ClinicalDocument, key: TextSection): string[] {
  const { brief, more } = sectionOf(document, key);
  return [...brief, ...more].flatMap(block =>
    block.kind === 'entries' ? block.entries.map(({ line }) => line) : [],
  );
}

/** 'He takes ramipril 5 mg and atorvastatin 40 mg.' */
export function medicinesIn(document: ClinicalDocument, subject: string): string {
  const rows = sectionOf(document, 'MedicationHistory').brief.flatMap(block =>
    block.kind === 'table' ? block.rows : [],
  );
  const names = rows.map(([name = '']) => inSentence(name));
  return names.length === 0 ? '' : `${subject} takes ${listed(names)}.`;
}

/** 'No past illnesses. Takes no regular medicines.': the sections that were denied as a whole. */
export function denialsIn({ sections }: ClinicalDocument, except?: TextSection): string {
  return sections
    .filter(({ key }) => key !== except)
    .flatMap(({ brief, more }) => [...brief, ...more])
    .flatMap(block => (block.kind === 'paragraph' && block.isDenial ? [block.text] : []))
    .join(' ');
}

/** What nobody may overlook, each in a sentence. */
export function safetyIn({ safety, subject }: ClinicalDocument): string {
  return safety
    .map(({ topic, text, isAlert }) => {
      if (topic === 'Allergies')
        return isAlert ? `There is an allergy to ${inSentence(text)}` : allergyWords(text);
      if (!isAlert) return '';
      return topic === 'Pregnancy'
        ? pregnancyWords(text, subject)
        : `The anticoagulant is ${inSentence(text)}`;
    })
    .filter(text => text !== '')
    .map(sentence)
    .join(' ');
}

function pregnancyWords(text: string, subject: string): string {
  return text === 'Possible' ? `${subject} may be pregnant` : `${subject} is ${inSentence(text)}`;
}

function allergyWords(text: string): string {
  return text === 'Not recorded' ? 'Allergies have not been asked about' : `There are ${inSentence(text)}`;
}

/** 'The leading diagnoses are stable angina, reflux and pericarditis.' */
export function leadingIn({ differential }: ClinicalDocument): string {
  const names = differential.slice(0, SPOKEN).map(({ name }) => inSentence(name));
  if (names.length === 0) return '';
  return `The leading ${names.length === 1 ? 'diagnosis is' : 'diagnoses are'} ${listed(names)}.`;
}

/** 'Acute coronary syndrome and aortic dissection must not be missed.' */
export function dangerousIn(document: ClinicalDocument): string[] {
  return mustNotMiss(document)
    .slice(0, SPOKEN)
    .map(({ name }) => inSentence(name));
}

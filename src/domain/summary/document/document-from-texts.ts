import {
  type ClinicalDocument,
  DOCUMENT_VERSION,
  type DocumentBlock,
  type DocumentSection,
  type ProfileFact,
  type TranscriptPart,
} from '#domain/summary/document/clinical-document.ts';
import { type Block, parseBlocks } from '#domain/summary/older-blocks.ts';
import { SECTION_TITLES, type TextSection } from '#domain/summary/structured-history.ts';
import { oneLine } from '#domain/text/one-line.ts';

/** What is left of a history that was kept as texts alone. */
export type OlderTexts = {
  readonly name: string;
  readonly age: string;
  readonly gender: string;
  readonly sections: { readonly [key in TextSection]?: string | null | undefined };
  readonly fullText: string;
};

/** The document of a backup that is older than documents: its texts, read line by line. Nothing of them is lost. */
export function documentFromTexts({ name, age, gender, sections, fullText }: OlderTexts): ClinicalDocument {
  const profile = profileOf(parseBlocks(sections.PatientProfile ?? ''));
  const known = profile.facts.length > 0 ? profile.facts : given({ Age: age, Gender: gender });
  return {
    version: DOCUMENT_VERSION,
    name: oneLine(name) || 'Anonymous',
    age,
    gender,
    subject: 'The patient',
    dateOfHistory: '',
    takenBy: '',
    introduction: '',
    profile: known,
    safety: [],
    opening: { value: '', isEdited: false },
    complaint: '',
    ownWords: [],
    views: [],
    redFlags: [],
    problems: { value: [], isEdited: false },
    impression: { value: '', isEdited: false },
    differential: [],
    isInterim: false,
    sections: SECTION_TITLES.map(([key, title]) =>
      key === 'PatientProfile'
        ? { ...sectionOf(key, title, ''), brief: profile.others.flatMap(blockOf) }
        : sectionOf(key, title, sections[key] ?? ''),
    ),
    family: [],
    transcript: SECTION_TITLES.flatMap(([key]) => transcriptIn(sections[key] ?? '')),
    prose: parseBlocks(fullText).map(proseOf),
  };
}

function given(facts: Readonly<Record<string, string>>): ProfileFact[] {
  return Object.entries(facts).flatMap(([label, value]) => (value === '' ? [] : [{ label, value }]));
}

function profileOf(blocks: readonly Block[]) {
  const facts = blocks.flatMap(block =>
    block.kind === 'fact' ? [{ label: block.label, value: block.value }] : [],
  );
  return { facts, others: blocks.filter(({ kind }) => kind !== 'fact') };
}

function sectionOf(key: TextSection, title: string, text: string): DocumentSection {
  const brief = parseBlocks(text).flatMap(blockOf);
  return { key, title, state: brief.length > 0 ? 'told' : 'none recorded', brief, more: [] };
}

/** A question and its answer belong to the appendix. */
function blockOf(block: Block): DocumentBlock[] {
  switch (block.kind) {
    case 'fact':
      return [{ kind: 'paragraph', text: `${block.label}: ${block.value}` }];
    case 'item':
      return block.answer === undefined
        ? [{ kind: 'entries', entries: [{ line: block.text, rest: [] }] }]
        : [];
    default:
      return [block];
  }
}

function transcriptIn(text: string): TranscriptPart[] {
  const parts: { symptom: string; answers: { question: string; answer: string }[]; skipped: string[] }[] = [];
  let symptom = '';
  for (const block of parseBlocks(text)) {
    if (block.kind === 'heading') symptom = block.text;
    if (block.kind !== 'item' || block.answer === undefined) continue;
    const last = parts.at(-1);
    const part = last?.symptom === symptom ? last : { symptom, answers: [], skipped: [] };
    part.answers.push({ question: block.text, answer: block.answer });
    if (part !== last) parts.push(part);
  }
  return parts;
}

function proseOf(block: Block): string {
  if (block.kind === 'fact') return `${block.label}: ${block.value}`;
  return block.kind === 'item' && block.answer !== undefined ? `${block.text} ${block.answer}` : block.text;
}

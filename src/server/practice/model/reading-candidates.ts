import type { Finding } from '#domain/findings/finding.ts';
import {
  ATTRIBUTES,
  HISTORY_ITEMS,
  type Intent,
  OPENINGS,
  TALK_ACTS,
  VIEWS,
} from '#domain/practice/intent.ts';
import type { Catalogue } from '#server/db/catalogue.ts';

/** An intent that a model may choose, and what it is about where its id does not say so. */
export type ReadingCandidate = { readonly id: Intent; readonly name?: string };

/** A list that a small model still reads to its end. */
const MOST_FINDINGS = 250;

/** Shorter words are in every name. */
const TELLING_LENGTH = 4;

const WITHOUT_FINDING: readonly ReadingCandidate[] = [
  ...ATTRIBUTES.map(attribute => ({ id: `attribute:${attribute}` as const })),
  ...HISTORY_ITEMS.map(item => ({ id: `history:${item}` as const })),
  ...OPENINGS.map(opening => ({ id: `open:${opening}` as const })),
  ...VIEWS.map(view => ({ id: `ice:${view}` as const })),
  ...TALK_ACTS.map(act => ({ id: `talk:${act}` as const })),
];

/** All that a question may ask: every intent without a finding, and the findings that are near to the words or the complaint. */
export function readingCandidates(
  catalogue: Pick<Catalogue, 'vocabulary' | 'questionsByComplaint'>,
  complaintId: number,
  words: string,
): readonly ReadingCandidate[] {
  const asked = findingsAskedOf(catalogue, complaintId);
  const told = new Set(wordsOf(words));
  const named = catalogue.vocabulary.filter(finding => namesOf(finding).some(word => told.has(word)));
  const ofComplaint = catalogue.vocabulary.filter(({ key }) => asked.has(key));
  const complaints = catalogue.vocabulary.filter(finding => finding.complaintId !== null);
  const findings = [...new Set([...named, ...ofComplaint, ...complaints])].slice(0, MOST_FINDINGS);
  return [...WITHOUT_FINDING, ...findings.map(({ key, name }) => ({ id: `presence:${key}` as const, name }))];
}

function findingsAskedOf({ questionsByComplaint }: Pick<Catalogue, 'questionsByComplaint'>, id: number) {
  const choices = (questionsByComplaint.get(id) ?? []).flatMap(({ question }) => question.choices);
  return new Set(
    choices.flatMap(({ finding, denies }) => [finding, denies].filter(key => key !== undefined)),
  );
}

function namesOf({ name, words, synonyms }: Finding): readonly string[] {
  return [name, words, ...synonyms].flatMap(wordsOf);
}

function wordsOf(text: string): readonly string[] {
  return (text.toLowerCase().match(/\p{L}+/gu) ?? []).filter(({ length }) => length >= TELLING_LENGTH);
}

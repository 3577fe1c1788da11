import type { ClinicalDocument } from '#domain/summary/document/clinical-document.ts';
import { fullTextOf } from '#domain/summary/render/full-text.ts';
import { noteOf } from '#domain/summary/render/note.ts';
import { oralPresentationText } from '#domain/summary/render/oral-presentation.ts';
import { referralLetterOf } from '#domain/summary/render/referral-letter.ts';

/** The ways to present a history, from the same facts. */
export const PRESENTATIONS = ['Full clerking', 'Referral letter', 'One-minute presentation', 'Note'] as const;

export type Presentation = (typeof PRESENTATIONS)[number];

const TEXTS: Readonly<Record<Presentation, (document: ClinicalDocument) => string>> = {
  'Full clerking': clerkingOf,
  'Referral letter': referralLetterOf,
  'One-minute presentation': oralPresentationText,
  Note: noteOf,
};

/** The history as plain text: what is copied. */
export function presentedAs(document: ClinicalDocument, presentation: Presentation): string {
  return TEXTS[presentation](document);
}

/** The full history as prose, and what the student concludes from it. */
function clerkingOf(document: ClinicalDocument): string {
  const { problems, impression } = document;
  const list = problems.value.map((problem, index) => `${index + 1}. ${problem}`);
  return [
    fullTextOf(document),
    list.length > 0 ? ['Problem list', ...list].join('\n') : '',
    impression.value === '' ? '' : `Impression\n${impression.value}`,
  ]
    .filter(text => text !== '')
    .join('\n\n');
}

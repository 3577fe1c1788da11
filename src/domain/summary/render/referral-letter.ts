import { type ClinicalDocument, sectionOf } from '#domain/summary/document/clinical-document.ts';
import { paragraphsOf, storyParagraphs, viewsProse } from '#domain/summary/render/full-text.ts';
import {
  dangerousIn,
  denialsIn,
  leadingIn,
  medicinesIn,
  pastIn,
  safetyIn,
} from '#domain/summary/render/spoken-parts.ts';
import { listed } from '#domain/text/listed.ts';

/** A referral letter: whom it is about, why, the story, what else matters, and the question. */
export function referralLetterOf(document: ClinicalDocument): string {
  const { name, age, gender, dateOfHistory, takenBy, opening, subject, impression } = document;
  const about = [name, [age, gender.toLowerCase()].filter(Boolean).join(', ')].filter(Boolean).join(', ');
  const paragraphs = [
    dateOfHistory,
    'Dear colleague',
    `Re ${about}`,
    `Thank you for seeing this patient. ${opening.value}`,
    ...storyParagraphs(document),
    [
      pastIn(document, subject),
      medicinesIn(document, subject),
      denialsIn(document, 'FamilyHistory'),
      safetyIn(document),
    ]
      .filter(Boolean)
      .join(' '),
    paragraphsOf(sectionOf(document, 'FamilyHistory')).join(' '),
    viewsProse(document),
    [impression.value, leadingIn(document), question(dangerousIn(document))].filter(Boolean).join(' '),
    'Yours sincerely',
    takenBy,
  ];
  return paragraphs.filter(text => text !== '').join('\n\n');
}

function question(dangerous: readonly string[]): string {
  if (dangerous.length === 0) return 'I should be grateful for your opinion.';
  return `I should be grateful for your opinion, and whether ${listed(dangerous, 'or')} can be ruled out.`;
}

import type { ClinicalDocument } from '#domain/summary/document/clinical-document.ts';
import {
  dangerousIn,
  denialsIn,
  leadingIn,
  medicinesIn,
  pastIn,
  safetyIn,
  storyIn,
} from '#domain/summary/render/spoken-parts.ts';
import { capitalised } from '#domain/text/capitalised.ts';
import { listed } from '#domain/text/listed.ts';

/** One part of an oral presentation and what is said in it. */
export type SpokenPart = {
  readonly title: 'Situation' | 'Background' | 'Assessment' | 'Recommendation';
  readonly text: string;
};

/** Words of the story that still leave room for the rest within a minute. */
const STORY_WORDS = 60;

/** The history in one minute by SBAR: situation, background, assessment, recommendation. */
export function oralPresentationOf(document: ClinicalDocument): SpokenPart[] {
  const { opening, subject, impression } = document;
  const dangerous = dangerousIn(document);
  return [
    { title: 'Situation', text: opening.value },
    {
      title: 'Background',
      text: said(
        storyIn(document, STORY_WORDS),
        pastIn(document, subject),
        medicinesIn(document, subject),
        denialsIn(document),
        safetyIn(document),
      ),
    },
    { title: 'Assessment', text: said(impression.value, leadingIn(document), missed(dangerous)) },
    { title: 'Recommendation', text: recommendation(document, dangerous) },
  ];
}

/** The presentation as text: what is read aloud, or copied. */
export function oralPresentationText(document: ClinicalDocument): string {
  return oralPresentationOf(document)
    .filter(({ text }) => text !== '')
    .map(({ title, text }) => `${title}\n${text}`)
    .join('\n\n');
}

function said(...sentences: readonly string[]): string {
  return sentences.filter(text => text !== '').join(' ');
}

function missed(names: readonly string[]): string {
  return names.length === 0 ? '' : `${capitalised(listed(names))} must not be missed.`;
}

const URGENT = { now: 'at once', today: 'today', soon: 'within two weeks' } as const;

/** Whom to ask, and how soon: never a treatment, for a student only asks. */
function recommendation({ redFlags }: ClinicalDocument, dangerous: readonly string[]): string {
  const [first] = redFlags;
  if (dangerous.length === 0 && first === undefined) return 'Could we go through the history together?';
  const when = first?.urgency ? ` ${URGENT[first.urgency]}` : '';
  const sign = first ? ` The red flag is ${first.sign}.` : '';
  return `Please could you see the patient with me${when}?${sign}`;
}

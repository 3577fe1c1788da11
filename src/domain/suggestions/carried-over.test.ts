import { describe, expect, it } from 'vitest';
import type { Finding } from '#domain/findings/finding.ts';
import { findingOf } from '#domain/findings/finding-of.ts';
import type { KnownFindings } from '#domain/findings/known-findings.ts';
import { carriedOver } from '#domain/suggestions/carried-over.ts';

const finding = (rest: Partial<Finding> & Pick<Finding, 'key' | 'name'>) =>
  findingOf({ kind: 'condition', section: 'past_medical', ...rest });

const VOCABULARY = [
  finding({ key: 'hypertension', name: 'Hypertension', synonyms: ['high blood pressure'] }),
  finding({ key: 'stroke-past', name: 'Previous stroke' }),
  finding({ key: 'smoking', name: 'Smoking', kind: 'habit', section: 'social' }),
  finding({
    key: 'family-diabetes',
    name: 'Family history of diabetes',
    words: 'diabetes in the family',
    kind: 'family',
    section: 'family',
  }),
];

const source = { kind: 'answer', symptomId: 1, questionId: 2, text: 'Chest pain' } as const;

const KNOWN: KnownFindings = new Map([
  ['hypertension', { isPresent: true, source }],
  ['stroke-past', { isPresent: true, source }],
  ['smoking', { isPresent: false, source }],
  ['family-diabetes', { isPresent: true, source }],
]);

const carried = (section: 'past_medical' | 'social' | 'family', recorded: readonly string[] = []) =>
  carriedOver(section, { known: KNOWN, vocabulary: VOCABULARY, recorded });

describe('What the interview told', () => {
  it('is offered on its page, by its name there, with where it was told and its form (specification 13.27)', () => {
    expect(carried('past_medical')).toEqual([
      {
        key: 'hypertension',
        label: 'Hypertension',
        where: 'told under chest pain',
        form: { list: 'pastMedicalIllnesses', filled: { name: 'Hypertension' } },
      },
      {
        key: 'stroke-past',
        label: 'Stroke',
        where: 'told under chest pain',
        form: { list: 'pastMedicalIllnesses', filled: { name: 'Stroke' } },
      },
    ]);
    expect(carried('family')[0]?.form?.filled).toEqual({ condition: 'Diabetes' });
  });

  it('is not offered when the page holds it already, whatever it is called there', () => {
    expect(carried('past_medical', ['High blood pressure · 2012']).map(({ key }) => key)).toEqual([
      'stroke-past',
    ]);
  });

  it('is not offered when it was denied', () => {
    expect(carried('social')).toEqual([]);
  });
});

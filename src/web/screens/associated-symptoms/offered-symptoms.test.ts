import { describe, expect, it } from 'vitest';
import type { KnownFinding } from '#domain/findings/known-findings.ts';
import type { ListedComplaint } from '#domain/review/listed-complaint.ts';
import { offeredSymptoms } from './offered-symptoms.ts';

const complaint = (id: number, text: string, more: Partial<ListedComplaint> = {}): ListedComplaint => ({
  id,
  text,
  clinicalName: text,
  synonyms: [],
  genderFilter: 'both',
  ages: { from: 0, to: 120 },
  bodySystems: [],
  oftenWith: [],
  ...more,
});

const chief = complaint(1, 'Chest pain', { oftenWith: [4, 5, 2] });
const open = [
  complaint(2, 'Cough'),
  complaint(3, 'Anxiety'),
  complaint(4, 'Breathlessness', { synonyms: ['SOB'] }),
  complaint(5, 'Crying infant', { ages: { from: 0, to: 3 } }),
  complaint(6, 'Fever'),
];

type Offer = Parameters<typeof offeredSymptoms>[0];

const offered = (offer: Omit<Offer, 'said'> & Partial<Offer>) =>
  offeredSymptoms({ said: new Map(), ...offer });
const shown = (offer: Parameters<typeof offered>[0]) =>
  offered(offer).map(group => [group.title, group.items.map(item => item.text)]);

describe('The symptoms to pick from', () => {
  it('are first those that often go with the chief complaint, then the others by the alphabet', () => {
    expect(shown({ open, chief, patient: { age: 58 } })).toEqual([
      ['Often goes with chest pain', ['Breathlessness', 'Cough']],
      ['Other symptoms', ['Anxiety', 'Fever']],
      ['At other ages', ['Crying infant']],
    ]);
  });

  it('are in one part when nothing goes with the chief complaint', () => {
    expect(shown({ open, chief: complaint(1, 'Hiccups'), patient: { age: 2 } })).toEqual([
      ['Other symptoms', ['Anxiety', 'Breathlessness', 'Cough', 'Crying infant', 'Fever']],
    ]);
  });

  it('begin with what was told already, and end with what was denied: neither is asked as if nothing was known', () => {
    const known = (isPresent: boolean): KnownFinding => ({
      isPresent,
      source: { kind: 'answer', symptomId: 1, questionId: 9, text: 'Chest pain' },
    });
    const said = new Map([
      [2, known(true)],
      [6, known(false)],
    ]);
    expect(shown({ open, chief, patient: { age: 58 }, said })).toEqual([
      ['Told already', ['Cough']],
      ['Often goes with chest pain', ['Breathlessness']],
      ['Other symptoms', ['Anxiety']],
      ['At other ages', ['Crying infant']],
      ['Denied', ['Fever']],
    ]);
    const hints = offered({ open, chief, patient: { age: 58 }, said }).map(({ items }) => items[0]?.hint);
    expect([hints[0], hints.at(-1)]).toEqual(['told under chest pain', 'denied under chest pain']);
  });

  it('are found by what they are called', () => {
    const [often] = offered({ open, chief, patient: { age: 58 } });
    expect(often?.items[0]?.synonyms).toEqual(['Breathlessness', 'SOB']);
  });
});

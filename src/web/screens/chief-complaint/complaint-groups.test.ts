import { describe, expect, it } from 'vitest';
import type { Complaint } from '#domain/review/complaint.ts';
import { complaintGroups } from './complaint-groups.ts';

const system = (id: number, name: string) => ({ id, name, description: '', order: id, alwaysInclude: true });
const heart = system(1, 'Cardiovascular');
const lungs = system(2, 'Respiratory');

function complaint(id: number, text: string, ...bodySystems: Complaint['bodySystems']): Complaint {
  return { id, text, genderFilter: 'both', ages: { from: 0, to: 120 }, bodySystems };
}

const all = [
  complaint(1, 'Palpitations', heart),
  complaint(2, 'Chest pain', heart, lungs),
  complaint(3, 'Cough', lungs),
  complaint(4, 'Breathlessness', lungs, heart),
  complaint(5, 'Tiredness'),
  { ...complaint(6, 'Crying infant', lungs), ages: { from: 0, to: 3 } },
];

const shown = (age: number | null) =>
  complaintGroups(all, { age }).map(group => [group.title, group.complaints.map(each => each.text)]);

describe('The list of chief complaints', () => {
  it('stands in groups by body system, every complaint once', () => {
    expect(shown(2)).toEqual([
      ['Cardiovascular', ['Chest pain', 'Palpitations']],
      ['Respiratory', ['Breathlessness', 'Cough', 'Crying infant']],
      ['Other', ['Tiredness']],
    ]);
  });

  it('has what one would not ask at the patient’s age apart, at the end', () => {
    expect(shown(58).at(-1)).toEqual(['At other ages', ['Crying infant']]);
    expect(shown(58)[1]).toEqual(['Respiratory', ['Breathlessness', 'Cough']]);
    expect(shown(null)).toEqual(shown(2));
  });
});

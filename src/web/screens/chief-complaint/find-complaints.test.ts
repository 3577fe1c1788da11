import { describe, expect, it } from 'vitest';
import type { Complaint } from '#domain/review/complaint.ts';
import { findComplaints } from './find-complaints.ts';

const system = (id: number, name: string) => ({ id, name, description: '', alwaysInclude: true });
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
];

const shown = (search: string) =>
  findComplaints(all, search).map(group => [group.title, group.complaints.map(each => each.text)]);

describe('the list of chief complaints', () => {
  it('stands in groups by body system, every complaint once', () => {
    expect(shown('')).toEqual([
      ['Cardiovascular', ['Chest pain', 'Palpitations']],
      ['Respiratory', ['Breathlessness', 'Cough']],
      ['Other', ['Tiredness']],
    ]);
  });

  it('puts names that begin with the search first', () => {
    expect(shown('pa')).toEqual([['', ['Palpitations', 'Chest pain']]]);
  });

  it('finds complaints by any of their body systems, those of this system alone first', () => {
    expect(shown('respiratory')).toEqual([['', ['Cough', 'Breathlessness', 'Chest pain']]]);
    expect(shown('heart')).toEqual([]);
  });
});

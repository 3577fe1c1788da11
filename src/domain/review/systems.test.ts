import { describe, expect, it } from 'vitest';
import { askedInReview } from '#domain/review/asked-in-review.ts';
import type { BodySystem, Complaint } from '#domain/review/complaint.ts';
import { complaintStatus, forgetAnswer, storeAnswers, unansweredIn } from '#domain/review/status.ts';
import { countStatuses, countsText, groupBySystem } from '#domain/review/systems.ts';
import { CHEST_PAIN, COUGH, FEVER, withCough } from '#tests/examples/cases.ts';

const heart: BodySystem = { id: 1, name: 'Cardiovascular', description: '', order: 7, alwaysInclude: true };
const lungs: BodySystem = { id: 2, name: 'Respiratory', description: '', order: 6, alwaysInclude: true };
const complaint = (id: number, text: string, ...bodySystems: BodySystem[]): Complaint => ({
  id,
  text,
  genderFilter: 'both',
  ages: { from: 0, to: 120 },
  bodySystems,
});

const chestPain = complaint(CHEST_PAIN.id, CHEST_PAIN.text, lungs, heart);
const cough = complaint(COUGH.id, COUGH.text, lungs);
const fever = complaint(FEVER.id, FEVER.text, lungs);
const wheeze = complaint(4, 'Wheeze', lungs);
const all = [chestPain, cough, fever, wheeze];

describe('The status of a complaint', () => {
  it('is present for the chief complaint and the associated symptoms, whatever is stored', () => {
    expect(complaintStatus(CHEST_PAIN.id, withCough, { [CHEST_PAIN.id]: false })).toBe('present');
    expect(complaintStatus(COUGH.id, withCough, {})).toBe('present');
  });

  it('comes otherwise from the stored answers, else it is unanswered', () => {
    expect(complaintStatus(FEVER.id, withCough, { [FEVER.id]: true })).toBe('present');
    expect(complaintStatus(FEVER.id, withCough, { [FEVER.id]: false })).toBe('not-present');
    expect(complaintStatus(FEVER.id, withCough, {})).toBe('unanswered');
  });
});

describe('The review of systems', () => {
  it("asks about complaints of the patient's age, and keeps those that were answered", () => {
    const limp = { ...complaint(9, 'Limping child', lungs), ages: { from: 0, to: 16 } };
    const texts = (age: number | null, stored = {}) =>
      askedInReview([...all, limp], { ...withCough, age }, stored).map(({ id }) => id);
    expect(texts(40)).not.toContain(9);
    expect(texts(16)).toContain(9);
    expect(texts(null)).toContain(9);
    expect(texts(40, { 9: false })).toContain(9);
  });

  it('asks each complaint under its home alone, systems in the order one examines', () => {
    expect(
      groupBySystem([complaint(12, 'Palpitations', heart), ...all]).map(group => [
        group.system.name,
        group.complaints.map(({ text }) => text),
      ]),
    ).toEqual([
      ['Respiratory', ['Chest pain', 'Cough', 'Fever', 'Wheeze']],
      ['Cardiovascular', ['Palpitations']],
    ]);
  });

  it('has no group for a system that is the home of none of them', () => {
    const womb: BodySystem = {
      id: 15,
      name: 'Female genital',
      description: '',
      order: 10,
      alwaysInclude: true,
    };
    const pelvicPain = complaint(10, 'Pelvic pain', lungs, womb);
    const periods = complaint(11, 'Heavy periods', womb);
    const names = (complaints: Complaint[]) => groupBySystem(complaints).map(({ system }) => system.name);
    expect(names([pelvicPain])).toEqual(['Respiratory']);
    expect(names([pelvicPain, periods])).toEqual(['Respiratory', 'Female genital']);
  });

  it("sums each group up as 'N present, N not present, N unanswered'", () => {
    expect(countsText(countStatuses(all, withCough, { [FEVER.id]: false }))).toBe(
      '2 present, 1 not present, 1 unanswered',
    );
  });

  it('marks every unanswered complaint of a system not present', () => {
    const ids = unansweredIn(all, withCough, { [FEVER.id]: true });
    expect(ids).toEqual([4]);
    expect(storeAnswers({ [FEVER.id]: true }, ids, false)).toEqual({ [FEVER.id]: true, 4: false });
  });

  it('forgets a stored answer', () => {
    expect(forgetAnswer({ 3: true, 4: false }, 3)).toEqual({ 4: false });
  });
});

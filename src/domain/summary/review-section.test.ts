import { describe, expect, it } from 'vitest';
import type { BodySystem, Complaint } from '#domain/review/complaint.ts';
import { reviewProse, reviewSection } from '#domain/summary/review-section.ts';
import type { SummaryInput } from '#domain/summary/summary-input.ts';
import { CHEST_PAIN, COUGH, reviewed } from '#tests/examples/cases.ts';

const system = (id: number, name: string): BodySystem => ({ id, name, description: '', alwaysInclude: true });
const heart = system(1, 'Cardiovascular');
const lungs = system(2, 'Respiratory');
const eye = system(9, 'Eye');

const complaint = (id: number, text: string, ...bodySystems: BodySystem[]): Complaint => ({
  id,
  text,
  genderFilter: 'both',
  ages: { from: 0, to: 120 },
  bodySystems,
});

const chestPain = complaint(CHEST_PAIN.id, CHEST_PAIN.text, heart, lungs);
const cough = complaint(COUGH.id, COUGH.text, lungs);
const fainting = complaint(10, 'Fainting', heart, lungs, eye);
const swelling = complaint(11, 'Leg swelling', heart);
const many = ['Wheeze', 'Snoring', 'Hiccups', 'Blood in phlegm', 'Noisy breathing'].map((text, at) =>
  complaint(20 + at, text, lungs),
);
const redEye = complaint(30, 'Red eye', eye);
const limp = { ...complaint(40, 'Limping child', heart), ages: { from: 0, to: 16 } };

const input: SummaryInput = {
  record: reviewed,
  complaints: [chestPain, cough, fainting, swelling, ...many, redEye, limp],
  vocabulary: [],
  stored: { [fainting.id]: false },
  notAsked: [],
};

describe('The review of systems in the summary', () => {
  it('names a symptom of several systems once, under its home', () => {
    expect(reviewSection(input).match(/Fainting/g)).toHaveLength(1);
    expect(reviewSection(input).match(/Chest pain/g)).toHaveLength(1);
    expect(reviewSection(input)).toMatch(/^Cardiovascular:\nPresent: Chest pain\nDenied: Fainting\n/);
  });

  it('names a few symptoms nobody asked about, and of many only their number', () => {
    expect(reviewSection(input)).toContain('Not asked: Leg swelling\n');
    expect(reviewSection(input)).toContain('Respiratory:\nPresent: Cough\nNot asked: 5 other symptoms\n');
  });

  it('always names what was offered and jumped past, and never as denied', () => {
    const jumped = { ...input, stored: { ...input.stored, 20: false }, notAsked: [20] };
    expect(reviewSection(jumped)).toContain('Not asked: Wheeze, Snoring, Hiccups');
    const more = { ...jumped, complaints: [...input.complaints, complaint(50, 'Sneezing', lungs)] };
    expect(reviewSection(more)).toContain('Not asked: Wheeze, 5 other symptoms');
    expect(reviewProse(more).join(' ')).toContain('Not asked about: wheeze and 6 other symptoms.');
    expect(reviewProse(more).join(' ')).not.toMatch(/denies[^.]*wheeze/);
  });

  it("says nothing of complaints the review never offers at the patient's age", () => {
    expect(reviewSection(input)).not.toContain('Limping child');
    expect(reviewSection({ ...input, stored: { ...input.stored, [limp.id]: false } })).toContain(
      'Denied: Fainting, Limping child',
    );
    expect(reviewSection({ ...input, record: { ...reviewed, age: 8 } })).toContain('Limping child');
  });

  it('says what was left out once and briefly in the prose', () => {
    expect(reviewProse(input).filter(Boolean)).toEqual([
      'The patient denies fainting.',
      'Not asked about: 6 other symptoms.',
      'Systems not asked about: eye.',
    ]);
  });
});

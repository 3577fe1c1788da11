import { describe, expect, it } from 'vitest';
import { defaultTitle, patientDataOf } from './save-history.ts';

describe('the title of a new history', () => {
  it.each([
    ['Ada', "Ada's History"],
    ['', 'Clinical History'],
    ['  ', 'Clinical History'],
    ['Anonymous', 'Clinical History'],
  ])("for a patient called '%s' is %s", (name, title) => {
    expect(defaultTitle(name)).toBe(title);
  });
});

describe('the document that is saved', () => {
  const parts = { fullHistoryText: 'A text.', patientInfo: { name: 'Ada', age: 54, gender: 'Female' } };
  const backup = { ...parts, structuredSummary: { ChiefComplaint: 'Headache' } };

  it('holds summary, PDF, patient and time, by the names other programs read', () => {
    const pdf = { pdfUrl: '/api/files/clinical-summaries/u1/a.pdf', filename: 'a.pdf' };
    expect(patientDataOf({ backup }, pdf)).toEqual({
      ...backup,
      ...pdf,
      savedAt: expect.stringMatching(/Z$/),
    });
  });

  it("leaves out a guest's link, which ends after a day", () => {
    const pdf = { pdfUrl: '/api/files/clinical-summaries/guest/a.pdf?signature=x', filename: 'a.pdf' };
    expect(patientDataOf({ backup }, pdf)).toMatchObject({ pdfUrl: null, filename: null });
  });

  it('is none while there is no summary', () => {
    expect(patientDataOf({ backup: parts }, undefined)).toBeNull();
  });
});

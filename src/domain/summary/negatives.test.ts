import { describe, expect, it } from 'vitest';
import type { PatientRecord } from '#domain/case/patient-record.ts';
import { type HistoryList, NEGATIVES } from '#domain/sections/pages.ts';
import { EMPTY_ANALYSIS } from '#domain/suggestions/symptom-analysis.ts';
import { backupOf, readBackup } from '#domain/summary/backup.ts';
import { sectionOf } from '#domain/summary/document/clinical-document.ts';
import { readDocument } from '#domain/summary/document/read-document.ts';
import { noteOf } from '#domain/summary/render/note.ts';
import { oralPresentationText } from '#domain/summary/render/oral-presentation.ts';
import { referralLetterOf } from '#domain/summary/render/referral-letter.ts';
import { readSavedCase } from '#domain/summary/saved-case.ts';
import { reviewed } from '#tests/examples/cases.ts';
import { summaryAlone } from '#tests/examples/summaries.ts';

const denying = (...deniedSections: HistoryList[]): PatientRecord => ({ ...reviewed, deniedSections });
const ALL = denying(...NEGATIVES.keys());

describe('A section that was denied by a tap (specification 13.32)', () => {
  it.each([...NEGATIVES])('tells %s in document, summary, prose and note', (list, { told }) => {
    const { document, structured, fullText } = summaryAlone(denying(list));
    for (const text of [Object.values(structured).join('\n'), fullText, noteOf(document)])
      expect(text).toContain(told);
  });

  it('is denied as a state, and told as nothing else', () => {
    const { document } = summaryAlone(denying('pastMedicalIllnesses'));
    expect(sectionOf(document, 'PastMedicalHistory').state).toBe('denied');
    expect(sectionOf(document, 'PastSurgicalHistory').state).toBe('none recorded');
  });

  it('is told aloud and in the letter, each once', () => {
    const { document } = summaryAlone(ALL);
    for (const text of [oralPresentationText(document), referralLetterOf(document)]) {
      for (const told of ['No past illnesses.', 'Has never smoked.', 'No known illness in the family.'])
        expect(text.split(told)).toHaveLength(2);
      expect(text).toContain('There are no known allergies.');
      expect(text).not.toContain('have not been asked');
    }
  });

  it('stands among what nobody may overlook', () => {
    const { document } = summaryAlone(denying('allergies', 'medicationHistory'));
    expect(document.safety.slice(0, 2)).toMatchObject([
      { topic: 'Allergies', text: 'No known allergies', isAlert: false },
      { topic: 'Anticoagulants', text: 'None: no regular medicines', isAlert: false },
    ]);
  });

  it('leaves what nobody asked about as not recorded', () => {
    const { structured } = summaryAlone(denying('smokingHistory'));
    expect(structured.SocialHistory).toContain('Has never smoked.');
    expect(structured.SocialHistory).toMatch(/Nothing is recorded of alcohol/);
    expect(structured.PastSurgicalHistory).toBe('None recorded');
  });

  it('comes back from the backup, and so does its document', () => {
    const saved = {
      record: ALL,
      complaintAnswers: {},
      symptomAnalysis: EMPTY_ANALYSIS,
      visitedSteps: [],
    };
    const backup = backupOf(saved, summaryAlone(ALL));
    const read = readBackup(JSON.stringify(backup), 0);
    expect('error' in read || readSavedCase(read, 0)?.record.deniedSections).toEqual([...NEGATIVES.keys()]);
    const document = readDocument(JSON.parse(JSON.stringify(backup.document)));
    expect(document && oralPresentationText(document)).toContain('Drinks no alcohol.');
  });
});

import { describe, expect, it } from 'vitest';
import { readBackupFile, requestOf } from './read-backup-file.ts';

const backup = {
  patientInfo: { name: 'Mehwish Çelik', age: 54, gender: 'Female' },
  structuredSummary: { ChiefComplaint: 'Chest pain for two hours.' },
  fullHistoryText: 'A 54-year-old woman presents with chest pain.',
};

function fileOf(content: string, name = 'clinical_summary_data_1.json') {
  return new File([content], name);
}

describe('a backup file', () => {
  it('is read when its name ends in .json, in any case', async () => {
    const file = await readBackupFile(fileOf(JSON.stringify(backup), 'Backup.JSON'));
    expect(file).toEqual({ name: 'Backup.JSON', backup });
  });

  it("is refused with 'Please upload a JSON file.' under any other name", async () => {
    expect(await readBackupFile(fileOf('{}', 'backup.txt'))).toEqual({ error: 'Please upload a JSON file.' });
  });

  it.each([
    ['no JSON at all', 'hello'],
    ['an array', '[]'],
    ['an empty file', ''],
  ])('is refused as invalid when it is %s', async (_, content) => {
    expect(await readBackupFile(fileOf(content))).toEqual({
      error: 'Invalid JSON file. Please upload a valid JSON backup.',
    });
  });

  it.each(['{}', '{"patientInfo":{}}'])('may lack every field: %s (specification 23.13)', async content => {
    expect(await readBackupFile(fileOf(content))).toEqual({
      name: 'clinical_summary_data_1.json',
      backup: JSON.parse(content),
    });
  });

  it('is refused when it is too large to be a backup', async () => {
    const file = await readBackupFile(fileOf(' '.repeat(10 * 1024 * 1024 + 1)));
    expect(file).toMatchObject({ error: expect.stringContaining('too large') });
  });

  it("is refused with 'Failed to read the file. Please try again.' when the browser cannot read it", async () => {
    const file = fileOf('{}');
    file.text = () => Promise.reject(new Error('gone'));
    expect(await readBackupFile(file)).toEqual({ error: 'Failed to read the file. Please try again.' });
  });

  it('is sent with its patient, its sections and its full text', () => {
    expect(requestOf(backup)).toEqual({
      patientName: 'Mehwish Çelik',
      structuredHistory: backup.structuredSummary,
      fullHistoryText: backup.fullHistoryText,
      familyDiagramImage: undefined,
      patientInfo: backup.patientInfo,
    });
    expect(requestOf({ fullHistoryText: 'x' }).patientName).toBe('Anonymous');
  });
});

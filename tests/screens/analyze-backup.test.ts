import { fireEvent, screen } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import { intercept, unreachable } from './network.ts';
import { openAt, type Session } from './session.ts';

const backup = {
  patientInfo: { name: 'Zoë Çelik', age: 54, gender: 'Female' },
  structuredSummary: { PatientProfile: 'Zoë Çelik, 54, female.', ChiefComplaint: 'Headache for two days.' },
  fullHistoryText: 'A 54-year-old woman presents with headache.',
};

async function openAnalyzeBackup(): Promise<Session> {
  const session = await openAt('/');
  await session.press('Analyze Backup');
  await session.find('dialog', 'Analyze Backup');
  return session;
}

async function pick(name: string, content: string): Promise<void> {
  const field = await screen.findByLabelText('Drop a .json file here, or choose one', { selector: 'input' });
  fireEvent.change(field, { target: { files: filesOf(new File([content], name)) } });
}

/** As the browser hands over what was picked. */
function filesOf(file: File): FileList {
  return { 0: file, length: 1, item: () => file, [Symbol.iterator]: [file][Symbol.iterator] };
}

describe('Analyze Backup', () => {
  it('asks for a file first', async () => {
    const session = await openAnalyzeBackup();
    await session.press('Process Backup');
    expect((await screen.findByRole('alert')).textContent).toBe('Please upload a JSON file first.');
  });

  for (const [name, content, message] of [
    ['backup.txt', '{}', 'Please upload a JSON file.'],
    ['backup.json', 'no json', 'Invalid JSON file. Please upload a valid JSON backup.'],
    ['backup.json', '[1]', 'Invalid JSON file. Please upload a valid JSON backup.'],
    ['backup.json', '', 'Invalid JSON file. Please upload a valid JSON backup.'],
  ] as const) {
    it(`answers ${name} with ${content} by '${message}'`, async () => {
      await openAnalyzeBackup();
      await pick(name, content);
      expect((await screen.findByRole('alert')).textContent).toBe(message);
    });
  }

  it.each(['{}', '{"patientInfo":{"name":"A"}}'])(
    'takes %s as a backup, and says that it cannot be processed (specification 23.13)',
    async content => {
      const session = await openAnalyzeBackup();
      await pick('backup.json', content);
      expect(await screen.findByText('backup.json')).toBeVisible();
      expect(screen.queryByRole('alert')).toBeNull();
      await session.press('Process Backup');
      expect((await screen.findByRole('alert')).textContent).toBe(
        'Failed to process the JSON data. Please check the file format.',
      );
    },
  );

  it('says so when the server cannot process it, and keeps the file', async () => {
    intercept(/^\/api\/workflow\/summary$/, unreachable);
    const session = await openAnalyzeBackup();
    await pick('backup.json', JSON.stringify(backup));
    expect(await screen.findByText('backup.json')).toBeVisible();
    await session.press('Process Backup');
    expect((await screen.findByRole('alert')).textContent).toBe(
      'Failed to process the JSON data. Please check the file format.',
    );
    expect(screen.getByText('backup.json')).toBeVisible();
  });

  it('waits visibly for a server that is busy, and asks again by itself (specification 23.25)', async () => {
    let refusals = 0;
    intercept(/^\/api\/workflow\/summary$/, ({ pass }) => {
      refusals += 1;
      if (refusals > 2) return pass();
      const error = {
        message: 'Failed to generate PDF. The server is busy, please try again.',
        code: 'workflow_failed',
      };
      return Response.json({ error }, { status: 503, headers: { 'Retry-After': '1' } });
    });
    const session = await openAnalyzeBackup();
    await pick('backup.json', JSON.stringify(backup));
    expect(await screen.findByText('backup.json')).toBeVisible();
    await session.press('Process Backup');
    expect(
      await screen.findByText('The server is busy. The PDF is next in line; please stay on this page.'),
    ).toBeVisible();
    expect(await screen.findByText('The PDF is ready.', {}, { timeout: 20_000 })).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

import { screen, waitFor, within } from '@testing-library/dom';
import { describe, expect, it, vi } from 'vitest';
import type { PatientRecord } from '#domain/case/patient-record.ts';
import { reviewedCase } from '#tests/examples/seeded-session.ts';
import { signInNewMember } from './member.ts';
import { callApi, intercept, readApi } from './network.ts';
import { openAt, type Session, storedRecord } from './session.ts';

const OPENING = 'A teacher who has never had a headache like this.';

async function openSummary(more: Partial<PatientRecord> = {}): Promise<Session> {
  return openAt('/summary', { record: { ...(await reviewedCase(readApi)), ...more } });
}

/** The whole document: what stands behind its first page is drawn after it. */
async function summary(): Promise<HTMLElement> {
  const document = await screen.findByRole('article', { name: 'Summary' });
  await within(document).findByRole('heading', { name: 'Further history' });
  return document;
}

const tab = (name: string) => screen.findByRole('tab', { name });

/** Opens a part of the document for writing and puts a text into it. */
async function write(session: Session, part: string, text: string): Promise<HTMLElement> {
  await session.press(`Edit ${part}`);
  const form = await session.find('form', `Edit ${part}`);
  await session.fill(/./, text, form);
  return form;
}

describe('The document on the summary', () => {
  it('opens first, with the safety strip, the opening line and a heading for each part (specification 22.1, 22.11)', async () => {
    await openSummary();
    const page = await summary();
    expect(await tab('Document')).toHaveAttribute('aria-selected', 'true');
    expect(within(page).getByRole('list', { name: 'Safety' })).toHaveTextContent(/^Allergies/);
    expect(page).toHaveTextContent(/A 54-year-old woman.*headache/);
    const headings = within(page)
      .getAllByRole('heading')
      .map(({ textContent }) => textContent);
    const order = [
      'History of presenting complaint',
      'Past medical history',
      'Problem list',
      'Impression',
      'Further history',
      'Family history',
      'Review of systems',
    ];
    expect(headings.filter(title => order.includes(title ?? '')).slice(0, order.length)).toEqual(
      order.filter(title => headings.includes(title)),
    );
    expect(order.filter(title => !headings.includes(title))).toEqual([]);
  });

  it('says of a section that tells nothing why (specification 22.7)', async () => {
    await openSummary();
    const family = within(await summary()).getByRole('heading', { name: 'Family history' });
    expect(family.parentElement).toHaveTextContent('Family historyNone recorded');
  });

  it('has contents that jump to a heading and leave the address alone (specification 22.23)', async () => {
    const session = await openSummary();
    const contents = await session.find('navigation', 'Contents');
    await session.click(within(contents).getByRole('link', { name: 'Family' }));
    expect(screen.getByRole('heading', { name: 'Family history' })).toHaveFocus();
    expect(window.location.hash).toBe('');
  });

  it('has its transcript and its data behind tabs, by arrow keys too (specification 22.22)', async () => {
    const session = await openSummary();
    (await tab('Document')).focus();
    await session.user.keyboard('{ArrowRight}');
    expect(await tab('Transcript')).toHaveFocus();
    const record = storedRecord();
    const [answer] = record.answers;
    const transcript = await session.find('article', 'Transcript');
    expect(transcript).toHaveTextContent(`${answer?.questionText}${answer?.choiceText}`);
    await session.user.keyboard('{ArrowRight}');
    expect(await session.find('region', 'Technical details')).toHaveTextContent('"structuredSummary"');
    await session.press('Hide Technical Details');
    expect(await summary()).toBeVisible();
    await session.press('View Technical Details');
    expect(await tab('Technical details')).toHaveAttribute('aria-selected', 'true');
  });

  it('folds skipped questions into a line of the transcript (specification 22.4)', async () => {
    const { answers = [], ...record } = await reviewedCase(readApi);
    const [first, ...others] = answers;
    if (!first || others.length === 0) throw new Error('Too few questions');
    const skipped = { ...first, choiceId: null, choiceText: 'Skipped' };
    const session = await openSummary({ ...record, answers: [skipped, ...others] });
    expect(await summary()).not.toHaveTextContent(first.questionText);
    await session.click(await tab('Transcript'));
    const transcript = await session.find('article', 'Transcript');
    const line = within(transcript).getByText('1 question skipped');
    expect(within(line.closest('details') as HTMLElement).getByText(first.questionText)).toBeInTheDocument();
    expect(transcript.querySelector('dl')).not.toHaveTextContent(first.questionText);
  });
});

describe('What the student writes', () => {
  it('stands in place of the program’s, is marked, and survives a reload (specification 22.25)', async () => {
    const session = await openSummary();
    const form = await write(session, 'opening line', OPENING);
    await session.press('Save', form);
    expect(await summary()).toHaveTextContent(`${OPENING}Written by the student`);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Edit opening line' })).toHaveFocus());
    await session.reload();
    expect(await summary()).toHaveTextContent(`${OPENING}Written by the student`);
    expect(storedRecord().documentEdits).toEqual({ opening: OPENING });
  });

  it('is open as it was typed after a reload, until it is saved or left (specification 22.25)', async () => {
    const session = await openSummary();
    await write(session, 'impression', 'Perhaps a migr');
    await session.reload();
    const form = await session.find('form', 'Edit impression');
    expect(within(form).getByRole('textbox')).toHaveValue('Perhaps a migr');
    await session.press('Cancel', form);
    await session.reload();
    expect(await session.find('button', 'Edit impression')).toBeVisible();
    expect(storedRecord().documentEdits).toEqual({});
  });

  it('is left alone by Cancel and Escape, and taken back by Reset to suggested (specification 22.25)', async () => {
    const session = await openSummary();
    const before = (await summary()).textContent;
    await session.press('Cancel', await write(session, 'problem list', 'Nothing'));
    expect((await summary()).textContent).toBe(before);
    await write(session, 'problem list', 'Nothing');
    await session.user.keyboard('{Escape}');
    expect((await summary()).textContent).toBe(before);
    await session.press('Save', await write(session, 'problem list', 'Headache\nFear of a tumour'));
    const list = within(await summary())
      .getByText('Fear of a tumour')
      .closest('ol');
    expect(list?.children).toHaveLength(2);
    await session.press('Edit problem list');
    await session.press('Reset to suggested');
    expect((await summary()).textContent).toBe(before);
  });

  it('stands in every presentation, in the backup and in the request for the PDF (specification 22.25)', async () => {
    const sent = vi.fn();
    intercept(/^\/api\/workflow\/summary$/, call => {
      sent(call.body);
      return call.pass();
    });
    const session = await openSummary();
    await session.press('Save', await write(session, 'impression', 'I think it is migraine.'));
    for (const way of ['Referral letter', 'One-minute presentation', 'Note']) {
      await session.select(way);
      expect(await session.find('article', way)).toHaveTextContent('I think it is migraine.');
    }
    await session.press('Process Clinical Data');
    await session.press('Continue Without Backup');
    await session.button('Download PDF');
    const impression = { value: 'I think it is migraine.', isEdited: true };
    expect(sent.mock.lastCall?.[0]).toMatchObject({ document: { impression } });
    await session.click(await tab('Technical details'));
    const backup = JSON.parse((await session.find('region', 'Technical details')).textContent ?? '');
    expect(backup).toMatchObject({ document: { impression } });
    expect(backup.case.record.documentEdits).toEqual({ impression: impression.value });
  });

  it('written after the PDF was made asks for a new one (specification 22.26)', async () => {
    const session = await openSummary();
    await session.press('Process Clinical Data');
    await session.press('Continue Without Backup');
    await session.button('Download PDF');
    await session.press('Save', await write(session, 'impression', 'Migraine.'));
    expect(screen.queryByRole('button', { name: 'Download PDF' })).toBeNull();
    expect(await session.button('Process Clinical Data')).toBeEnabled();
  });

  it('is saved with the history, whose page shows it and offers nothing to write (specification 22.27)', async () => {
    await signInNewMember();
    const session = await openSummary();
    await session.press('Save', await write(session, 'opening line', OPENING));
    await session.press('Save History');
    await session.press('Save History', await session.find('dialog', 'Save History'));
    await screen.findByText(/^History saved successfully\./);
    const { items } = (await readApi('/api/histories')) as { items: { id: string }[] };
    const saved = await openAt(`/saved-histories/${items[0]?.id}`);
    expect(await summary()).toHaveTextContent(`${OPENING}Written by the student`);
    expect(screen.queryByRole('button', { name: /^Edit/ })).toBeNull();
    await saved.select('Note');
    expect(await saved.find('article', 'Note')).toHaveTextContent(OPENING);
  });

  it('takes the stored PDF off a history that says something else now (specification 22.26)', async () => {
    await signInNewMember();
    const session = await openSummary();
    await session.press('Process Clinical Data');
    await session.press('Continue Without Backup');
    await session.button('Download PDF');
    await session.press('Save History');
    await session.press('Save History', await session.find('dialog', 'Save History'));
    await session.press('Close', await session.find('dialog', 'Saved'));
    await session.press('Save', await write(session, 'impression', 'Migraine.'));
    await session.press('Save History');
    await session.press('Update History', await session.find('dialog', 'Save History'));
    await screen.findByText(/^History saved successfully\./);
    const { items } = (await readApi('/api/histories')) as { items: { patient_data: { pdfUrl: unknown } }[] };
    expect(items.map(({ patient_data }) => patient_data.pdfUrl)).toEqual([null]);
  });
});

describe('A history saved before there were documents', () => {
  it('is shown from its texts (specification 22.27)', async () => {
    await signInNewMember();
    const patient_data = {
      patientInfo: { name: 'Ada', age: 36, gender: 'Female' },
      structuredSummary: { ChiefComplaint: 'Cough\n- How long? Two weeks' },
      fullHistoryText: 'Ada has had a cough for two weeks.',
    };
    const response = await callApi('/api/histories', { title: 'Old', patient_data });
    const { id } = (await response.json()) as { id: string };
    const session = await openAt(`/saved-histories/${id}`);
    expect(await summary()).toHaveTextContent(/Ada.*Cough.*Ada has had a cough for two weeks\./);
    await session.click(await tab('Transcript'));
    expect(await session.find('article', 'Transcript')).toHaveTextContent('How long?Two weeks');
  });
});

describe('Copy', () => {
  it('takes each presentation as plain text, and says so (specification 22.24)', async () => {
    const session = await openSummary();
    // With the differential the texts change once more: what was copied before is no longer what stands there.
    await screen.findByText(/^How likely each is/);
    const beginnings = {
      'Full clerking': /^Margaret Okonkwo, a 54-year-old woman/,
      'Referral letter': /^\w+ \d+, \d{4}\n\nDear colleague/,
      'One-minute presentation': /^Situation\n/,
      Note: /^A 54-year-old woman[\s\S]*\nALERTS\n/,
    };
    for (const [way, begins] of Object.entries(beginnings)) {
      await session.select(way);
      await session.press(`Copy ${way}`);
      expect(await navigator.clipboard.readText()).toMatch(begins);
      expect(await screen.findByText(`${way} copied`)).toBeInTheDocument();
      expect(await session.button(`Copied ${way}`)).toBeVisible();
    }
  });

  it('selects the text where the browser refuses (specification 22.24)', async () => {
    const session = await openSummary();
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('No', 'NotAllowedError'));
    await session.select('Note');
    await session.press('Copy Note');
    const field = (await session.find('textbox', /^The browser did not let us copy/)) as HTMLTextAreaElement;
    expect(field).toHaveFocus();
    expect(field.value.slice(field.selectionStart, field.selectionEnd)).toMatch(/ALERTS/);
  });
});

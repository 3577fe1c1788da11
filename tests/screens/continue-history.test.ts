import { screen, waitFor, within } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import type { HistoriesResponse, SavedHistory } from '#contract/histories.ts';
import type { PatientRecord } from '#domain/case/patient-record.ts';
import { beginPhase1 } from '#domain/suggestions/symptom-analysis.ts';
import { historyToSave } from '#tests/examples/history-to-save.ts';
import { complaintNamed, reviewedCase } from '#tests/examples/seeded-session.ts';
import { signInNewMember } from './member.ts';
import { callApi, intercept, readApi } from './network.ts';
import { openAt, type Session, storedRecord } from './session.ts';

const TITLE = 'Replace the running session?';

/** A case with an operation, a symptom that was denied and one that nobody asked about. */
async function wholeCase() {
  const record = await reviewedCase(readApi);
  const [fever, cough] = [await complaintNamed(readApi, 'Fever'), await complaintNamed(readApi, 'Cough')];
  const suggestions = [fever, cough].map(({ id, text }) => ({ id, label: text, explanation: 'Asked.' }));
  const analysis = {
    ...beginPhase1(
      { chiefComplaintId: record.chiefComplaint?.id ?? 0, gender: 'Female' },
      { suggestions, source: 'builtin' },
    ),
    phase1Answers: { [fever.id]: 'no', [cough.id]: 'no' },
    notAsked: [cough.id],
  };
  const pastSurgicalHistory = [{ id: 'op', surgeryName: 'Appendectomy', hospital: 'St Mary’s' }];
  return {
    record: { ...record, pastSurgicalHistory },
    complaintAnswers: { [fever.id]: false, [cough.id]: false },
    stored: { symptomAnalysis: JSON.stringify(analysis) },
    cough,
  };
}

async function savedFromSummary(): Promise<{
  readonly session: Session;
  readonly id: string;
  readonly record: PatientRecord;
}> {
  await signInNewMember();
  const { cough: _, ...seeded } = await wholeCase();
  const session = await openAt('/summary', seeded);
  await save(session);
  const record = storedRecord();
  return { session, id: (await onlyHistory()).id, record };
}

async function save(session: Session): Promise<void> {
  await session.press('Save History');
  await session.press('Save History', await session.find('dialog', 'Save History'));
  await session.find('dialog', 'Saved');
}

async function onlyHistory(): Promise<HistoriesResponse['items'][number]> {
  const { items } = (await readApi('/api/histories')) as HistoriesResponse;
  const [only, ...others] = items;
  expect(others).toEqual([]);
  if (only === undefined) throw new Error('Nothing is stored');
  return only;
}

/** As in another browser, or after the 24 hours: nothing is kept of the case. */
function forgetCase(): void {
  localStorage.clear();
}

describe('A saved history', () => {
  it('comes back as the running case, with every answer and entry (specification 24.11)', async () => {
    const { session, id, record } = await savedFromSummary();
    forgetCase();
    await openAt(`/saved-histories/${id}`);
    await session.press('Continue this history');
    await session.isAt('/summary');
    expect(storedRecord()).toEqual(record);
    expect(await screen.findAllByText(/Appendectomy/)).not.toEqual([]);
    const { cough } = await wholeCase();
    const { notAsked } = JSON.parse(localStorage.getItem('aiSymptomState') ?? '{}').symptomAnalysis;
    expect(notAsked).toEqual([cough.id]);
  });

  it('is updated by the next save, not saved a second time (specification 24.11)', async () => {
    const { session, id } = await savedFromSummary();
    forgetCase();
    await openAt(`/saved-histories/${id}`);
    await session.press('Continue this history');
    await session.isAt('/summary');
    await session.press('Save History');
    await session.press('Update History', await session.find('dialog', 'Save History'));
    await session.find('dialog', 'Saved');
    expect((await onlyHistory()).id).toBe(id);
  });

  it('asks before it replaces a running case (specification 24.11 and 27.11)', async () => {
    const { session, id, record } = await savedFromSummary();
    forgetCase();
    const running = { ...(await reviewedCase(readApi)), name: 'Somebody Else' };
    await openAt(`/saved-histories/${id}`, { record: running });
    await session.press('Continue this history');
    const dialog = await session.find('dialog', TITLE);
    expect(dialog).toHaveTextContent('Somebody Else · Headache');
    await session.user.keyboard('{Escape}');
    expect(storedRecord().name).toBe('Somebody Else');
    await session.press('Continue this history');
    await session.press('Replace It', await session.find('dialog', TITLE));
    await session.isAt('/summary');
    expect(storedRecord()).toEqual(record);
  });

  it('without its answers says that it cannot be continued, and stays readable (specification 24.12)', async () => {
    await signInNewMember();
    await callApi('/api/histories', historyToSave('From an earlier version'));
    await openAt(`/saved-histories/${(await onlyHistory()).id}`);
    expect(await screen.findByText(/saved without its answers, so it cannot be continued/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Continue this history' })).toBeNull();
    expect(screen.getByRole('button', { name: 'View JSON' })).toBeVisible();
    expect(screen.getByText('This history was saved without a differential.')).toBeVisible();
  });

  it('of a newer version says so (specification 24.12)', async () => {
    await signInNewMember();
    const { title, patient_data } = historyToSave('From a newer version');
    await callApi('/api/histories', { title, patient_data: { ...patient_data, case: { version: 99 } } });
    await openAt(`/saved-histories/${(await onlyHistory()).id}`);
    expect(await screen.findByText(/saved by a newer version of the program/)).toBeVisible();
  });

  it('shows its leading diagnoses in the list and its differential on its page (specification 24.2 and 24.13)', async () => {
    const { id } = await savedFromSummary();
    const { leadingDiagnoses } = (await onlyHistory()).patient_data;
    expect(leadingDiagnoses).toHaveLength(3);
    await openAt('/saved-histories');
    const names = (leadingDiagnoses ?? []).join(', ');
    await waitFor(() => expect(screen.getByRole('main')).toHaveTextContent(`Leading diagnoses: ${names}`));
    await openAt(`/saved-histories/${id}`);
    const panel = await screen.findByRole('region', { name: 'Differential diagnosis' });
    const rows = within(panel).getAllByRole('listitem');
    expect(rows.length).toBeGreaterThanOrEqual(3);
    for (const [at, name] of (leadingDiagnoses ?? []).entries()) expect(rows[at]).toHaveTextContent(name);
    const percents = rows.map(({ textContent }) => Number(/(\d+)%$/.exec(textContent ?? '')?.[1]));
    expect(percents.reduce((sum, percent) => sum + percent, 0)).toBeLessThanOrEqual(100 + percents.length);
  });

  it('cannot be saved, nor its backup taken, before its differential has come (specification 24.2)', async () => {
    await signInNewMember();
    const { cough: _, ...seeded } = await wholeCase();
    const come = Promise.withResolvers<void>();
    intercept(/\/differential/, async ({ pass }) => {
      await come.promise;
      return pass();
    });
    const session = await openAt('/summary', seeded);
    await screen.findAllByText(/Appendectomy/);
    for (const action of ['Save History', 'Download JSON Backup', 'Download FHIR', 'Process Clinical Data'])
      expect(await session.button(action)).toBeDisabled();
    come.resolve();
    await save(session);
    expect((await onlyHistory()).patient_data.leadingDiagnoses).toHaveLength(3);
  });

  it('is saved without a differential where none can be had', async () => {
    await signInNewMember();
    const { cough: _, ...seeded } = await wholeCase();
    intercept(/\/differential/, () => Response.json({ error: { message: 'Out of order' } }, { status: 500 }));
    const session = await openAt('/summary', seeded);
    await save(session);
    expect((await onlyHistory()).patient_data.leadingDiagnoses).toEqual([]);
  });

  it('keeps case and document out of the list, which stays small (specification 24.9)', async () => {
    const { id } = await savedFromSummary();
    const inList: object = (await onlyHistory()).patient_data;
    expect(Object.keys(inList).sort()).toEqual([
      'filename',
      'leadingDiagnoses',
      'patientInfo',
      'pdfUrl',
      'savedAt',
    ]);
    const whole = (await readApi(`/api/histories/${id}`)) as SavedHistory;
    expect(whole.patient_data.case?.version).toBeGreaterThan(0);
  });
});

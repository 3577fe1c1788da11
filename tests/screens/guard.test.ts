import { screen, waitFor } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import type { PatientRecord } from '#domain/case/patient-record.ts';
import { STEPS } from '#domain/flow/steps.ts';
import { complaintNamed, PATIENT, reviewedCase, storedTexts } from '#tests/examples/seeded-session.ts';
import { loadPage } from './load-page.ts';
import { readApi } from './network.ts';
import { openAt, Session } from './session.ts';

const HEADACHE = { id: 1, text: 'Headache' };
const COUGH = { id: 2, text: 'Cough' };
const asked: Partial<PatientRecord> = { ...PATIENT, chiefComplaint: { ...HEADACHE, isAnswered: true } };

const STATES: readonly (readonly [string, Partial<PatientRecord>, string, string])[] = [
  ['a profile without an age', { ...PATIENT, age: null }, '/summary', '/patient-profile'],
  ['a profile and no complaint', PATIENT, '/review-of-systems', '/chief-complaint'],
  [
    'an open questionnaire',
    { ...PATIENT, chiefComplaint: { ...HEADACHE, isAnswered: false }, currentSymptom: HEADACHE },
    '/social-history',
    '/questionnaire',
  ],
  [
    'an associated symptom whose questions are open',
    { ...asked, associatedSymptoms: [{ ...COUGH, isAnswered: false }] },
    '/past-medical-illnesses',
    '/associated-symptoms',
  ],
  ['a review that is not completed', asked, '/medication-history', '/review-of-systems'],
];

/** Notes every heading that is ever drawn from now on, however briefly. */
function noteHeadings(): ReadonlySet<string> {
  const seen = new Set<string>();
  const note = () => {
    for (const heading of document.querySelectorAll('h1')) seen.add(heading.textContent ?? '');
  };
  new MutationObserver(note).observe(document, { childList: true, subtree: true, characterData: true });
  return seen;
}

/** Opens an address that the guard may lead away from. */
async function follow(path: string, record?: Partial<PatientRecord>): Promise<Session> {
  for (const { in: place, key, text } of storedTexts(record ? { record } : { isAccepted: false }))
    (place === 'local' ? localStorage : sessionStorage).setItem(key, text);
  await loadPage(path);
  return new Session();
}

describe('The flow guard', () => {
  for (const { path } of STEPS) {
    it(`keeps ${path} behind the terms, without showing it`, async () => {
      const seen = noteHeadings();
      const session = await follow(path);
      await session.isAt('/terms');
      expect(await session.find('heading', 'Terms and Conditions')).toBeVisible();
      expect([...seen]).toEqual(['Terms and Conditions']);
    });
  }

  it('leads from every later step to the profile while there is none', async () => {
    for (const { path } of STEPS.slice(1)) {
      const session = await follow(path, {});
      await session.isAt('/patient-profile');
    }
  });

  it('leads from every later step to the chief complaint while none is chosen', async () => {
    for (const { path } of STEPS.slice(2)) {
      const session = await follow(path, PATIENT);
      await session.isAt('/chief-complaint');
    }
  });

  it('answers an unknown address with Page not found', async () => {
    const session = await openAt('/nowhere/at/all');
    expect(await session.find('heading', 'Page not found')).toBeVisible();
    await session.press('Go to Home');
    expect(await session.button('Begin Clinical Session')).toBeVisible();
  });
});

describe('A deep link', () => {
  for (const [state, record, from, to] of STATES) {
    it(`to ${from} with ${state} leads to ${to}, and never shows the forbidden page`, async () => {
      await openAt('/');
      const { id } = await complaintNamed(readApi, 'Headache');
      const real = JSON.parse(JSON.stringify(record).replaceAll('"id":1,', `"id":${id},`));
      const seen = noteHeadings();
      const session = await follow(from, real);
      await session.isAt(to);
      await screen.findByRole('heading', { level: 1 });
      expect([...seen]).toHaveLength(1);
    });
  }

  it('to a history page before the terms comes back to it once they are accepted', async () => {
    await openAt('/');
    const record = await reviewedCase(readApi);
    for (const { in: place, key, text } of storedTexts({ record, isAccepted: false }))
      (place === 'local' ? localStorage : sessionStorage).setItem(key, text);
    sessionStorage.clear();
    await loadPage('/social-history');
    const session = new Session();
    await session.acceptTerms();
    await session.isAt('/social-history');
    expect(await screen.findByRole('heading', { level: 1, name: 'Social History' })).toBeVisible();
  });

  it('to the summary of a finished case shows it', async () => {
    const session = await openAt('/summary', { record: await reviewedCase(readApi) });
    expect(await session.find('heading', 'Clinical Summary')).toBeVisible();
    await waitFor(() => expect(window.location.pathname).toBe('/summary'));
  });
});

import { describe, expect, onTestFinished, test } from 'vitest';
import { historyRecommendationsResponse } from '#contract/history-recommendations.ts';
import { symptomSuggestionsResponse } from '#contract/symptom-suggestions.ts';
import { sampleCase } from '#server/workflow/sample-case.ts';
import { json, type Play, startScripted, text } from '#server/workflow/scripted-service.fixture.ts';
import { serverForThisTest } from '../../../tests/database/test-server.ts';

const SYMPTOMS = '/api/workflow/symptom-suggestions';
const HISTORY = '/api/workflow/history-recommendations';
const sample = sampleCase({ id: 10, text: 'Chest pain' });
const phase1 = { ...sample, currentPhase: 'phase1' };
const pastMedical = { ...sample, historySection: 'past_medical' };

async function serviceForThisTest(play: Play) {
  const service = await startScripted({ '/hook': play, '/chat/completions': play });
  onTestFinished(async () => void (await service.close()));
  return service.base;
}

const webhooks = (base: string) => ({
  WORKFLOW_SUGGESTIONS_URL: `${base}/hook`,
  WORKFLOW_RECOMMENDATIONS_URL: `${base}/hook`,
  WORKFLOW_ALLOWED_HOSTS: '127.0.0.1',
});

describe('Without any setting', () => {
  test('symptoms come from the catalogue for the patient’s sex, by the built-in engine', async () => {
    const { post } = await serverForThisTest();
    const response = symptomSuggestionsResponse.parse(await (await post(SYMPTOMS, phase1)).json());
    expect(response).toMatchObject({
      source: 'builtin',
      suggestions: [{ id: 11, label: 'Testicular pain' }],
    });
    const woman = { ...phase1, patientProfile: { ...sample.patientProfile, gender: 'Female' } };
    const hers = symptomSuggestionsResponse.parse(await (await post(SYMPTOMS, woman)).json());
    expect(hers.suggestions).toEqual([]);
  });

  test('recommendations come as sentences with an explanation, without what is recorded', async () => {
    const { post } = await serverForThisTest();
    const response = historyRecommendationsResponse.parse(await (await post(HISTORY, pastMedical)).json());
    expect(response.source).toBe('builtin');
    expect(response.recommendations).toEqual(['High blood pressure: Has your blood pressure been high?']);
    const known = { ...pastMedical, recorded: ['past medical illnesses · Hypertension'] };
    const left = historyRecommendationsResponse.parse(await (await post(HISTORY, known)).json());
    expect(left.recommendations).toEqual([]);
  });

  test('what a history page or an answer has told or denied is not recommended again', async () => {
    const { post } = await serverForThisTest();
    const ask = async (told: object) =>
      historyRecommendationsResponse.parse(await (await post(HISTORY, { ...pastMedical, ...told })).json());
    expect((await ask({ present: ['hypertension'] })).recommendations).toEqual([]);
    expect((await ask({ denied: ['hypertension'] })).recommendations).toEqual([]);
  });

  test.each([
    [undefined, 'History section is required for history recommendations'],
    ['  ', 'History section is required for history recommendations'],
    ['dental', 'No webhook URL configured for history section'],
  ])('the section %s is refused: %s', async (historySection, message) => {
    const { post } = await serverForThisTest();
    const response = await post(HISTORY, { ...sample, historySection });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ error: { message } });
  });
});

describe('With webhooks', () => {
  test('what they answer is told as theirs', async () => {
    const suggestion = { id: 11, label: 'Testicular pain', explanation: 'Why not.' };
    const { post } = await serverForThisTest({
      environment: webhooks(await serviceForThisTest(json([suggestion]))),
    });
    expect(await (await post(SYMPTOMS, phase1)).json()).toEqual({
      suggestions: [suggestion],
      source: 'webhook',
    });
  });

  test('their failure is told in the specified words, by default without falling back (specification 28.18, 28.21)', async () => {
    const { post, log } = await serverForThisTest({
      environment: webhooks(await serviceForThisTest(text('secret inside', 500))),
    });
    const response = await post(SYMPTOMS, phase1);
    expect(response.status).toBe(502);
    expect(await response.json()).toMatchObject({
      error: { code: 'workflow_failed', message: 'Webhook request failed (500): secret inside' },
    });
    expect(JSON.stringify(log)).not.toContain('secret inside');
  });

  test('where it is set, the built-in engine steps in, and that is told', async () => {
    const environment = webhooks(await serviceForThisTest(text('', 500)));
    const { post } = await serverForThisTest({
      environment: { ...environment, WORKFLOW_FALLBACK: 'suggestions' },
    });
    expect(await (await post(SYMPTOMS, phase1)).json()).toMatchObject({ source: 'fallback' });
    expect((await post(HISTORY, pastMedical)).status).toBe(502);
  });
});

describe('With a language model', () => {
  test('any failure falls back to the engine, and that is told', async () => {
    const base = await serviceForThisTest(text('', 500));
    const { post } = await serverForThisTest({ environment: { LLM_BASE_URL: base, LLM_MODEL: 'small' } });
    expect(await (await post(SYMPTOMS, phase1)).json()).toMatchObject({
      source: 'fallback',
      suggestions: [{ id: 11 }],
    });
    expect(await (await post(HISTORY, pastMedical)).json()).toMatchObject({ source: 'fallback' });
  });
});

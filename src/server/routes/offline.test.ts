import { describe, expect, test } from 'vitest';
import { offlineCatalogueResponse, offlinePracticeResponse } from '#contract/offline.ts';
import { ownAnswers } from '#web/offline/own-answers.ts';
import { serverForThisTest } from '../../../tests/database/test-server.ts';

/** A server, and a browser that keeps what it sends for that. */
async function serverAndBrowser() {
  const server = await serverForThisTest();
  const read = async (path: string) => (await server.get(path)).json();
  const catalogue = offlineCatalogueResponse.parse(await read('/api/offline/catalogue'));
  const patients = offlinePracticeResponse.parse(await read('/api/offline/practice'));
  const own = ownAnswers({ catalogue: async () => catalogue, patients: async () => patients });
  return { ...server, read, own, patients };
}

const json = (value: unknown) => JSON.parse(JSON.stringify(value));

describe('Without the server the browser', () => {
  test('answers every list as the server does (specification 32.4)', async () => {
    const { read, own } = await serverAndBrowser();
    const lists = [
      '/api/complaints',
      '/api/findings',
      '/api/illnesses',
      '/api/procedures',
      '/api/diagnosis-methods',
      '/api/medications',
      '/api/feedback-categories',
      '/api/practice/diagnoses',
      '/api/practice/patients',
    ];
    for (const path of lists) expect(json(await own({ path })), path).toEqual(await read(path));
  });

  test('asks the same questions of each sex (specification 32.4)', async () => {
    const { read, own } = await serverAndBrowser();
    for (const gender of ['male', 'female']) {
      const complaints = await read(`/api/complaints?gender=${gender}`);
      expect(json(await own({ path: '/api/complaints', query: { gender } }))).toEqual(complaints);
      for (const { id } of complaints) {
        const call = { path: '/api/complaints/{id}/questions', parameters: { id }, query: { gender } };
        expect(json(await own(call))).toEqual(await read(`/api/complaints/${id}/questions?gender=${gender}`));
      }
    }
  });

  test('weighs, suggests and recommends the same (specification 32.4)', async () => {
    const { read, own, post } = await serverAndBrowser();
    const [complaint] = await read('/api/complaints?gender=male');
    const [question] = await read(`/api/complaints/${complaint.id}/questions?gender=male`);
    const answers = [{ questionId: question.id, choiceId: String(question.choices[0].id) }];
    const told = {
      patientProfile: {
        name: '',
        age: 54,
        gender: 'Male',
        maritalStatus: '',
        residence: '',
        occupation: '',
        admissionType: '',
      },
      chiefComplaint: { id: complaint.id, text: complaint.text },
      associatedSymptoms: [],
      negativeSymptoms: [],
      answers,
      present: [],
      denied: [],
    };
    const calls = [
      {
        path: '/api/differential',
        body: { answers, profile: { age: 54, gender: 'Male' }, chiefComplaintId: complaint.id },
      },
      { path: '/api/workflow/symptom-suggestions', body: { ...told, currentPhase: 'phase1', exclude: [] } },
      {
        path: '/api/workflow/history-recommendations',
        body: { ...told, historySection: 'past_medical', recorded: [] },
      },
    ];
    for (const { path, body } of calls) {
      const response = await post(path, body);
      expect(response.status, path).toBe(200);
      expect(json(await own({ path, body })), path).toEqual(await response.json());
    }
  });

  test('answers nothing it does not keep', async () => {
    const own = ownAnswers({ catalogue: async () => undefined, patients: async () => undefined });
    expect(await own({ path: '/api/complaints' })).toBeUndefined();
    expect(await own({ path: '/api/histories' })).toBeUndefined();
  });
});

import { expect, test } from 'vitest';
import { provenance } from '#content/lint/rules/provenance.ts';
import { at, messagesOf } from '#content/sample-content.fixture.ts';

test('a draft without a clinical reviewer is no fault', () => {
  expect(messagesOf(provenance)).toEqual([]);
});

test('a file that a clinician has reviewed names the clinician', () => {
  const messages = messagesOf(provenance, draft => {
    at(draft.diagnosisFiles, 0).provenance.status = 'reviewed';
  });
  expect(messages).toEqual(['is reviewed, but names no clinical reviewer']);
});

test('a clinician who has reviewed a file makes it more than a draft', () => {
  const messages = messagesOf(provenance, draft => {
    at(draft.diagnosisFiles, 0).provenance.clinicalReviewer = 'Dr A. Example';
  });
  expect(messages).toEqual([expect.stringContaining('is a draft')]);
});

test('nobody reviews what they wrote', () => {
  const messages = messagesOf(provenance, draft => {
    const signed = at(draft.diagnosisFiles, 0).provenance;
    Object.assign(signed, { clinicalReviewer: signed.author, status: 'reviewed' });
  });
  expect(messages).toEqual([expect.stringContaining('cannot be author and clinical reviewer')]);
});

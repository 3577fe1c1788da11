import { expect, test } from 'vitest';
import { isOfPatient, shapeOf } from '#domain/summary/prose/phrase-shape.ts';

test.each([
  ['sudden in onset', 'adjective'],
  ['worse on exertion', 'adjective'],
  ['round and tense', 'adjective'],
  ['rapidly progressive', 'adjective'],
  ['paroxysmal every 10 to 20 minutes', 'adjective'],
  ['limiting walking', 'adjective'],
  ['a dull ache', 'noun'],
  ['previous brief spells', 'noun'],
  ['severe itch', 'noun'],
  ['normal sleep study', 'noun'],
  ['over minutes', 'place'],
  ['to the left arm', 'place'],
  ['since childhood', 'place'],
  ['with calf claudication', 'company'],
  ['without warning', 'company'],
  ['cannot drive', 'verb'],
  ['wakes from sleep', 'verb'],
  ['jaw tires on chewing', 'clause'],
  ['history fits the injury', 'clause'],
])('"%s" fits into a sentence as: %s', (phrase, shape) => {
  expect(shapeOf(phrase)).toBe(shape);
});

test('knows what is said of the patient, and not of the symptom', () => {
  expect(
    ['unable to walk', 'clingy but alert', '24 weeks pregnant or more'].filter(isOfPatient),
  ).toHaveLength(3);
  expect(['worse at night', 'retrosternal'].filter(isOfPatient)).toEqual([]);
});

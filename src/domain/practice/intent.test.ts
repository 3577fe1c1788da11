import { expect, test } from 'vitest';
import {
  ATTRIBUTES,
  HISTORY_ITEMS,
  intentOf,
  isIntent,
  OPENINGS,
  parseIntent,
  TALK_ACTS,
  VIEWS,
} from '#domain/practice/intent.ts';

const ALL = [
  'presence:fever',
  ...ATTRIBUTES.flatMap(attribute => [`attribute:${attribute}`, `attribute:${attribute}:dry-cough`]),
  ...HISTORY_ITEMS.map(item => `history:${item}`),
  ...OPENINGS.map(opening => `open:${opening}`),
  ...VIEWS.map(view => `ice:${view}`),
  ...TALK_ACTS.map(act => `talk:${act}`),
];

test('every intent can be taken apart and put together again', () => {
  const again = ALL.map(id => {
    const parts = parseIntent(id);
    return parts === null ? null : intentOf(parts);
  });
  expect(again).toEqual(ALL);
});

test('what is no intent is refused', () => {
  const none = ['', 'presence', 'presence:', 'presence:Fever', 'presence:fever:cough', 'attribute:colour'];
  const more = [
    'attribute:onset:dry cough',
    'attribute:onset:cough:x',
    'history:shoes',
    'talk',
    'cue:wife-died',
  ];
  expect([...none, ...more].filter(isIntent)).toEqual([]);
});

import { expect, it } from 'vitest';
import { findDate } from '#domain/dates/find-date.ts';

const TOLD = { today: '2026-11-22', age: 54 };

it.each([
  ['hypertension 2012 on ramipril', '2012', 'hypertension on ramipril'],
  ['hypertension, 2012, on ramipril', '2012', 'hypertension, on ramipril'],
  ['stroke (2012)', '2012', 'stroke'],
  ['asthma since childhood', 'childhood', 'asthma'],
  ['tonsillectomy as a child', 'childhood', 'tonsillectomy'],
  ['ramipril 5 mg once a day since March 2019', '2019-03', 'ramipril 5 mg once a day'],
  ['appendectomy at 14 in Leeds', 'age:14', 'appendectomy in Leeds'],
  ['fracture about ten years ago left wrist', '2016~', 'fracture left wrist'],
  ['type 2 diabetes 10 years', '2016~', 'type 2 diabetes'],
  ['COVID-19 2021', '2021', 'COVID-19'],
  ['gout 12/3/2019', '2019-03-12', 'gout'],
  ['premature birth 2012', '2012', 'premature birth'],
  ['hip 2 weeks ago, 3 days in hospital', '2026-11-08~', 'hip 3 days in hospital'],
])('Of “%s” the date is %s and the rest “%s”', (line, value, rest) => {
  expect(findDate(line, TOLD)).toMatchObject({ value, rest });
});

it.each([
  'ramipril 2000 mg at 8 am',
  'ramipril 5 mg twice a day',
  'amoxicillin for 7 days',
  'birth control pill',
  'cancer 31.2.2019',
  'smoked until 2012',
  'smoked from 2001 to 2012',
  'asthma',
  '',
])('“%s” holds no date', line => {
  expect(findDate(line, TOLD)).toBeUndefined();
});

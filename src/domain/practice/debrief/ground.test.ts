import { expect, test } from 'vitest';
import { groundWords } from '#domain/practice/debrief/ground.ts';
import { fact } from '#domain/practice/patient/patient.fixture.ts';

const said = (title: string, ...of: Parameters<typeof fact>) => groundWords({ title, ...fact(...of) });

test('a finding that was denied speaks for or against as its absence', () => {
  expect(said('Unilateral leg swelling', 'presence:unilateral-leg-swelling', 'No.', { is: 'denied' })).toBe(
    'no unilateral leg swelling',
  );
  expect(said('Fever', 'presence:fever', 'I was hot.')).toBe('fever');
  expect(said('Previous stroke', 'presence:previous-stroke', null, { is: 'unknown' })).toBe(
    'previous stroke: not known',
  );
});

test('what only has a heading is told by what the patient said, shortened to a clause', () => {
  expect(said('Illnesses', 'history:illnesses', 'Aye. A stent, six years since. Never a twinge after.')).toBe(
    'illnesses: “A stent, six years since. Never a twinge after”',
  );
  expect(
    said(
      'How it began',
      'attribute:onset-manner',
      'I had my hair washed at the hairdresser’s, the water ran in, and before I had reached the bus that goes up to our street it was shut.',
    ),
  ).toBe('how it began: “I had my hair washed at the hairdresser’s, the water ran in …”');
  expect(said('What set it off', 'attribute:trigger', 'No, nothing that I know of.', { is: 'denied' })).toBe(
    'what set it off: “nothing that I know of”',
  );
});

test('a heading without words of the patient is denied where one can deny it', () => {
  expect(said('Allergies', 'history:allergies', null, { is: 'denied' })).toBe('no allergies');
  expect(said('What set it off', 'attribute:trigger', null, { is: 'denied' })).toBe('what set it off');
});

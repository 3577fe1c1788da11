import { expect, test } from 'vitest';
import { spokenOf } from '#domain/practice/wording/spoken-of.ts';

test.each([
  ['Do you cough until you’re sick?'.replace('’', "'"), "Does he cough until he's sick?"],
  ['Were you panting?', 'Was he panting?'],
  ['Have you lost your appetite?', 'Has he lost his appetite?'],
  ['Does your bladder wake you?', 'Does his bladder wake him?'],
  ['Has anyone seen you hold your breath at night?', 'Has anyone seen him hold his breath at night?'],
  ['Does it burn when you pass urine?', 'Does it burn when he passes urine?'],
  ['Do you feel you have to keep moving?', 'Does he feel he has to keep moving?'],
  ['Did an egg come up where you banged it?', 'Did an egg come up where he banged it?'],
  ['Do your gums bleed?', 'Do his gums bleed?'],
  ['Do you ever think about killing yourself?', 'Does he ever think about killing himself?'],
  ['Have you been told you have epilepsy?', 'Has he been told he has epilepsy?'],
  ['How long does it take you to loosen up?', 'How long does it take him to loosen up?'],
  ['Who lives with you at home?', 'Who lives with him at home?'],
  ['When did it begin?', 'When did it begin?'],
])('%s is put to whoever speaks for a boy as %s', (asked, spoken) => {
  expect(spokenOf(asked, 'male')).toBe(spoken);
});

test('of a girl it is asked as of a girl', () => {
  expect(spokenOf('Is there pain when you lie on your side? Does it wake you?', 'female')).toBe(
    'Is there pain when she lies on her side? Does it wake her?',
  );
});

test.each([
  'Does your baby sweat during feeds?',
  'Do you see the ribs pulling in?',
  'Does the rash fade when you press a glass on it?',
  'How are you yourself coping: at the end of your tether?',
])('%s is asked of the carer as it stands', asked => {
  expect(spokenOf(asked, 'female')).toBe(asked);
});

test('what somebody notices of a child is asked of whoever looks after it', () => {
  expect(spokenOf('Have you felt a lump in your groin?', 'male')).toBe('Have you felt a lump in his groin?');
  expect(spokenOf('Have you noticed that your skin is yellow?', 'female')).toBe(
    'Have you noticed that her skin is yellow?',
  );
  expect(spokenOf('Have you felt sick?', 'male')).toBe('Has he felt sick?');
});

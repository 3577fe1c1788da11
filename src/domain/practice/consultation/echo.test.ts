import { expect, test } from 'vitest';
import { echoOf } from '#domain/practice/consultation/echo.ts';

test('a finding is called as the student called it', () => {
  expect(echoOf('Double vision? Headache?', 'presence:headache')).toBe('headache');
  expect(echoOf('Are you seeing double vision?', 'presence:double-vision')).toBe('double vision');
  expect(echoOf('Are you dizzy or tired?', 'presence:dizziness')).toBe('dizzy');
  expect(echoOf('Is the neck stiff?', 'presence:neck-stiffness')).toBe('neck stiff');
});

test('what people call otherwise than the list is called as the student called it', () => {
  expect(echoOf('Have you passed out?', 'presence:syncope')).toBe('passed out');
  expect(echoOf('Breathless? Sweaty?', 'presence:diaphoresis')).toBe('sweaty');
  expect(echoOf('Any blood in your urine?', 'presence:haematuria')).toBe('blood in your urine');
});

test('what the student called otherwise, or only in part, has no name', () => {
  expect(echoOf('Are you puffed?', 'presence:dyspnoea')).toBeNull();
  expect(echoOf('Did you hit your head?', 'presence:headache')).toBeNull();
  expect(echoOf('Pain in the back, or a cough?', 'presence:chest-pain')).toBeNull();
  expect(echoOf('When did it start?', 'attribute:onset')).toBeNull();
});

import { expect, test } from 'vitest';
import { REFERENCE } from '#domain/practice/debrief/debrief.fixture.ts';
import { isNamedNearly } from '#domain/practice/debrief/near-name.ts';

const named = (name: string) => ({ id: 9, key: 'one', name });

test('a wider and a narrower name of a diagnosis of the reference are near it, another is not', () => {
  const reference = { ...REFERENCE, accepted: [named('Perforated peptic ulcer')] };
  expect(isNamedNearly(reference, 'Peptic ulcer')).toBe(true);
  expect(isNamedNearly(reference, 'Chronic aortic dissection of the arch')).toBe(true);
  expect(isNamedNearly(reference, 'Pneumonia')).toBe(false);
  expect(isNamedNearly(reference, 'Disease')).toBe(false);
});

test('what the reference speaks of in its own words is near, too', () => {
  const reference = { ...REFERENCE, firstAction: 'Treat as sepsis within the hour.' };
  expect(isNamedNearly(reference, 'Sepsis')).toBe(true);
  expect(isNamedNearly(REFERENCE, 'Sepsis')).toBe(false);
});

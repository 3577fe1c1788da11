import { describe, expect, it } from 'vitest';
import { inSentence } from '#domain/text/in-sentence.ts';

describe('A name within a sentence', () => {
  it.each([
    ['Acute bronchitis', 'acute bronchitis'],
    ["Crohn's disease", "Crohn's disease"],
    ['COVID-19', 'COVID-19'],
    ['IgA vasculitis', 'IgA vasculitis'],
    ['HIV infection', 'HIV infection'],
    ['Guillain-Barré syndrome', 'Guillain-Barré syndrome'],
    ["De Quervain's tenosynovitis", "De Quervain's tenosynovitis"],
    ["Cow's milk allergy", "cow's milk allergy"],
    ['Deep vein thrombosis', 'deep vein thrombosis'],
  ])('%s reads %s', (name, expected) => {
    expect(inSentence(name)).toBe(expected);
  });
});

import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { FAMILY_CONDITIONS, SUGGESTED_CONDITIONS } from '#domain/pedigree/model/family-conditions.ts';

it('31 conditions are suggested, the same, with the same synonyms, that the content lists for review', () => {
  expect(new Set(FAMILY_CONDITIONS).size).toBe(31);
  expect(parse(readFileSync('content/catalogues/family-conditions.yaml', 'utf8'))).toEqual(
    SUGGESTED_CONDITIONS,
  );
});

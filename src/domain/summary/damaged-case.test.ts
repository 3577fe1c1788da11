import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { furthestPath } from '#domain/flow/guard.ts';
import { readMembers } from '#domain/pedigree/model/read-members.ts';
import { caseFormat } from '#domain/record/case-format.ts';
import { summaryOf } from '#domain/summary/summary-of.ts';

type Path = readonly string[];

const url = new URL('../record/saved-version-1-last.json', import.meta.url);
const { anamnesisCase: saved } = JSON.parse(readFileSync(url, 'utf8'));

function pathsIn(value: unknown, at: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [at];
  return [at, ...Object.entries(value).flatMap(([key, part]) => pathsIn(part, [...at, key]))];
}

/** The same with something else at one place, however deep. */
function damaged(value: unknown, [key, ...deeper]: Path, garbage: unknown): unknown {
  if (key === undefined) return garbage;
  if (Array.isArray(value))
    return value.map((part, at) => (String(at) === key ? damaged(part, deeper, garbage) : part));
  const parts = Object(value) as Record<string, unknown>;
  return { ...parts, [key]: damaged(parts[key], deeper, garbage) };
}

const garbage = fc.oneof(
  fc.jsonValue(),
  fc.constantFrom<unknown>(
    '__proto__',
    'constructor',
    'toString',
    '\ud800',
    '9999-99-99',
    1e308,
    -1,
    [[null]],
    {},
  ),
);

const damages = fc.array(fc.tuple(fc.constantFrom(...pathsIn(saved.case).slice(1)), garbage), {
  minLength: 1,
  maxLength: 6,
});

it('an entry that lost its name and its date is told as what it is', () => {
  const lost = [
    ['pastMedicalIllnesses', '0', 'onsetDate'] as Path,
    ['pastMedicalIllnesses', '0', 'name'] as Path,
  ];
  const stored = lost.reduce((value, path) => damaged(value, path, []), saved.case);
  const record = caseFormat.open(JSON.stringify({ ...saved, case: stored }), saved.savedAt);
  if (record === undefined) throw new Error('It was not opened');
  const { fullText } = summaryOf({ record, complaints: [], vocabulary: [], stored: {}, notAsked: [] });
  expect(fullText).toMatch(/Medical condition \(/);
});

it('a stored case with garbage anywhere in it opens, and can be told from beginning to end (specification 27.3)', () => {
  fc.assert(
    fc.property(damages, all => {
      const stored = all.reduce((value, [path, other]) => damaged(value, path, other), saved.case);
      const record = caseFormat.open(JSON.stringify({ ...saved, case: stored }), saved.savedAt);
      if (record === undefined) throw new Error('It was not opened');
      expect(furthestPath(record)).toMatch(/^\//);
      expect(readMembers(record.familyHistory)).toHaveLength(record.familyHistory.length);
      const { fullText } = summaryOf({ record, complaints: [], vocabulary: [], stored: {}, notAsked: [] });
      expect(fullText).not.toBe('');
    }),
    { numRuns: 300 },
  );
});

it.each(['__proto__', 'constructor', 'toString'])(
  'an allergen type of one’s own may be called %j',
  allergenType => {
    const allergies = [{ ...saved.case.allergies[0], allergenType }];
    const text = JSON.stringify({ ...saved, case: { ...saved.case, allergies } });
    const record = caseFormat.open(text, saved.savedAt);
    if (record === undefined) throw new Error('It was not opened');
    const { fullText } = summaryOf({ record, complaints: [], vocabulary: [], stored: {}, notAsked: [] });
    expect(fullText).toContain(allergenType);
  },
);

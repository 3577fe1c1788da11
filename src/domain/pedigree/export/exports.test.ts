import fc from 'fast-check';
import { expect, it } from 'vitest';
import { gedcomText } from '#domain/pedigree/export/gedcom-text.ts';
import { pedText } from '#domain/pedigree/export/ped-text.ts';
import type { FamilyMember } from '#domain/pedigree/model/family-member.ts';
import { COUSINS, condition, DEFAULT_SEVEN, HOSTILE, relative } from '#tests/examples/families.ts';
import { anyExtendedFamily } from '#tests/examples/random-family.ts';

/** No reader of either format is among the installed packages: these are written from the formats' own grammar. */
function readPed(text: string) {
  const lines = text.trimEnd().split('\n');
  const rows = lines.filter(line => !line.startsWith('#')).map(line => line.split('\t'));
  const people = rows.map(([family = '', id = '', father = '', mother = '', sex = '', ...phenotypes]) => ({
    family,
    id,
    father,
    mother,
    sex,
    phenotypes,
  }));
  const roles = new Map(
    lines.flatMap(line => {
      const [, id, role] = /^# Person (\d+): (.*)$/.exec(line) ?? [];
      return id && role ? [[id, role] as const] : [];
    }),
  );
  return { people, roles };
}

type GedcomRecord = {
  readonly level: number;
  readonly id: string;
  readonly tag: string;
  readonly value: string;
  readonly children: GedcomRecord[];
};

/** GEDCOM 5.5.1, chapter 1: level + delim + [xref + delim] + tag + [delim + value]. */
function readGedcom(text: string): GedcomRecord[] {
  const root: GedcomRecord = { level: -1, id: '', tag: '', value: '', children: [] };
  const open: GedcomRecord[] = [root];
  for (const line of text.trimEnd().split('\n')) {
    expect(line.length).toBeLessThanOrEqual(255 * 2);
    const found = /^(\d{1,2}) (?:(@[A-Z]\d+@) )?([A-Z_]{3,5})(?: (.*))?$/u.exec(line);
    if (!found) throw new Error(`No line of GEDCOM: ${line}`);
    const [, level = '0', id = '', tag = '', value = ''] = found;
    const record = { level: Number(level), id, tag, value, children: [] };
    while ((open.at(-1)?.level ?? -1) >= record.level) open.pop();
    expect(open.at(-1)?.level).toBe(record.level - 1);
    open.at(-1)?.children.push(record);
    open.push(record);
  }
  return root.children;
}

const values = (record: GedcomRecord | undefined, tag: string) =>
  (record?.children ?? []).filter(child => child.tag === tag).map(({ value }) => value);

const FAMILY: readonly FamilyMember[] = [
  ...COUSINS,
  relative('Half', 'Brother', {
    parentIds: ['father'],
    medicalConditions: [{ ...condition('Stroke'), affection: 'carrier' }],
  }),
  relative('Ex', 'Former Partner', { gender: 'Female', partnership: 'divorced' }),
  relative('Kid', 'Daughter', { parentIds: ['self', 'Ex'], adoption: 'in' }),
];

it('PED names father, mother and sex of everybody, and a phenotype for each condition', () => {
  const { people, roles } = readPed(pedText(FAMILY));
  const role = (id = '') => roles.get(id);
  const son = people.find(({ id }) => role(id) === 'Son');
  expect([role(son?.father), role(son?.mother), son?.sex]).toEqual(['Self (Patient)', 'Spouse/Partner', '1']);
  expect(people.find(({ id }) => role(id) === 'Father')?.phenotypes).toEqual(['1', '1', '2']);
  expect(pedText(FAMILY)).toContain('# Phenotype 1: Stroke\n');
  const half = people.filter(({ id }) => role(id) === 'Brother').at(-1);
  expect([role(half?.father), role(half?.mother), half?.phenotypes[0]]).toEqual(['Father', 'not named', '1']);
});

it('GEDCOM joins couples and children, and tells death, adoption, divorce and conditions', () => {
  const records = readGedcom(gedcomText(FAMILY));
  expect(records[0]?.tag).toBe('HEAD');
  expect(records.at(-1)?.tag).toBe('TRLR');
  const named = (name: string) => records.find(record => values(record, 'NAME').includes(name));
  const kid = named('Kid');
  const family = records.find(({ id }) => kid && values(kid, 'FAMC').includes(id));
  expect(kid?.children.find(({ tag }) => tag === 'FAMC')?.children[0]).toMatchObject({
    tag: 'PEDI',
    value: 'adopted',
  });
  expect([values(family, 'HUSB'), values(family, 'WIFE'), values(family, 'DIV')]).toEqual([
    [named('Amir')?.id],
    [named('Ex')?.id],
    ['Y'],
  ]);
  const death = named('Karim')?.children.find(({ tag }) => tag === 'DEAT');
  expect(death?.children.map(({ tag, value }) => `${tag} ${value}`)).toEqual(['AGE 65y', 'CAUS Stroke']);
  expect(values(named('Leila'), 'NOTE')).toContain('Sickle Cell Disease (onset at 1)');
});

it('a parent nobody named has a number, and nobody is their own ancestor', () => {
  fc.assert(
    fc.property(anyExtendedFamily(30), members => {
      const { people } = readPed(pedText(members));
      const ids = new Set(people.map(({ id }) => id));
      expect(ids.size).toBe(people.length);
      expect(people.length).toBeGreaterThanOrEqual(members.length);
      expect(new Set(people.map(({ phenotypes }) => phenotypes.length)).size).toBe(1);
      for (const { father, mother } of people) {
        expect((father === '0') === (mother === '0')).toBe(true);
        expect(father === '0' || (ids.has(father) && ids.has(mother) && father !== mother)).toBe(true);
      }
      const records = readGedcom(gedcomText(members));
      const known = new Set(records.map(({ id }) => id));
      const links = records
        .flatMap(({ children }) => children)
        .filter(({ value }) => /^@[IF]\d+@$/.test(value));
      expect(links.every(({ value }) => known.has(value))).toBe(true);
    }),
    { seed: 7, numRuns: 60 },
  );
});

it('the default seven and hostile names make well-formed files', () => {
  expect(readPed(pedText(DEFAULT_SEVEN)).people).toHaveLength(7);
  expect(readGedcom(gedcomText(HOSTILE)).filter(({ tag }) => tag === 'INDI')).toHaveLength(HOSTILE.length);
});

import { describe, expect, it, test } from 'vitest';
import { compile } from '#content/compile/compile.ts';
import { readIds, settledIds } from '#content/compile/ids.ts';
import { wholeContent } from '#content/whole-content.fixture.ts';
import { knowledgeFrom } from '#domain/catalogue/knowledge-from.ts';
import { listedComplaintsFrom } from '#domain/catalogue/listed-complaints-from.ts';
import { complaintWords } from '#domain/review/listed-complaint.ts';
import {
  COMPLAINT_SEARCHES,
  ILLNESS_SEARCHES,
  MEDICINE_SEARCHES,
  MISTYPED,
  NEARLY,
  PROCEDURE_SEARCHES,
  type Searches,
} from '#tests/examples/searches.ts';
import { genericsFirst, medication, named } from '#web/api/catalogues.ts';
import { pickableWords } from '../lists/pickable.ts';
import { searchList } from './search-list.ts';

const content = wholeContent();
const compiled = compile(content, settledIds(content, readIds()));
const complaints = listedComplaintsFrom(compiled, knowledgeFrom(compiled));
const notCustom = { isCustom: false };
const illnesses = compiled.illnesses.map(illness => named({ ...illness, ...notCustom }));
const procedures = compiled.procedures.map(procedure => named({ ...procedure, ...notCustom }));
const products = genericsFirst(
  compiled.medications.map(each => ({
    ...each,
    ...notCustom,
    scientificName: each.components.map(component => component.scientificName).join(' + '),
  })),
);
const medications = products.map(medication);
const substancesOf = new Map(products.map(({ id, scientificName }) => [id, scientificName]));

const firstComplaint = (typed: string) => searchList(complaints, typed, complaintWords).found[0]?.item.text;
const firstIllness = (typed: string) => searchList(illnesses, typed, pickableWords).found[0]?.item.text;
const firstProcedure = (typed: string) => searchList(procedures, typed, pickableWords).found[0]?.item.text;
const firstMedicine = (typed: string) =>
  substancesOf.get(searchList(medications, typed, pickableWords).found[0]?.item.id ?? 0);

const pairs = (searches: Searches) =>
  Object.entries(searches).flatMap(([first, typed]) => typed.map(each => [each, first] as const));

describe.each([
  ['complaint', COMPLAINT_SEARCHES, firstComplaint],
  ['illness', ILLNESS_SEARCHES, firstIllness],
  ['procedure', PROCEDURE_SEARCHES, firstProcedure],
  ['mistyped complaint', MISTYPED.complaints, firstComplaint],
  ['mistyped illness', MISTYPED.illnesses, firstIllness],
  ['mistyped procedure', MISTYPED.procedures, firstProcedure],
] as const)('A search for a %s', (_, searches, firstOf) => {
  it.each(pairs(searches))('%s finds %s first', (typed, first) => {
    expect(firstOf(typed)).toBe(first);
  });
});

describe('A search for a medication', () => {
  it.each(pairs(MEDICINE_SEARCHES))('%s finds one with %s first', (typed, substance) => {
    expect(firstMedicine(typed)).toContain(substance);
  });
});

describe('A search that finds nothing', () => {
  it.each(pairs(NEARLY))('%s offers %s', (typed, near) => {
    const { found, nearest } = searchList(complaints, typed, complaintWords);
    expect(found).toEqual([]);
    expect(nearest.map(({ text }) => text)).toContain(near);
  });
});

test('every complaint, illness and operation is found first by its own name', () => {
  const missed = <Item extends { text: string }>(
    items: readonly Item[],
    first: (typed: string) => string | undefined,
  ) => items.filter(({ text }) => first(text) !== text).map(({ text }) => text);
  expect(missed(complaints, firstComplaint)).toEqual([]);
  expect(missed(illnesses, firstIllness)).toEqual([]);
  expect(missed(procedures, firstProcedure)).toEqual([]);
});

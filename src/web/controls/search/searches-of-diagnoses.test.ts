import { expect, test } from 'vitest';
import { compile } from '#content/compile/compile.ts';
import { readIds, settledIds } from '#content/compile/ids.ts';
import { wholeContent } from '#content/whole-content.fixture.ts';
import { nameableDiagnoses } from '#domain/catalogue/nameable-diagnoses.ts';
import { searchList } from './search-list.ts';

const content = wholeContent();
const { diagnoses, illnesses } = compile(content, settledIds(content, readIds()));
const named = nameableDiagnoses({
  likelihood: { knowledge: { diagnoses } },
  illnesses,
  vocabulary: content.findings,
});

/** How diagnoses are called on wards and at home. */
const CALLED: Readonly<Record<string, string>> = {
  MI: 'Myocardial infarction',
  'heart attack': 'Myocardial infarction',
  PE: 'Pulmonary embolism',
  DVT: 'Deep vein thrombosis',
  TIA: 'Transient ischaemic attack',
  AF: 'Atrial fibrillation',
  COPD: 'Chronic obstructive pulmonary disease',
  UTI: 'Cystitis',
  PID: 'Pelvic inflammatory disease',
  GORD: 'Gastro-oesophageal reflux disease',
  GERD: 'Gastro-oesophageal reflux disease',
  BPH: 'Benign prostatic enlargement',
  depression: 'Depressive episode',
  'glandular fever': 'Infectious mononucleosis (glandular fever)',
  shingles: 'Shingles',
  iritis: 'Anterior uveitis',
  CRAO: 'Central retinal artery occlusion',
  'biliary colic': 'Gallstones (biliary colic)',
  'perforated ulcer': 'Peritonitis from a perforated ulcer or bowel',
  SUFE: 'Slipped upper femoral epiphysis',
  MSCC: 'Metastatic spinal cord compression',
  prolactinoma: 'Hyperprolactinaemia',
  DTs: 'Alcohol withdrawal',
  TB: 'Pulmonary tuberculosis',
  PDPH: 'Low-pressure headache (intracranial hypotension)',
  'low pressure': 'Low-pressure headache (intracranial hypotension)',
  'dural puncture': 'Low-pressure headache (intracranial hypotension)',
};

test('a diagnosis is found by its abbreviation and its plain name, among the first five (specification 31.16)', () => {
  const found = (typed: string) =>
    searchList(named, typed, ({ name, synonyms }) => ({ name, synonyms }))
      .found.slice(0, 5)
      .map(({ item }) => item.name);
  const missed = Object.entries(CALLED).filter(([typed, name]) => !found(typed).includes(name));
  expect(missed.map(([typed]) => [typed, found(typed)])).toEqual([]);
});

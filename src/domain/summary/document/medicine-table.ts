import type { HistoryEntry } from '#domain/case/patient-record.ts';
import { frequencyWords, medications } from '#domain/sections/medication.ts';
import { table } from '#domain/summary/document/blocks.ts';
import type { DocumentBlock } from '#domain/summary/document/clinical-document.ts';
import { factsOf } from '#domain/summary/entry-text.ts';
import { lowered } from '#domain/text/lowered.ts';
import { wordsKey } from '#domain/text/words-key.ts';

const COLUMNS = ['Medicine', 'Dose', 'Route', 'Frequency', 'Since', 'For'] as const;

/** What the patient takes, a row for each medicine; its name holds what is in it unless it says so already. */
export function medicineTable(list: readonly HistoryEntry[]): DocumentBlock[] {
  return table({ title: 'Medicines', columns: COLUMNS, rows: list.map(rowOf) });
}

function rowOf(entry: HistoryEntry): string[] {
  const facts = new Map(factsOf(medications, entry).map(({ name, value }) => [name, value]));
  const of = (name: string) => facts.get(name) ?? '';
  return [
    medicineName(of('commercialName'), of('components')),
    of('dosage'),
    lowered(of('route')),
    lowered(frequencyWords(of('frequency'))),
    of('startDate'),
    of('indication'),
  ];
}

/** 'Norvasc (Amlodipine 5 mg)', 'Metformin 1000 mg'. */
export function medicineName(commercial: string, components: string): string {
  const isSame = wordsKey(commercial) === wordsKey(components) || components === '';
  if (isSame) return commercial;
  return commercial === '' ? components : `${commercial} (${components})`;
}

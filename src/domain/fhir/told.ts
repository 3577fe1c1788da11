import type { PatientRecord } from '#domain/case/patient-record.ts';
import { standingNegatives } from '#domain/findings/denied-by-tap.ts';
import type { Finding } from '#domain/findings/finding.ts';
import { knownFindings } from '#domain/findings/known-findings.ts';
import { statementsOf } from '#domain/findings/statements.ts';
import type { Negative } from '#domain/sections/negative.ts';
import type { HistoryList } from '#domain/sections/pages.ts';
import { safetyOf } from '#domain/summary/document/safety.ts';
import { caseTold } from '#domain/summary/facts/case-told.ts';
import type { SummaryInput } from '#domain/summary/summary-input.ts';

/** A finding that the case tells or denies. */
export type KnownOfCase = { readonly finding: Finding; readonly isPresent: boolean };

/** A section of the document that findings belong to. */
export type FindingPlace =
  | 'problems'
  | 'medicines'
  | 'allergies'
  | 'pregnancy'
  | 'social'
  | 'family'
  | 'findings';

/** What the resources are made from. */
export type Told = {
  readonly record: PatientRecord;
  readonly findings: ReadonlyMap<FindingPlace, readonly KnownOfCase[]>;
  /** What was denied as a whole. */
  readonly negatives: ReadonlyMap<HistoryList, Negative>;
  /** The summary warns of a pregnancy, whatever it was told by. */
  readonly isPregnant: boolean;
};

const PREGNANCY = ['pregnancy', 'late-pregnancy', 'possible-pregnancy'];

/** What a case tells of findings; symptoms and entries of past history are told by themselves. */
export function toldOf(input: SummaryInput): Told {
  const { vocabulary, ...said } = input;
  const byKey = new Map(vocabulary.map(finding => [finding.key, finding]));
  const known = [...knownFindings(statementsOf(said, vocabulary))].flatMap(([key, { isPresent, source }]) => {
    const finding = byKey.get(key);
    const isElsewhere = source.kind === 'symptom' || (source.kind === 'history' && isPresent);
    return finding === undefined || isElsewhere ? [] : [{ finding, isPresent }];
  });
  const present = known.filter(({ isPresent }) => isPresent).map(({ finding }) => finding);
  return {
    record: said.record,
    findings: Map.groupBy(known, ({ finding }) => placeOf(finding)),
    negatives: standingNegatives(said.record, present),
    isPregnant: safetyOf(caseTold(input)).some(
      ({ topic, text }) => topic === 'Pregnancy' && text === 'Pregnant',
    ),
  };
}

function placeOf({ key, name, kind, section }: Finding): FindingPlace {
  if (PREGNANCY.includes(key)) return 'pregnancy';
  if (kind === 'family' || section === 'family') return 'family';
  if (kind === 'condition') return /allergy$/i.test(name) ? 'allergies' : 'problems';
  if (kind === 'medicine') return 'medicines';
  return kind === 'habit' || kind === 'exposure' || section === 'social' ? 'social' : 'findings';
}

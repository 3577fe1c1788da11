import type { Ids } from '#content/compile/ids.ts';
import { type CompiledPatient, compilePatients } from '#content/practice/patients/compile-patients.ts';
import { patientCatalogue } from '#content/practice/patients/patient-catalogue.ts';
import type { JargonEntry } from '#content/practice/understanding/schema.ts';
import type { PracticeContent } from '#content/read/content.ts';
import type { OfflinePracticeResponse } from '#contract/offline.ts';
import type { PracticePatientResponse, PracticePatientsResponse } from '#contract/practice.ts';
import { type OpenJargon, openJargon } from '#domain/practice/understanding/manner.ts';
import { type PreparedJson, prepareResponse } from '#server/catalogue-response.ts';
import type { Catalogue } from '#server/db/catalogue.ts';

/** The files of the practice patients, their numbers in the catalogue, and words that patients may not know. */
export type PracticeSource = {
  readonly read: () => PracticeContent;
  readonly ids: () => Ids;
  readonly jargon: () => readonly JargonEntry[];
};

/** The answers about practice patients, ready to be sent. */
export type PracticePatients = {
  readonly all: PreparedJson<PracticePatientsResponse>;
  /** Everybody whole, for browsers that are to do without the server. */
  readonly whole: PreparedJson<OfflinePracticeResponse>;
  readonly byId: ReadonlyMap<number, PreparedJson<PracticePatientResponse>>;
  readonly compiled: ReadonlyMap<number, CompiledPatient>;
  /** What the debrief looks for in questions. */
  readonly jargon: OpenJargon;
};

/** Reads the patients when somebody asks for the first time, which the server itself does before it listens. */
export function openPractice(
  { complaints, likelihood, vocabulary }: Pick<Catalogue, 'complaints' | 'likelihood' | 'vocabulary'>,
  source: PracticeSource,
): () => PracticePatients {
  let opened: PracticePatients | undefined;
  return () => {
    opened ??= prepared(
      compilePatients(
        source.read(),
        patientCatalogue({
          ids: source.ids(),
          complaints,
          diagnoses: likelihood.knowledge.diagnoses,
          risks: likelihood.knowledge.risks,
          vocabulary,
        }),
      ),
      openJargon(source.jargon().map(({ word, plain }) => [word, plain])),
    );
    return opened;
  };
}

function prepared(patients: readonly CompiledPatient[], jargon: OpenJargon): PracticePatients {
  const inOrder = patients.toSorted((a, b) => a.patient.id - b.patient.id);
  return {
    all: prepareResponse(
      inOrder.map(({ patient: { id, complaint, level, minutes, door } }) => ({
        id,
        complaint,
        level,
        minutes,
        door,
      })),
    ),
    whole: prepareResponse<OfflinePracticeResponse>(inOrder.map(({ patient }) => patient)),
    byId: new Map(
      inOrder.map(({ patient }) => [patient.id, prepareResponse<PracticePatientResponse>(patient)]),
    ),
    compiled: new Map(inOrder.map(one => [one.patient.id, one])),
    jargon,
  };
}

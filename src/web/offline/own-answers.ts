import type { ApiEndpoint } from '#contract/endpoints/api-endpoint.ts';
import {
  diagnosisMethodsEndpoint,
  feedbackCategoriesEndpoint,
  illnessesEndpoint,
  medicationsEndpoint,
  proceduresEndpoint,
} from '#contract/endpoints/catalogues.ts';
import { complaintsEndpoint, findingsEndpoint, questionsEndpoint } from '#contract/endpoints/complaints.ts';
import { differentialEndpoint } from '#contract/endpoints/differential.ts';
import {
  practiceDiagnosesEndpoint,
  practicePatientEndpoint,
  practicePatientsEndpoint,
  questionValuesEndpoint,
} from '#contract/endpoints/practice.ts';
import { historyRecommendationsEndpoint, symptomSuggestionsEndpoint } from '#contract/endpoints/workflow.ts';
import type { OfflineCatalogueResponse, OfflinePracticeResponse } from '#contract/offline.ts';
import { catalogueOf, complaintsFor } from '#domain/catalogue/catalogue-of.ts';
import { nameableDiagnoses } from '#domain/catalogue/nameable-diagnoses.ts';
import { unpackedRows } from '#domain/catalogue/packed-rows.ts';
import { questionsForSex, type Sex } from '#domain/catalogue/questions-for-sex.ts';
import {
  askedDifferential,
  type DifferentialQuery,
} from '#domain/diagnosis/likelihood/asked-differential.ts';
import { atOnce } from '#domain/diagnosis/likelihood/in-parts.ts';
import type { Consultation } from '#domain/practice/consultation/consultation.ts';
import { valuesOf } from '#domain/practice/debrief/values-of.ts';
import { openReference } from '#domain/practice/patient/seal.ts';
import type { HistoryQuery, SymptomQuery } from '#domain/suggestions/ask-suggestions.ts';
import { openEngine } from '#domain/suggestions/engine.ts';
import { recommendationText } from '#domain/suggestions/recommend-history.ts';

/** A call as our own pages make it; they never send what the contract refuses. */
export type OwnCall = {
  readonly path: ApiEndpoint['path'];
  readonly parameters?: Readonly<Record<string, string | number>> | undefined;
  readonly query?: Readonly<Record<string, string>> | undefined;
  readonly body?: unknown;
};

/** What the browser keeps, read when it is first needed; undefined where it does not keep it. */
export type Kept = {
  readonly catalogue: () => Promise<OfflineCatalogueResponse | undefined>;
  readonly patients: () => Promise<OfflinePracticeResponse | undefined>;
};

type OpenedCatalogue = ReturnType<typeof openCatalogue>;

/** Answers calls as the server would, by its own functions on the same rows; undefined where nothing is kept for it. */
export function ownAnswers(kept: Kept): (call: OwnCall) => Promise<unknown> {
  let opened: Promise<OpenedCatalogue | undefined> | undefined;
  let patients: ReturnType<Kept['patients']> | undefined;
  const catalogue = () => {
    opened ??= kept.catalogue().then(found => found && openCatalogue(found));
    return opened;
  };
  const everybody = () => {
    patients ??= kept.patients();
    return patients;
  };
  return async call => {
    const fromCatalogue = FROM_CATALOGUE[call.path];
    const fromPatients = FROM_PATIENTS[call.path];
    if (fromPatients) return answered(fromPatients, call, await everybody());
    if (fromCatalogue) return answered(fromCatalogue, call, await catalogue());
    if (call.path !== questionValuesEndpoint.path) return undefined;
    return values(call, await catalogue(), await everybody());
  };
}

function answered<Things>(
  answer: (things: Things, call: OwnCall) => unknown,
  call: OwnCall,
  things: Things | undefined,
): unknown {
  return things === undefined ? undefined : answer(things, call);
}

function openCatalogue(kept: OfflineCatalogueResponse) {
  const catalogue = catalogueOf(unpackedRows(kept.rows));
  return { kept, catalogue, engine: openEngine(catalogue.likelihood) };
}

const FROM_CATALOGUE: Readonly<Record<string, (opened: OpenedCatalogue, call: OwnCall) => unknown>> = {
  [complaintsEndpoint.path]: ({ catalogue }, call) => complaintsFor(catalogue, sexIn(call)),
  [questionsEndpoint.path]: ({ catalogue }, call) =>
    questionsForSex(catalogue.questionsByComplaint.get(idIn(call)) ?? [], sexIn(call)),
  [findingsEndpoint.path]: ({ catalogue }) => catalogue.vocabulary,
  [illnessesEndpoint.path]: ({ kept }) => kept.illnesses,
  [proceduresEndpoint.path]: ({ kept }) => kept.procedures,
  [diagnosisMethodsEndpoint.path]: ({ kept }) => kept.diagnosisMethods,
  [medicationsEndpoint.path]: ({ kept }) => kept.medications,
  [feedbackCategoriesEndpoint.path]: ({ kept }) => kept.feedbackCategories,
  [differentialEndpoint.path]: ({ catalogue }, { body }) =>
    atOnce(askedDifferential(body as DifferentialQuery, catalogue)),
  [symptomSuggestionsEndpoint.path]: ({ engine }, { body }) => ({
    suggestions: engine.suggest(body as SymptomQuery),
    source: 'builtin',
  }),
  [historyRecommendationsEndpoint.path]: ({ engine }, { body }) => {
    const { risks, explanation } = engine.recommend(body as HistoryQuery);
    return { recommendations: risks.map(recommendationText), explanation, source: 'builtin' };
  },
  [practiceDiagnosesEndpoint.path]: ({ catalogue, kept }) => nameableDiagnoses({ ...catalogue, ...kept }),
};

const FROM_PATIENTS: Readonly<Record<string, (all: OfflinePracticeResponse, call: OwnCall) => unknown>> = {
  [practicePatientsEndpoint.path]: all =>
    all.map(({ id, complaint, level, minutes, door }) => ({ id, complaint, level, minutes, door })),
  [practicePatientEndpoint.path]: patientIn,
};

/** What the questions were worth: the patient's reference is opened here, as the debrief before it did. */
function values(
  call: OwnCall,
  opened: OpenedCatalogue | undefined,
  patients: OfflinePracticeResponse | undefined,
): unknown {
  const patient = patients && patientIn(patients, call);
  if (opened === undefined || patient === undefined) return undefined;
  const consultation = call.body as Pick<Consultation, 'today' | 'lines'>;
  return atOnce(valuesOf({ patient, reference: openReference(patient) }, consultation, opened.catalogue));
}

function patientIn(all: OfflinePracticeResponse, call: OwnCall) {
  return all.find(({ id }) => id === idIn(call));
}

function idIn({ parameters }: OwnCall): number {
  return Number(parameters?.id);
}

function sexIn({ query }: OwnCall): Sex | undefined {
  const gender = query?.gender;
  return gender === 'male' || gender === 'female' ? gender : undefined;
}

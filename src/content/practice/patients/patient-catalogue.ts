import type { CompiledContent } from '#content/compile/compiled-content.ts';
import { idLookup } from '#content/compile/id-lookup.ts';
import { choicePath, type Ids, questionPath } from '#content/compile/ids.ts';
import { complaintsFrom } from '#domain/catalogue/complaints-from.ts';
import type { RiskFactor } from '#domain/diagnosis/likelihood/knowledge.ts';
import type { Finding } from '#domain/findings/finding.ts';
import type { Complaint } from '#domain/review/complaint.ts';

/** What of the catalogue the files of patients name. */
export type PatientCatalogue = {
  readonly patientId: (key: string) => number | undefined;
  readonly complaint: (key: string) => Complaint | undefined;
  readonly diagnosis: (key: string) => { readonly id: number; readonly name: string } | undefined;
  readonly finding: (key: string) => Finding | undefined;
  /** The findings that a complaint is the presence of. */
  readonly findingsOf: (complaintId: number) => readonly Finding[];
  /** How one asks for a risk factor. */
  readonly promptOf: (riskId: number) => string | undefined;
  readonly questionId: (complaint: string, question: string) => number | undefined;
  readonly choiceId: (complaint: string, question: string, text: string) => number | undefined;
};

type Named = {
  readonly ids: Ids;
  readonly complaints: readonly Complaint[];
  readonly diagnoses: readonly { readonly id: number; readonly name: string }[];
  readonly vocabulary: readonly Finding[];
  readonly risks: readonly Pick<RiskFactor, 'id' | 'prompt'>[];
};

/** The catalogue as it was compiled. */
export function compiledCatalogue(compiled: CompiledContent, ids: Ids): PatientCatalogue {
  return patientCatalogue({ ...compiled, complaints: complaintsFrom(compiled), ids });
}

/** Looks things up by the keys their authors gave them. */
export function patientCatalogue({ ids, complaints, diagnoses, vocabulary, risks }: Named): PatientCatalogue {
  const lookup = idLookup(ids);
  const complaintOf = new Map(complaints.map(one => [one.id, one]));
  const diagnosisOf = new Map(diagnoses.map(one => [one.id, one]));
  const findingOf = new Map(vocabulary.map(one => [one.key, one]));
  const promptOf = new Map(risks.map(({ id, prompt }) => [id, prompt]));
  const ofComplaint = Map.groupBy(vocabulary, ({ complaintId }) => complaintId);
  return {
    patientId: key => lookup.maybe('patients', key)[0],
    complaint: key => complaintOf.get(lookup.maybe('complaints', key)[0] ?? 0),
    diagnosis: key => diagnosisOf.get(lookup.maybe('diagnoses', key)[0] ?? 0),
    finding: key => findingOf.get(key),
    findingsOf: id => ofComplaint.get(id) ?? [],
    promptOf: id => promptOf.get(id),
    questionId: (complaint, question) => lookup.maybe('questions', questionPath(complaint, question))[0],
    choiceId: (complaint, question, text) =>
      lookup.maybe('choices', choicePath(complaint, question, text))[0],
  };
}

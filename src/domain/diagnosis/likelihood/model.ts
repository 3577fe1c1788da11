import type { Evidence, Value } from '#domain/diagnosis/evidence.ts';
import { commonWeight, type Knowledge, type RiskFactor } from '#domain/diagnosis/likelihood/knowledge.ts';
import { type LikelihoodParameters, PARAMETERS } from '#domain/diagnosis/likelihood/parameters.ts';
import { type LikelihoodTables, tablesOf } from '#domain/diagnosis/likelihood/tables.ts';
import type { Finding } from '#domain/findings/finding.ts';
import type { Choice, Question } from '#domain/questionnaire/question.ts';

/** A choice where it stands in the catalogue. */
export type PlacedChoice = {
  readonly choice: Choice;
  readonly question: Question;
  readonly complaintId: number;
  /** Its place among all choices of the complaint, in the order of asking. */
  readonly place: number;
  /** What it says of diagnoses, by their place in the model. */
  readonly values: readonly { readonly at: number; readonly points: number }[];
};

/** The catalogue, made ready once for weighing any number of cases. */
export type LikelihoodModel = {
  readonly knowledge: Knowledge;
  readonly parameters: LikelihoodParameters;
  readonly flagsByChoice: Evidence['flagsByChoice'];
  readonly tables: LikelihoodTables;
  /** What each diagnosis weighs before anything is known, by its place; the last is something else. */
  readonly first: Float64Array;
  /** Diagnosis id → its place in `knowledge.diagnoses`. */
  readonly placeOf: ReadonlyMap<number, number>;
  readonly choices: ReadonlyMap<number, PlacedChoice>;
  /** Complaint id → the findings it is the presence of. */
  readonly findingsOf: ReadonlyMap<number, readonly Finding[]>;
  readonly risks: ReadonlyMap<number, RiskFactor>;
  /** Key of a finding → the risk factor it is. */
  readonly riskOf: ReadonlyMap<string, RiskFactor>;
  /** Risk factor id → the findings it is. */
  readonly findingsOfRisk: ReadonlyMap<number, readonly Finding[]>;
  /** Risk factor id → the diagnoses whose odds it changes, by their places. */
  readonly bearingOn: ReadonlyMap<number, readonly { readonly at: number; readonly odds: number }[]>;
  /** Complaint id → its questions in the order of asking. */
  readonly questions: ReadonlyMap<number, readonly AskedQuestion[]>;
};

/** A question and the only sex that is asked it. */
export type AskedQuestion = { readonly question: Question; readonly sex?: 'male' | 'female' | undefined };

type Catalogue = Pick<LikelihoodModel, 'knowledge' | 'questions'> & {
  readonly evidence: Pick<Evidence, 'valuesByChoice' | 'flagsByChoice' | 'headStartByChoice'>;
};

/** Prepares the catalogue for weighing cases. */
export function likelihoodModel(
  { knowledge, evidence, questions }: Catalogue,
  parameters: LikelihoodParameters = PARAMETERS,
): LikelihoodModel {
  const placeOf = new Map(knowledge.diagnoses.map(({ id }, place) => [id, place]));
  const risks = new Map(knowledge.risks.map(risk => [risk.id, risk]));
  const choices = new Map<number, PlacedChoice>();
  for (const [complaintId, asked] of questions) {
    const placed = asked.flatMap(({ question }) => question.choices.map(choice => ({ question, choice })));
    for (const [place, { question, choice }] of placed.entries()) {
      const values = spoken(evidence, choice.id).flatMap(({ diagnosisId, points }) => {
        const at = placeOf.get(diagnosisId);
        return at === undefined || points === 0 ? [] : [{ at, points }];
      });
      choices.set(choice.id, { choice, question, complaintId, place, values });
    }
  }
  return {
    knowledge,
    parameters,
    flagsByChoice: evidence.flagsByChoice,
    tables: tablesOf(knowledge, parameters),
    first: firstWeights(knowledge, parameters),
    placeOf,
    choices,
    findingsOf: byNumber(knowledge.vocabulary, ({ complaintId }) => complaintId),
    risks,
    riskOf: new Map(
      knowledge.vocabulary.flatMap(({ key, riskId }) => {
        const risk = riskId === null ? undefined : risks.get(riskId);
        return risk ? [[key, risk] as const] : [];
      }),
    ),
    findingsOfRisk: byNumber(knowledge.vocabulary, ({ riskId }) => riskId),
    bearingOn: bearings(knowledge),
    questions,
  };
}

/** The model of a catalogue of which only the diagnoses and complaints are known, not the questionnaires. */
export function modelWithoutQuestions(knowledge: Knowledge): LikelihoodModel {
  const evidence = { valuesByChoice: new Map(), flagsByChoice: new Map(), headStartByChoice: new Map() };
  return likelihoodModel({ knowledge, evidence, questions: new Map() });
}

/** How common each diagnosis is, and what is something else. */
function firstWeights({ diagnoses }: Knowledge, { somethingElse }: LikelihoodParameters): Float64Array {
  const known = diagnoses.map(({ commonness }) => commonWeight(commonness));
  const total = known.reduce((sum, weight) => sum + weight, 0);
  return Float64Array.of(...known, (total * somethingElse) / (1 - somethingElse));
}

function byNumber(
  vocabulary: readonly Finding[],
  numberOf: (finding: Finding) => number | null,
): ReadonlyMap<number, readonly Finding[]> {
  const groups = Map.groupBy(vocabulary, numberOf);
  return new Map([...groups].flatMap(([id, findings]) => (id === null ? [] : [[id, findings] as const])));
}

function bearings({ diagnoses }: Knowledge): LikelihoodModel['bearingOn'] {
  const all = diagnoses.flatMap(({ risks }, at) => [...risks].map(([risk, odds]) => ({ risk, at, odds })));
  return Map.groupBy(
    all.filter(({ odds }) => odds !== 1),
    ({ risk }) => risk,
  );
}

/** What a choice itself says, without the head start behind its complaint. */
function spoken({ valuesByChoice, headStartByChoice }: Catalogue['evidence'], choiceId: number): Value[] {
  const ahead = new Map(
    headStartByChoice.get(choiceId)?.values.map(({ diagnosisId, points }) => [diagnosisId, points]),
  );
  return (valuesByChoice.get(choiceId) ?? []).map(({ diagnosisId, points }) => ({
    diagnosisId,
    points: points - (ahead.get(diagnosisId) ?? 0),
  }));
}

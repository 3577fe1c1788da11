import { fitsAge } from '#domain/case/fits-age.ts';
import type { CaseFacts } from '#domain/diagnosis/likelihood/case-facts.ts';
import { chanceOfRisk } from '#domain/diagnosis/likelihood/chance.ts';
import { halfBits } from '#domain/diagnosis/likelihood/half-bits.ts';
import { type AnswerChances, informationOf, yesOrNo } from '#domain/diagnosis/likelihood/information.ts';
import type { KnownDiagnosis, RiskFactor } from '#domain/diagnosis/likelihood/knowledge.ts';
import type { AskedQuestion } from '#domain/diagnosis/likelihood/model.ts';
import { suspectsOf } from '#domain/diagnosis/likelihood/suspects.ts';
import type { UnaskedQuestion } from '#domain/diagnosis/likelihood/unasked-question.ts';
import type { Weighed } from '#domain/diagnosis/likelihood/weigh.ts';
import type { Finding } from '#domain/findings/finding.ts';
import { howToAsk } from '#domain/findings/how-to-ask.ts';
import { type Choice, QUESTION_TYPE, type Question } from '#domain/questionnaire/question.ts';

/** How many questions are named for a diagnosis. */
export const MOST_TO_ASK = 3;

/** A question that is expected to tell less than this, in bits, is not worth asking. */
const LEAST_WORTH = 1e-4;

/** Of several choices, each is ticked by so many of all patients, as far as anybody knows. */
const USUALLY_TICKED = 0.15;

/** Nearly everybody who has a diagnosis has the exposure that it requires. */
const REQUIRED = 0.98;

/** A case, and what is the same whichever diagnosis is asked about. */
type Asking = {
  readonly weighed: Weighed;
  readonly facts: CaseFacts;
  /** How likely a yes is in the mean of all suspects, by complaint and by risk factor, as far as asked so far. */
  readonly means: { readonly complaints: Map<number, number>; readonly risks: Map<number, number> };
  readonly suspects: readonly PlacedSuspect[];
  readonly open: readonly OpenQuestion[];
};

/** A suspect's place in the model and its chance. */
type PlacedSuspect = { readonly at: number; readonly chance: number };

type OpenQuestion = { readonly complaintId: number; readonly question: Question };

/** A function that names what to ask about the diagnoses of one weighed case: the most telling first, known things never. */
export function asker(weighed: Weighed, facts: CaseFacts): (place: number) => UnaskedQuestion[] {
  const { chances } = weighed;
  const open = openQuestions(weighed, facts);
  const { placeOf } = weighed.model;
  const suspects = suspectsOf(weighed).map(({ diagnosis: { id }, chance }) => ({
    at: placeOf.get(id) ?? -1,
    chance,
  }));
  const asking = { weighed, facts, means: { complaints: new Map(), risks: new Map() }, suspects, open };
  return place => {
    const diagnosis = weighed.model.knowledge.diagnoses[place];
    if (diagnosis === undefined) return [];
    const likelihood = chances[place] ?? 0;
    const worthOfYesNo = ({ withIt, mean }: YesNo) =>
      informationOf(likelihood, yesOrNo(withIt, withoutIt(likelihood, { withIt, mean })));
    const worthOfChoices = (answers: AnswerChances) => informationOf(likelihood, answers);
    return [
      ...symptomQuestions({ diagnosis, place }, asking, worthOfYesNo),
      ...historyQuestions({ diagnosis, place }, asking, worthOfYesNo),
      ...ownQuestions({ diagnosis, place }, asking, worthOfChoices),
    ]
      .filter(question => question.worth >= LEAST_WORTH)
      .sort((a, b) => b.worth - a.worth || (a.text < b.text ? -1 : 1))
      .slice(0, MOST_TO_ASK);
  };
}

/** The diagnosis that is asked about, and its place in the model. */
type Asked = { readonly diagnosis: KnownDiagnosis; readonly place: number };

/** How likely a yes is with the diagnosis, and in the mean of all suspects. */
type YesNo = { readonly withIt: number; readonly mean: number };

/** What the answer tells about the diagnosis. */
type Worth<Chances> = (chances: Chances) => number;

/** The complaints that the diagnosis brings and of which nobody has spoken. */
function symptomQuestions(
  { diagnosis, place }: Asked,
  asking: Asking,
  worth: Worth<YesNo>,
): UnaskedQuestion[] {
  const { weighed, facts } = asking;
  const { model, told } = weighed;
  const { findingsOf, tables } = model;
  const spokenOf = new Set([facts.chiefComplaintId, ...facts.presentIds, ...facts.absentIds]);
  const isOpen = ({ key }: Finding) => !told.findings.has(key);
  return [...diagnosis.findings.keys()].flatMap((complaintId): UnaskedQuestion[] => {
    const own = findingsOf.get(complaintId) ?? [];
    const isAsked = spokenOf.has(complaintId) || told.answered.has(complaintId) || !own.every(isOpen);
    const chances = tables.chances.get(complaintId);
    if (isAsked || chances === undefined || !own.some(finding => fits(finding, facts))) return [];
    const text = howToAsk(own);
    if (text === '') return [];
    const mean = meanOf(asking, complaintId, chances);
    return [{ kind: 'symptom', text, worth: worth({ withIt: chances[place] ?? 0, mean }), complaintId }];
  });
}

/** The risk factors and exposures that bear on the diagnosis and of which nobody has spoken. */
function historyQuestions({ diagnosis }: Asked, asking: Asking, worth: Worth<YesNo>): UnaskedQuestion[] {
  const { weighed, facts } = asking;
  const { riskOf, findingsOfRisk } = weighed.model;
  const required = riskOf.get(diagnosis.requires[0] ?? '');
  const risks = [...diagnosis.risks.keys()].flatMap(id => weighed.model.risks.get(id) ?? []);
  return [...new Set([...(required ? [required] : []), ...risks])].flatMap((risk): UnaskedQuestion[] => {
    const own = findingsOfRisk.get(risk.id) ?? [];
    const isKnown = own.some(({ key }) => weighed.told.findings.has(key));
    if (isKnown || !own.some(finding => fits(finding, facts))) return [];
    const mean = meanOfRisk(asking, risk);
    const withIt = risk === required ? REQUIRED : chanceOfRisk(risk.commonness, diagnosis.risks.get(risk.id));
    const { id: riskId, section, prompt } = risk;
    return [{ kind: 'history', text: prompt, worth: worth({ withIt, mean }), riskId, section }];
  });
}

/** The questions of the case's own questionnaires that wait for an answer. */
function openQuestions({ model, told }: Weighed, facts: CaseFacts): OpenQuestion[] {
  const complaintIds = [facts.chiefComplaintId, ...facts.presentIds].filter(id => id !== null);
  return complaintIds.flatMap(complaintId =>
    (model.questions.get(complaintId) ?? [])
      .filter(question => isOpen(question, { told, facts }))
      .map(({ question }) => ({ complaintId, question })),
  );
}

/** Those of them that bear on the diagnosis. */
function ownQuestions(
  { place }: Asked,
  { weighed: { model }, open }: Asking,
  worth: Worth<AnswerChances>,
): UnaskedQuestion[] {
  return open.flatMap(({ complaintId, question: { id, text, type, choices } }): UnaskedQuestion[] => {
    const points = choices.map(choice => pointsFor(model, choice, place));
    if (points.every(one => one === 0)) return [];
    const answers = type === QUESTION_TYPE.multi ? chancesOfTick(points) : chancesOfChoices(points);
    return [{ kind: 'question', text, worth: worth(answers), complaintId, questionId: id }];
  });
}

type Case = { readonly told: Weighed['told']; readonly facts: CaseFacts };

/** Whether the question would be put to this patient, was not answered, and asks for something that is not known. */
function isOpen({ question, sex }: AskedQuestion, { told, facts }: Case): boolean {
  const { conditions, whenPresent = [], choices } = question;
  const isAnswered = choices.some(({ id }) => told.chosen.has(id));
  const asked = choices.flatMap(({ finding, denies }) => finding ?? denies ?? []);
  const isKnown = asked.length > 0 && asked.every(key => told.findings.has(key));
  const isShown =
    conditions.length + whenPresent.length === 0 ||
    whenPresent.some(key => told.findings.get(key)) ||
    conditions.some(({ choiceId }) => told.chosen.has(choiceId));
  const isOfSex = sex === undefined || facts.gender === null || sex === facts.gender.toLowerCase();
  return !isAnswered && !isKnown && isShown && isOfSex && fitsAge(question, facts);
}

function fits({ genderFilter, ages }: Finding, facts: CaseFacts): boolean {
  const isOfSex =
    genderFilter === 'both' || facts.gender === null || genderFilter === facts.gender.toLowerCase();
  return isOfSex && fitsAge({ ages }, facts);
}

function pointsFor({ choices }: Weighed['model'], choice: Choice, place: number): number {
  return choices.get(choice.id)?.values.find(({ at }) => at === place)?.points ?? 0;
}

/** Of a single choice: as far as anybody knows all are equally usual without the diagnosis. */
function chancesOfChoices(points: readonly number[]): AnswerChances {
  const weights = points.map(halfBits);
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  return {
    withIt: weights.map(weight => weight / total),
    without: points.map(() => 1 / points.length),
  };
}

/** Of several choices only the most telling counts: whether it is ticked. */
function chancesOfTick(points: readonly number[]): AnswerChances {
  const most = points.reduce((strongest, one) => (Math.abs(one) > Math.abs(strongest) ? one : strongest), 0);
  const odds = (USUALLY_TICKED / (1 - USUALLY_TICKED)) * halfBits(most);
  return yesOrNo(odds / (1 + odds), USUALLY_TICKED);
}

/** How likely a yes is without the diagnosis, which is a part of the mean. */
function withoutIt(likelihood: number, { withIt, mean }: YesNo): number {
  const without = (mean - likelihood * withIt) / (1 - likelihood);
  return Math.min(1, Math.max(0, Number.isFinite(without) ? without : mean));
}

/** How likely a yes is in the mean of all suspects: reckoned once, it holds for every diagnosis of the case. */
function meanOf({ means, suspects }: Asking, complaintId: number, chances: Float64Array): number {
  return once(means.complaints, complaintId, () =>
    suspects.reduce((sum, { at, chance }) => sum + chance * (chances[at] ?? 0), 0),
  );
}

/** The same of a risk factor: how likely they carry it. */
function meanOfRisk({ weighed, means, suspects }: Asking, { id, commonness }: RiskFactor): number {
  const { diagnoses } = weighed.model.knowledge;
  const carries = (at: number) => chanceOfRisk(commonness, diagnoses[at]?.risks.get(id));
  return once(means.risks, id, () => suspects.reduce((sum, { at, chance }) => sum + chance * carries(at), 0));
}

function once(known: Map<number, number>, id: number, reckon: () => number): number {
  const value = known.get(id) ?? reckon();
  known.set(id, value);
  return value;
}

import type { DiagnosisResult } from '#domain/diagnosis/diagnosis-result.ts';
import type { CaseFacts } from '#domain/diagnosis/likelihood/case-facts.ts';
import { atOnce, type InParts } from '#domain/diagnosis/likelihood/in-parts.ts';
import type { LikelihoodModel } from '#domain/diagnosis/likelihood/model.ts';
import { mustNotMissIn } from '#domain/diagnosis/likelihood/must-not-miss.ts';
import { explained } from '#domain/diagnosis/likelihood/steps.ts';
import { asker } from '#domain/diagnosis/likelihood/to-ask.ts';
import { type Weighed, weigh } from '#domain/diagnosis/likelihood/weigh.ts';
import { LISTED_AT_FIRST } from '#domain/diagnosis/listed-diagnoses.ts';

/** Of how many leading diagnoses the steps are told at once; those of any other are asked for, when it is opened. */
const EXPLAINED_AT_FIRST = 1;

/** From this likelihood on a diagnosis that no answer speaks of is in the differential all the same. */
const LISTED_FROM = 0.005;

/** A diagnosis of the differential and its place in the model. */
type Placed = { readonly result: DiagnosisResult; readonly place: number; readonly likelihood: number };

/**
 * The specified differential with how likely each of its diagnoses is by the whole history; where the case has a chief
 * complaint, with those, too, that other things than answers make likely. The order stays the specified one. What is
 * behind a diagnosis is told of what is shown first only.
 */
export function withLikelihood(
  results: readonly DiagnosisResult[],
  model: LikelihoodModel,
  facts: CaseFacts,
): DiagnosisResult[] {
  return atOnce(likelihoodInParts(results, model, facts));
}

/** The same in parts. */
export function* likelihoodInParts(
  results: readonly DiagnosisResult[],
  model: LikelihoodModel,
  facts: CaseFacts,
): InParts<DiagnosisResult[]> {
  const weighed = weigh(model, facts);
  yield;
  const dangerous = mustNotMissIn(weighed, facts);
  const placed = inPlace([...results, ...otherLikely(results, weighed, { facts, dangerous })], weighed);
  const leading = placed
    .toSorted((a, b) => b.likelihood - a.likelihood)
    .slice(0, EXPLAINED_AT_FIRST)
    .map(({ place }) => place);
  const steps = stepsOf(weighed, leading);
  yield;
  const ask = asker(weighed, facts);
  const toAsk = new Map<number, ReturnType<typeof ask>>();
  for (const place of dangerous) {
    toAsk.set(place, ask(place));
    yield;
  }
  return placed.map(({ result, place, likelihood }, rank) => {
    const dangerPlace = dangerous.indexOf(place) + 1;
    return {
      ...result,
      ...(rank >= LISTED_AT_FIRST && { contributions: [], factors: [] }),
      likelihood,
      ...steps.get(place),
      ...(dangerPlace > 0 && { dangerPlace, toAsk: toAsk.get(place) ?? [] }),
    };
  });
}

/** One diagnosis of the differential, whole: what is behind it and what to ask about it; none that is not in it. In parts. */
export function* toldWholeInParts(
  diagnosisId: number,
  model: LikelihoodModel,
  { results, facts }: { readonly results: readonly DiagnosisResult[]; readonly facts: CaseFacts },
): InParts<DiagnosisResult[]> {
  const diagnosis = model.knowledge.diagnoses.find(({ id }) => id === diagnosisId);
  if (diagnosis === undefined) return [];
  const weighed = weigh(model, facts);
  yield;
  const result = results.find(({ id }) => id === diagnosisId) ?? unanswered(diagnosis);
  const [{ place, likelihood } = { place: -1, likelihood: 0 }] = inPlace([result], weighed);
  const steps = stepsOf(weighed, [place]).get(place);
  yield;
  return [{ ...result, likelihood, ...steps, toAsk: asker(weighed, facts)(place) }];
}

function inPlace(results: readonly DiagnosisResult[], weighed: Weighed): Placed[] {
  const { chances } = weighed;
  return results.map(result => {
    const place = weighed.model.placeOf.get(result.id) ?? -1;
    return { result, place, likelihood: chances[place] ?? 0 };
  });
}

function stepsOf(weighed: Weighed, places: readonly number[]) {
  const known = places.filter(place => place >= 0);
  return new Map(explained(weighed, known).map((one, i) => [known[i], one]));
}

type Listing = { readonly facts: CaseFacts; readonly dangerous: readonly number[] };

function otherLikely(
  results: readonly DiagnosisResult[],
  weighed: Weighed,
  { facts, dangerous }: Listing,
): DiagnosisResult[] {
  if (facts.chiefComplaintId === null) return [];
  const { chances } = weighed;
  const listed = new Set(results.map(({ id }) => id));
  return weighed.model.knowledge.diagnoses
    .filter(({ id }, place) => {
      const isLikely = (chances[place] ?? 0) >= LISTED_FROM || dangerous.includes(place);
      return isLikely && !listed.has(id);
    })
    .map(unanswered);
}

/** A diagnosis that no answer speaks of. */
function unanswered({
  id,
  name,
  mustNotMiss,
  urgency,
}: LikelihoodModel['knowledge']['diagnoses'][number]): DiagnosisResult {
  const nothing = { probability: 0, points: 0, contributions: [], factors: [] };
  return { id, name, mustNotMiss, ...(urgency && { urgency }), ...nothing };
}

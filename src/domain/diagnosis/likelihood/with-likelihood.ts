import type { DiagnosisResult } from '#domain/diagnosis/diagnosis-result.ts';
import type { CaseFacts } from '#domain/diagnosis/likelihood/case-facts.ts';
import { likelihoods } from '#domain/diagnosis/likelihood/likelihoods.ts';
import type { LikelihoodModel } from '#domain/diagnosis/likelihood/model.ts';
import { mustNotMissIn } from '#domain/diagnosis/likelihood/must-not-miss.ts';
import { explained } from '#domain/diagnosis/likelihood/steps.ts';
import { asker } from '#domain/diagnosis/likelihood/to-ask.ts';
import { type Weighed, weigh } from '#domain/diagnosis/likelihood/weigh.ts';

/** Of how many leading diagnoses the steps are told at once; those of any other are asked for. */
export const EXPLAINED_AT_FIRST = 5;

/** From this likelihood on a diagnosis that no answer speaks of is in the differential all the same. */
const LISTED_FROM = 0.005;

/**
 * The specified differential with how likely each of its diagnoses is by the whole history; where the case has a chief
 * complaint, with those, too, that other things than answers make likely. The order stays the specified one.
 */
export function withLikelihood(
  results: readonly DiagnosisResult[],
  model: LikelihoodModel,
  facts: CaseFacts,
): DiagnosisResult[] {
  const weighed = weigh(model, facts);
  const chances = likelihoods(weighed);
  const dangerous = mustNotMissIn(weighed, facts);
  const placed = [...results, ...otherLikely(results, weighed, { facts, dangerous })].map(result => ({
    result,
    place: model.placeOf.get(result.id) ?? -1,
  }));
  const leading = placed
    .map(({ place }) => place)
    .filter(place => place >= 0)
    .sort((a, b) => (chances[b] ?? 0) - (chances[a] ?? 0))
    .slice(0, EXPLAINED_AT_FIRST);
  const toAsk = asker(weighed, facts);
  const steps = new Map(explained(weighed, leading).map((one, i) => [leading[i], one]));
  return placed.map(({ result, place }) => ({
    ...result,
    likelihood: chances[place] ?? 0,
    ...steps.get(place),
    ...(dangerous.includes(place) && {
      dangerPlace: dangerous.indexOf(place) + 1,
      toAsk: toAsk(place),
    }),
  }));
}

/** One diagnosis, whole: its steps and what to ask about it. */
export function toldWhole(
  result: DiagnosisResult,
  model: LikelihoodModel,
  facts: CaseFacts,
): DiagnosisResult {
  const place = model.placeOf.get(result.id);
  if (place === undefined) return result;
  const weighed = weigh(model, facts);
  const [own] = explained(weighed, [place]);
  return {
    ...result,
    likelihood: likelihoods(weighed)[place] ?? 0,
    ...own,
    toAsk: asker(weighed, facts)(place),
  };
}

type Listing = { readonly facts: CaseFacts; readonly dangerous: readonly number[] };

function otherLikely(
  results: readonly DiagnosisResult[],
  weighed: Weighed,
  { facts, dangerous }: Listing,
): DiagnosisResult[] {
  if (facts.chiefComplaintId === null) return [];
  const chances = likelihoods(weighed);
  const listed = new Set(results.map(({ id }) => id));
  return weighed.model.knowledge.diagnoses.flatMap(({ id, name, mustNotMiss, urgency }, place) => {
    const isLikely = (chances[place] ?? 0) >= LISTED_FROM || dangerous.includes(place);
    if (!isLikely || listed.has(id)) return [];
    const none = { probability: 0, points: 0, contributions: [], factors: [] };
    return [{ id, name, mustNotMiss, ...(urgency && { urgency }), ...none }];
  });
}

import type { Complaint, Diagnosis } from '#content/read/content.ts';
import { raisedBy } from '#content/read/placed.ts';

/** The share of patients with the diagnosis who present this way, for the strengths 1 (rare) to 5 (nearly all). */
const PRESENTING = [0.05, 0.2, 0.5, 0.75, 0.95] as const;

/** A diagnosis that some answer hints at although it does not list the complaint among its findings. */
const UNLISTED = 0.03;

const RANGE = { min: 0, max: 10 } as const;

/**
 * The head start of each diagnosis behind a complaint, in points: `log2(commonness² × share presenting so)`,
 * above the least likely diagnosis which the complaint's choices raise.
 *
 * A full prior would be `2 × log2(frequency × share)`, points being half-bits, and frequency grows about sixfold with
 * each step of commonness: 20 points between 1 and 5, and nothing rare could ever win. Half weight, and commonness
 * squared instead (1 to 25), keep the head start at 0 to 9 points, where a classic history earns 20 to 40: typical
 * answers lead to what is common, classic answers overtake for what is rare. Exponents from 1 to 3 were tried on the
 * teaching cases; all rank them right, above 2 some diagnoses can no longer win.
 */
export function headStartsOf(
  complaint: Complaint,
  diagnoses: ReadonlyMap<string, Diagnosis>,
): ReadonlyMap<string, number> {
  const logs = [...raisedBy(complaint).keys()].flatMap((key): [string, number][] => {
    const diagnosis = diagnoses.get(key);
    return diagnosis === undefined ? [] : [[key, Math.log2(likelihood(diagnosis, complaint.key))]];
  });
  const least = Math.min(...logs.map(([, log]) => log));
  return new Map(logs.map(([key, log]) => [key, clipped(Math.round(log - least))]));
}

function likelihood({ commonness, findings }: Diagnosis, complaint: string): number {
  const strength = findings[complaint];
  return commonness ** 2 * (strength === undefined ? UNLISTED : (PRESENTING[strength - 1] ?? UNLISTED));
}

function clipped(points: number): number {
  return Math.min(RANGE.max, Math.max(RANGE.min, points));
}

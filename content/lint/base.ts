import type { Complaint, Diagnosis } from './content.ts';
import { raisedBy } from './entries.ts';

/** The share of patients with the diagnosis who present this way, for the strengths 1 (rare) to 5 (nearly all). */
const PRESENTING = [0.05, 0.2, 0.5, 0.75, 0.95] as const;

/** A diagnosis that some answer hints at although it does not list the complaint among its findings. */
const UNLISTED = 0.03;

const RANGE = { min: 0, max: 10 } as const;

/**
 * The head start of each diagnosis behind a complaint, in points: `log2(commonness × share presenting so)`,
 * above the least likely diagnosis which the complaint's choices raise.
 *
 * A full prior would be twice this (points are half-bits) and grow tenfold with each step of commonness, so that
 * nothing rare could ever win. Teaching needs the opposite balance: typical answers lead to what is common,
 * classic answers overtake for what is rare. Half weight keeps the head start at 0 to 6 points, where a classic
 * history earns 20 to 40.
 */
export function basesOf(
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
  return commonness * (strength === undefined ? UNLISTED : (PRESENTING[strength - 1] ?? UNLISTED));
}

function clipped(points: number): number {
  return Math.min(RANGE.max, Math.max(RANGE.min, points));
}

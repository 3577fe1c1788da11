import { describe, expect, it } from 'vitest';
import { pointsOf } from '#content/compile/derived-points.ts';
import { question } from '#content/schema/complaint.ts';

/** The points of each choice of such a question, by its text. */
function points(kind: string, covers: string, choices: Readonly<Record<string, Record<string, number>>>) {
  const asked = question.parse({
    key: 'q',
    ask: 'What?',
    covers,
    kind,
    choices: Object.entries(choices).map(([text, given]) => ({ text, points: given })),
  });
  return Object.fromEntries([...pointsOf(asked)].map(([{ text }, all]) => [text, all]));
}

describe('What follows from the points that are written', () => {
  it('is that another answer speaks against what one answer makes likely, the more the likelier', () => {
    expect(points('single', 'onset', { Suddenly: { tear: 6, clot: 3, burn: 2 }, Slowly: {} })).toEqual({
      Suddenly: { tear: 6, clot: 3, burn: 2 },
      Slowly: { tear: -2, clot: -1 },
    });
  });

  it('is nothing where something is written, be it nought', () => {
    const all = points('single', 'onset', { Suddenly: { tear: 6 }, Fast: { tear: 0 }, Slowly: { tear: -1 } });
    expect([all.Fast, all.Slowly]).toEqual([{ tear: 0 }, { tear: -1 }]);
  });

  it('is nothing for whoever cannot say', () => {
    expect(points('single', 'onset', { Suddenly: { tear: 6 }, 'I cannot say': {} })['I cannot say']).toEqual(
      {},
    );
  });

  it('of several answers, is that none of them speaks against what is typical, and one not against the others', () => {
    const all = points('multi', 'associated', {
      Fever: { flu: 4 },
      Rash: { measles: 6 },
      'None of these': {},
    });
    expect(all).toEqual({
      Fever: { flu: 4 },
      Rash: { measles: 6 },
      'None of these': { flu: -1, measles: -2 },
    });
  });

  it('of what makes it worse or better, is little and only for what is nearly always so', () => {
    expect(points('single', 'aggravating', { Lying: { gut: 4, sac: 9 }, Sitting: {} }).Sitting).toEqual({
      sac: -1,
    });
    expect(points('multi', 'relieving', { Resting: { sac: 9 }, Nothing: {} }).Nothing).toEqual({});
  });
});

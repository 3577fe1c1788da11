import { describe, it } from 'vitest';
import {
  expectSoundExtendedFamilies,
  expectSoundFamilies,
  expectSoundHalfFamilies,
} from '#tests/examples/sound-drawing.ts';

const FAMILIES = 1000;

describe('The drawing of a thousand families', () => {
  it('shows every member once, in the row of the generation, couples side by side, nothing over anything else, no line crossing another', () => {
    expectSoundFamilies(FAMILIES);
  });

  it('shows half-siblings on all sides just as soundly', () => {
    expectSoundHalfFamilies(FAMILIES);
  });
});

describe('The drawing of two thousand families', () => {
  it('shows nieces, cousins, grandchildren, further partners, twins and losses just as soundly, no line crossing another', () => {
    expectSoundExtendedFamilies(2 * FAMILIES);
  });
});

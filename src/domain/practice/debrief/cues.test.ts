import { describe, expect, test } from 'vitest';
import { cuesOf } from '#domain/practice/debrief/cues.ts';
import { readOf, type Talk } from '#domain/practice/debrief/debrief.fixture.ts';

const DROPPED: Talk[number] = ['Who is at home?', 'history:home'];

/** What became of "since Ben died". */
function cueIn(...after: Talk) {
  return cuesOf(readOf([DROPPED, ...after]))[0];
}

describe('cues', () => {
  test('a cue is taken up by its words, or by sympathy, in one of the next two lines', () => {
    expect(cueIn(['When did Ben die?', 'history:pets'])?.followed).toMatchObject({ line: 2, by: 'student' });
    expect(
      cueIn(['Any pets?', 'history:pets'], ['I can see why that hurts.', 'talk:explain'])?.followed,
    ).toMatchObject({
      line: 4,
    });
    expect(cueIn(['Any pets?', 'history:pets'], ['Do you smoke?', 'history:smoking'])?.followed).toBeNull();
  });

  test('of two lines that heard it the one that brought its words out is cited', () => {
    const both: Talk = [
      ['That must be hard.', 'talk:explain'],
      ['How is your mood?', 'history:mood'],
    ];
    expect(cueIn(...both)?.followed).toMatchObject({ line: 5, by: 'patient' });
  });

  test('later, sympathy counts only with the words', () => {
    const between: Talk = [
      ['Any pets?', 'history:pets'],
      ['Do you smoke?', 'history:smoking'],
    ];
    expect(cueIn(...between, ['I am so sorry about Ben.', 'talk:thanks'])?.followed).toMatchObject({
      line: 6,
    });
    expect(cueIn(...between, ['That sounds hard.', 'talk:thanks'])?.followed).toBeNull();
  });

  test('what was said next and not understood is neither taken up nor passed over', () => {
    expect(cueIn(['Shall we speak of him?'])).toBeUndefined();
  });

  test('a later question that has nothing to do with it and brings it out all the same is no credit', () => {
    const far: Talk = [
      ['Any pets?', 'history:pets'],
      ['Do you smoke?', 'history:smoking'],
      ['How is your mood?', 'history:mood'],
    ];
    expect(cueIn(...far)).toBeUndefined();
    expect(cueIn(['How is your mood?', 'history:mood'])?.followed).toMatchObject({ line: 3, by: 'patient' });
  });
});

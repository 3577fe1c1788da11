import { describe, expect, it } from 'vitest';
import { dateText, dateWords, sinceWords } from '#domain/dates/date-words.ts';

describe('A stored date in words (specification 29.22)', () => {
  it.each([
    ['2019-03-12', 'on March 12, 2019', 'since March 12, 2019'],
    ['2019-03-12~', 'on about March 12, 2019', 'since about March 12, 2019'],
    ['2019-03', 'in March 2019', 'since March 2019'],
    ['2012', 'in 2012', 'since 2012'],
    ['2016~', 'in about 2016', 'since about 2016'],
    ['199X', 'in the 1990s', 'since the 1990s'],
    ['age:0', 'in the first year of life', 'since the first year of life'],
    ['age:14', 'at the age of 14', 'since the age of 14'],
    ['age:14~', 'at the age of about 14', 'since the age of about 14'],
    ['age:1X', 'in the teenage years', 'since the teenage years'],
    ['age:3X', "in the patient's thirties", "since the patient's thirties"],
    ['childhood', 'in childhood', 'since childhood'],
    ['birth', 'at birth', 'since birth'],
  ])('%s is told as “%s” and “%s”', (value, when, from) => {
    expect([dateWords(value), sinceWords(value)]).toEqual([when, from]);
  });

  it('stays what somebody wrote where it is no date', () => {
    expect(dateText('after the war')).toBe('after the war');
    expect([dateWords('2019-02-30'), sinceWords('after the war')]).toEqual([undefined, undefined]);
  });
});

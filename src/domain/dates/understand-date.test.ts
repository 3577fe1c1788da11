import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { daysAfter } from '#domain/dates/calendar-day.ts';
import { REFUSED } from '#domain/dates/refused-dates.fixture.ts';
import { readToldDate, writeToldDate } from '#domain/dates/told-date.ts';
import { toldText, understandDate } from '#domain/dates/understand-date.ts';

/** A patient of 54 years on a Sunday in November. */
const TOLD = { today: '2026-11-22', age: 54 };

/** What is typed, what is stored, and how it is told back. */
const UNDERSTOOD: readonly (readonly [typed: string, value: string, words: string])[] = [
  ['12.3.2019', '2019-03-12', 'March 12, 2019'],
  ['12/3/2019', '2019-03-12', 'March 12, 2019 (day first)'],
  ['12-3-2019', '2019-03-12', 'March 12, 2019 (day first)'],
  ['12.03.19', '2019-03-12', 'March 12, 2019'],
  ['12/25/2019', '2019-12-25', 'December 25, 2019 (month first)'],
  ['25/12/2019', '2019-12-25', 'December 25, 2019'],
  ['5/5/2019', '2019-05-05', 'May 5, 2019'],
  ['2019-03-12', '2019-03-12', 'March 12, 2019'],
  ['2019/3/12', '2019-03-12', 'March 12, 2019'],
  ['20.3.2019', '2019-03-20', 'March 20, 2019'],
  ['12 March 2019', '2019-03-12', 'March 12, 2019'],
  ['12th of March 2019', '2019-03-12', 'March 12, 2019'],
  ['the 12th of March, 2019', '2019-03-12', 'March 12, 2019'],
  ['March 12th 2019', '2019-03-12', 'March 12, 2019'],
  ['March 12, 2019', '2019-03-12', 'March 12, 2019'],
  ['Mar 12 2019', '2019-03-12', 'March 12, 2019'],
  ['12 Mar 19', '2019-03-12', 'March 12, 2019'],
  ['12-Mar-2019', '2019-03-12', 'March 12, 2019'],
  ['12MAR2019', '2019-03-12', 'March 12, 2019'],
  ['Tuesday, March 12, 2019', '2019-03-12', 'March 12, 2019'],
  ['Mar 2019', '2019-03', 'March 2019'],
  ['Mar. 2019', '2019-03', 'March 2019'],
  ['March of 2019', '2019-03', 'March 2019'],
  ["march '19", '2019-03', 'March 2019'],
  ['in March 2019', '2019-03', 'March 2019'],
  ['3/2019', '2019-03', 'March 2019'],
  ['03.2019', '2019-03', 'March 2019'],
  ['2019-03', '2019-03', 'March 2019'],
  ['2019/03', '2019-03', 'March 2019'],
  ["'12", '2012', '2012'],
  ['2012', '2012', '2012'],
  ['in 2012', '2012', '2012'],
  ['since 2012', '2012', '2012'],
  ['In the year 2012', '2012', '2012'],
  ['back in 2012', '2012', '2012'],
  ['early 2012', '2012', '2012 (“early” is not kept)'],
  ['mid-2012', '2012', '2012 (“mid” is not kept)'],
  ['late 2012', '2012', '2012 (“late” is not kept)'],
  ['the end of 2012', '2012', '2012 (“end” is not kept)'],
  ['early March 2012', '2012-03', 'March 2012 (“early” is not kept)'],
  ['spring 2012', '2012', '2012 (“spring” is not kept)'],
  ['summer of 2012', '2012', '2012 (“summer” is not kept)'],
  ['Christmas 2012', '2012-12', 'December 2012'],
  ['the nineties', '199X', 'the 1990s'],
  ['1990s', '199X', 'the 1990s'],
  ['the 1990s', '199X', 'the 1990s'],
  ["'90s", '199X', 'the 1990s'],
  ['90s', '199X', 'the 1990s'],
  ['in the early nineties', '199X', 'the 1990s (“early” is not kept)'],
  ['the thirties', 'age:3X', "in the patient's thirties"],
  ['in my twenties', 'age:2X', "in the patient's twenties"],
  ['in her early 30s', 'age:3X', "in the patient's thirties (“early” is not kept)"],
  ["patient's forties", 'age:4X', "in the patient's forties"],
  ['about 2012', '2012~', 'about 2012'],
  ['around 2012', '2012~', 'about 2012'],
  ['roughly 2012', '2012~', 'about 2012'],
  ['approx. 2012', '2012~', 'about 2012'],
  ['c. 2012', '2012~', 'about 2012'],
  ['ca 2012', '2012~', 'about 2012'],
  ['~2012', '2012~', 'about 2012'],
  ['2012~', '2012~', 'about 2012'],
  ['2012?', '2012~', 'about 2012'],
  ['2012 or so', '2012~', 'about 2012'],
  ['2012ish', '2012~', 'about 2012'],
  ['about March 2019', '2019-03~', 'about March 2019'],
  ['ten years ago', '2016~', 'about 2016 (10 years ago)'],
  ['10 years ago', '2016~', 'about 2016 (10 years ago)'],
  ['about 10 yrs ago', '2016~', 'about 2016 (10 years ago)'],
  ['10y ago', '2016~', 'about 2016 (10 years ago)'],
  ['10y', '2016~', 'about 2016 (10 years ago)'],
  ['10 years', '2016~', 'about 2016 (10 years ago)'],
  ['for 10 years', '2016~', 'about 2016 (10 years ago)'],
  ['for about ten years', '2016~', 'about 2016 (10 years ago)'],
  ['since 10 years', '2016~', 'about 2016 (10 years ago)'],
  ['a year ago', '2025~', 'about 2025 (1 year ago)'],
  ['one year ago', '2025~', 'about 2025 (1 year ago)'],
  ['twenty-five years ago', '2001~', 'about 2001 (25 years ago)'],
  ['thirty five years ago', '1991~', 'about 1991 (35 years ago)'],
  ['half a year ago', '2026-05~', 'about May 2026 (6 months ago)'],
  ['a year and a half ago', '2025-05~', 'about May 2025 (18 months ago)'],
  ['one and a half years ago', '2025-05~', 'about May 2025 (18 months ago)'],
  ['1.5 years ago', '2025-05~', 'about May 2025 (18 months ago)'],
  ['2½ years ago', '2024-05~', 'about May 2024 (30 months ago)'],
  ['18 months ago', '2025-05~', 'about May 2025 (18 months ago)'],
  ['3 months ago', '2026-08~', 'about August 2026 (3 months ago)'],
  ['6 mo ago', '2026-05~', 'about May 2026 (6 months ago)'],
  ['2 weeks ago', '2026-11-08~', 'about November 8, 2026 (2 weeks ago)'],
  ['a fortnight ago', '2026-11-08~', 'about November 8, 2026 (2 weeks ago)'],
  ['a couple of weeks ago', '2026-11-08~', 'about November 8, 2026 (2 weeks ago)'],
  ['a week ago', '2026-11-15~', 'about November 15, 2026 (1 week ago)'],
  ['5 days ago', '2026-11-17', 'November 17, 2026 (5 days ago)'],
  ['a decade ago', '2016~', 'about 2016 (10 years ago)'],
  ['two decades ago', '2006~', 'about 2006 (20 years ago)'],
  ['1 year and 6 months ago', '2025-05~', 'about May 2025 (18 months ago)'],
  ['almost 10 years ago', '2016~', 'about 2016 (10 years ago)'],
  ['over 10 years ago', '2016~', 'about 2016 (10 years ago)'],
  ['yesterday', '2026-11-21', 'November 21, 2026'],
  ['today', '2026-11-22', 'November 22, 2026'],
  ['the day before yesterday', '2026-11-20', 'November 20, 2026'],
  ['last week', '2026-11-15~', 'about November 15, 2026 (last week)'],
  ['this week', '2026-11-22~', 'about November 22, 2026 (this week)'],
  ['last month', '2026-10', 'October 2026'],
  ['this month', '2026-11', 'November 2026'],
  ['last year', '2025', '2025'],
  ['this year', '2026', '2026'],
  ['the year before last', '2024', '2024'],
  ['last March', '2026-03', 'March 2026'],
  ['last December', '2025-12', 'December 2025'],
  ['this March', '2026-03', 'March 2026'],
  ['March last year', '2025-03', 'March 2025'],
  ['last Monday', '2026-11-16', 'November 16, 2026'],
  ['last Christmas', '2025-12', 'December 2025'],
  ['at 14', 'age:14', 'at the age of 14'],
  ['at age 14', 'age:14', 'at the age of 14'],
  ['age 14', 'age:14', 'at the age of 14'],
  ['aged 14', 'age:14', 'at the age of 14'],
  ['aged fourteen', 'age:14', 'at the age of 14'],
  ['when I was 14', 'age:14', 'at the age of 14'],
  ['when she was about 14', 'age:14~', 'at the age of about 14'],
  ['at the age of 14', 'age:14', 'at the age of 14'],
  ['since the age of 14', 'age:14', 'since the age of 14'],
  ['since age 14', 'age:14', 'since the age of 14'],
  ['14 years old', 'age:14', 'at the age of 14'],
  ['at 14 years of age', 'age:14', 'at the age of 14'],
  ['14 yo', 'age:14', 'at the age of 14'],
  ['14-year-old', 'age:14', 'at the age of 14'],
  ['as a 14 year old', 'age:14', 'at the age of 14'],
  ['at about 14', 'age:14~', 'at the age of about 14'],
  ['about 14 years old', 'age:14~', 'at the age of about 14'],
  ['at 6 months', 'age:0', 'in the first year of life (at 6 months)'],
  ['at 18 months old', 'age:1', 'at the age of 1 (at 18 months)'],
  ['in my teens', 'age:1X', 'in the teenage years'],
  ['as a teenager', 'age:1X', 'in the teenage years'],
  ['in adolescence', 'age:1X', 'in the teenage years'],
  ['since childhood', 'childhood', 'since childhood'],
  ['in childhood', 'childhood', 'in childhood'],
  ['childhood', 'childhood', 'in childhood'],
  ['as a child', 'childhood', 'in childhood'],
  ['when I was a child', 'childhood', 'in childhood'],
  ['since he was a kid', 'childhood', 'since childhood'],
  ['in early childhood', 'childhood', 'in childhood'],
  ['at primary school', 'childhood', 'in childhood'],
  ['since birth', 'birth', 'since birth'],
  ['at birth', 'birth', 'at birth'],
  ['born with it', 'birth', 'at birth'],
  ['birth', 'birth', 'at birth'],
  ['congenital', 'birth', 'at birth'],
  ['all my life', 'birth', 'at birth'],
  ['in infancy', 'age:0', 'in the first year of life'],
  ['as a baby', 'age:0', 'in the first year of life'],
  ['nineteen ninety-nine', '1999', '1999'],
  ['two thousand and twelve', '2012', '2012'],
  ['twenty twelve', '2012', '2012'],
  ['christmas last year', '2025-12', 'December 2025'],
  ['1/1/00', '2000-01-01', 'January 1, 2000'],
  ['29.2.2020', '2020-02-29', 'February 29, 2020'],
  ['the fifties', 'age:5X', "in the patient's fifties"],
  ['ten or so years ago', '2016~', 'about 2016 (10 years ago)'],
  ['around age 14', 'age:14~', 'at the age of about 14'],
  ['at about the age of 14', 'age:14~', 'at the age of about 14'],
  ['in my mid-twenties', 'age:2X', "in the patient's twenties (“mid” is not kept)"],
  ['early 1990s', '199X', 'the 1990s (“early” is not kept)'],
  ['the late 1990s', '199X', 'the 1990s (“late” is not kept)'],
  ['1990-ish', '1990~', 'about 1990'],
  ['in the summer of 2012', '2012', '2012 (“summer” is not kept)'],
  ['end of last year', '2025', '2025 (“end” is not kept)'],
  ['5 1/2 years ago', '2021-05~', 'about May 2021 (66 months ago)'],
  ['sept. 3rd 2019', '2019-09-03', 'September 3, 2019'],
  ['3rd September 2019', '2019-09-03', 'September 3, 2019'],
  ['when I was in my twenties', 'age:2X', "in the patient's twenties"],
  ['in his late teens', 'age:1X', 'in the teenage years'],
  ['from the age of 5', 'age:5', 'at the age of 5'],
  ['since he was born', 'birth', 'since birth'],
  ['from birth on', 'birth', 'at birth'],
  ['as a young child', 'childhood', 'in childhood'],
  ['Mon 12 Mar 2019', '2019-03-12', 'March 12, 2019'],
  ['2 years and 3 months ago', '2024-08~', 'about August 2024 (27 months ago)'],
  ['6w ago', '2026-10-11~', 'about October 11, 2026 (6 weeks ago)'],
  ['some 20 years ago', '2006~', 'about 2006 (20 years ago)'],
  ['12. March 2019', '2019-03-12', 'March 12, 2019'],
  ['12. 3. 2019', '2019-03-12', 'March 12, 2019'],
  ['earlier this year', '2026', '2026 (“earlier” is not kept)'],
  ['for the last 3 years', '2023~', 'about 2023 (3 years ago)'],
  ['the past 3 years', '2023~', 'about 2023 (3 years ago)'],
  ['over the past 10 years', '2016~', 'about 2016 (10 years ago)'],
  ['for 3 years now', '2023~', 'about 2023 (3 years ago)'],
  ['since last year', '2025', '2025'],
  ['at 3 weeks old', 'age:0', 'in the first year of life (at 3 weeks)'],
  ['at two and a half', 'age:2', 'at the age of 2 (at 2.5 years)'],
  ['14 y.o.', 'age:14', 'at the age of 14'],
  ['at 30 or so', 'age:30~', 'at the age of about 30'],
  ['on Monday', '2026-11-16', 'November 16, 2026'],
  ["'26", '2026', '2026'],
];

/** Whatever may be typed, and pieces of dates put together at random. */
const anything = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc
    .array(fc.constantFrom(...UNDERSTOOD.flatMap(([typed]) => typed.split(' '))), { maxLength: 5 })
    .map(pieces => pieces.join(' ')),
  fc.stringMatching(/^[0-9./~-]{1,10}$/),
);

/** Stored dates of every kind. */
const day = fc.integer({ min: 0, max: 50_000 }).map(days => daysAfter('1900-01-01', days));
const mark = fc.constantFrom('', '~');
const value = fc.oneof(
  fc
    .tuple(day, fc.constantFrom(4, 7, 10), mark)
    .map(([iso, length, about]) => `${iso.slice(0, length)}${about}`),
  fc.integer({ min: 190, max: 209 }).map(tens => `${tens}X`),
  fc.tuple(fc.integer({ min: 1, max: 120 }), mark).map(([age, about]) => `age:${age}${about}`),
  fc.integer({ min: 1, max: 9 }).map(tens => `age:${tens}X`),
  fc.constantFrom('age:0', 'childhood', 'birth'),
);

describe('A date as patients tell it', () => {
  it('is written in 250 ways and more', () => {
    expect(new Set([...UNDERSTOOD, ...REFUSED].map(([typed]) => typed)).size).toBeGreaterThan(250);
  });

  it.each(UNDERSTOOD)('“%s” is stored as %s and told as “%s”', (typed, stored, words) => {
    expect(understandDate(typed, TOLD)).toEqual({ value: stored, words });
  });

  it.each(REFUSED)('“%s” is refused: %s', (typed, reason) => {
    expect(understandDate(typed, TOLD)).toEqual({ reason });
  });

  it.each(UNDERSTOOD)('“%s” means the same when its words are typed back', (_, stored, words) => {
    expect(understandDate(words, TOLD)).toMatchObject({ value: stored });
  });

  it('comes back from its words as it was stored', () => {
    const told = { today: '2026-11-22', age: null, mayBeFuture: true };
    fc.assert(
      fc.property(value, stored => {
        expect(understandDate(toldText(stored), told)).toEqual({ value: stored, words: toldText(stored) });
        expect(understandDate(stored, told)).toMatchObject({ value: stored });
        const date = readToldDate(stored);
        expect(date && writeToldDate(date)).toBe(stored);
      }),
    );
  });

  it('is understood whatever the capitals, the spaces and a full stop behind', () => {
    fc.assert(
      fc.property(fc.constantFrom(...UNDERSTOOD), ([typed, stored]) => {
        expect(understandDate(`  ${typed.toUpperCase().replaceAll(' ', '  ')}. `, TOLD)).toMatchObject({
          value: stored,
        });
      }),
    );
  });

  it('may lie in the future where something is planned', () => {
    const planned = (typed: string) => understandDate(typed, { ...TOLD, mayBeFuture: true });
    expect(planned('2031')).toEqual({ value: '2031', words: '2031' });
    expect(planned('in 6 months')).toEqual({ value: '2027-05~', words: 'about May 2027 (in 6 months)' });
  });

  it('of an age above the patient’s is taken while that is not known', () => {
    expect(understandDate('at 60', { ...TOLD, age: null })).toMatchObject({ value: 'age:60' });
    expect(understandDate('at 130', { ...TOLD, age: null })).toHaveProperty('reason');
  });

  it('never throws and never stores what cannot be read, whatever is typed', () => {
    fc.assert(
      fc.property(anything, typed => {
        const understood = understandDate(typed, TOLD);
        if ('value' in understood) expect(readToldDate(understood.value)).toBeDefined();
        else expect(understood.reason).not.toBe('');
      }),
    );
  });

  it('is not looked for in a whole page', () => {
    const pages = `${'about '.repeat(10_000)}2012`;
    expect(understandDate(pages, TOLD)).toHaveProperty('reason');
  });
});

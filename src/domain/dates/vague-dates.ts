/** What cannot be kept as one date, and how to ask on. */
const HINTS: readonly (readonly [RegExp, (text: string) => string])[] = [
  [
    /^(?:(?:since|from|in|about|around|for) )?'?\d{1,3}$/,
    text =>
      `Is ${/\d+/.exec(text)?.[0]} an age, a year or a length of time? Write “at 14”, “2014” or “14 years ago”.`,
  ],
  [
    /\bbetween\b|\d{2,4}'?s? ?(?:-|to|until|or|and) ?'?\d{2,4}\b/,
    () => 'These are two dates. Write one of them, or one between, as in “about 2011”.',
  ],
  [
    /\b(?:before|after|until|more than|less than|at least|over|under|within|not since)\b/,
    () => 'Only one point in time can be kept. About when was it? As in “about 2012”.',
  ],
  [
    /\b(?:few|several|some|many|long|while|ages|recent(?:ly)?|past|always|often|years|months|weeks|days) ?/,
    () => 'How long ago was that? A guess will do, as in “about 5 years ago”.',
  ],
  [
    /\b(?:unknown|unsure|not sure|don't (?:know|remember)|no idea|can't (?:say|remember)|forgot(?:ten)?|n\/a)\b|^\?+$/,
    () => 'A guess will do, as in “about 2010” or “in childhood”.',
  ],
  [
    /\b(?:school|university|college|army|military|war|student|young|adult|pregnan\w*|birth|married|wedding|menopause|retire\w*|puberty|work)\b/,
    () => 'How old was the patient then, or which year was it? As in “at 15” or “2012”.',
  ],
  [
    /\b(?:spring|summer|autumn|fall|winter|christmas|easter|holidays?|birthday)\b/,
    () => 'Which year was that? As in “2012” or “July 2012”.',
  ],
];

/** Why a text is no date that can be kept, in a sentence that helps. */
export function whyVague(text: string): string {
  const hint = HINTS.find(([pattern]) => pattern.test(text))?.[1];
  return (
    hint?.(text) ?? 'This is not understood. Write “2012”, “March 2019”, “about 10 years ago” or “at 14”.'
  );
}

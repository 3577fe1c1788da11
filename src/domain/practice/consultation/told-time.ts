const LENGTH = '(?:minute|hour|day|night|week|weekend|month|year|decade|fortnight)s?';
const COUNT =
  '(?:an?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|\\d+|half|few|couple|of|several|some|many|good|or|and|nearly|almost|last|past|maybe|now)';
const MONTH =
  '(?:january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|autumn|winter|christmas|easter)';

/** How people say since when something is there. What was last week, or took an hour, may have begun at any time. */
const WHEN = new RegExp(
  [
    '\\bsince (?!(?:i|he|she|we|they) (?:can|could)\\b)\\w',
    '\\bago\\b',
    '\\b(?:began|begun|started|came on|first) (?:\\w+ )?(?:yesterday|last|on|in|at|this)\\b',
    `\\bin (?:early |late )?${MONTH}\\b`,
    `\\b(?:these|the (?:last|past)|for) (?:${COUNT} )+${LENGTH}\\b`,
    `\\bthese ${LENGTH}\\b`,
    `^(?:${COUNT} )+${LENGTH}(?: now)?[.!,]`,
    '\\b(?:all my life|from birth|always had)\\b',
  ].join('|'),
  'i',
);

/** Whether what somebody says of a symptom tells when it came, or how long it has been there: "Since three or four days." */
export function tellsWhen(says: string): boolean {
  return says.split(/(?<=[.!?]) /).some(sentence => WHEN.test(sentence));
}

const UNITS = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];
const TEENS = [
  'ten',
  'eleven',
  'twelve',
  'thirteen',
  'fourteen',
  'fifteen',
  'sixteen',
  'seventeen',
  'eighteen',
  'nineteen',
];
const TENS = ['twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];

const NUMBER = new RegExp(
  `\\b(?:(${TENS.join('|')})(?:[ -](${UNITS.slice(1).join('|')}))?|(${[...UNITS, ...TEENS].join('|')}))\\b`,
  'g',
);

/** A text as the ways of telling dates expect it: small letters, single spaces and plain signs, numbers as digits. */
export function plainPhrase(text: string): string {
  const plain = text
    .toLowerCase()
    .replace(/[‘’`´]/g, "'")
    .replace(/[‐‑–—]/g, '-')
    .replace(/½/g, '.5')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[,;.!]+$/, '');
  return withYears(withDigits(plain))
    .replace(/\ba fortnight\b/, '2 weeks')
    .replace(/\ba couple of\b/, '2');
}

/** 'ten' is 10, 'twenty-five' 25. */
function withDigits(text: string): string {
  return text.replace(NUMBER, (_, ten?: string, unit?: string, small?: string) =>
    String(
      ten === undefined
        ? [...UNITS, ...TEENS].indexOf(small ?? '')
        : 10 * (TENS.indexOf(ten) + 2) + Math.max(UNITS.indexOf(unit ?? ''), 0),
    ),
  );
}

/** 'nineteen ninety-nine' is 1999, 'two thousand and twelve' 2012. */
function withYears(text: string): string {
  return text
    .replace(/\b(19|20) (\d{2})\b(?! ?(?:year|month|week|day))/, '$1$2')
    .replace(/\b2 thousand(?:(?: and)? (\d{1,2}))?\b/, (_, more = '0') => String(2000 + Number(more)));
}

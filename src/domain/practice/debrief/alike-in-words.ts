import { stem } from '#domain/practice/understanding/stem.ts';

/** Words that say how something is asked, not what. */
const ASKING = new Set(
  [
    'about ask been being currently does doing done ever from getting give have having into just know like more',
    'much need notic okay other please really said should since some sorry such sure take taken tell than thank that',
    'their them then there these they thing this those time told want well were what when where which while will',
    'with would your yours moment anything something today recently lately roughly many also long only very',
    'the and you any has had her his him hers she was are did how who why can for not out off all but one our its got',
    'get let now too yet ago bit lot say see use put own may way day days week weeks month months year years',
    'could might make made come came keep seem going began begin begun start anyone anybody someone somebody is it',
  ].flatMap(words => words.split(' ').map(stem)),
);

const LEAST_LETTERS = 3;

/** So long, the beginning of a word tells what it is: smoke and smoker. */
const LEAST_BEGINNING = 4;

/** Where one thing asked ends and another begins. */
const PARTED = /[,.;:?!]|\b(?:and|or|nor)\b/i;

/** Whether two lines have a word of their matter in common: "Do you smoke?" and "Are you a smoker?". */
export function areAlikeInWords(one: string, other: string): boolean {
  const own = mattersIn(one);
  return isSameText(one, other) || mattersIn(other).some(word => own.some(each => isSameWord(each, word)));
}

/** Whether a later question asks nothing but what an earlier one did, or a part of that. */
export function isSameInWords(earlier: string, later: string): boolean {
  const matters = mattersIn(later);
  if (isSameText(earlier, later)) return matters.length > 0 || !isFollowUp(later);
  const isSaid = (word: string) => matters.some(each => isSameWord(each, word));
  const own = mattersIn(earlier);
  if (matters.length === 0 || !matters.every(word => own.some(each => isSameWord(each, word)))) return false;
  return earlier.split(PARTED).some(part => {
    const words = mattersIn(part);
    return words.filter(isSaid).length > words.length / 2;
  });
}

/** The words of a line that say what it is about, each as it is compared. */
export function mattersIn(text: string): readonly string[] {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  return words
    .filter(word => word.length >= LEAST_LETTERS)
    .map(stem)
    .filter(word => !ASKING.has(word));
}

/** Whether two words as they are compared are of one kind. */
export function isSameWord(one: string, other: string): boolean {
  if (one === other) return true;
  const [short = '', long = ''] = [one, other].toSorted((a, b) => a.length - b.length);
  return short.length >= LEAST_BEGINNING && long.startsWith(short);
}

/** "Since when?" goes on with what was told last, and each time asks of something else. */
function isFollowUp(text: string): boolean {
  return !OF_ITSELF.test(text);
}

const OF_ITSELF = /\b(?:I|me|you|your|he|she|his|her|it|this)\b/i;

function isSameText(one: string, other: string): boolean {
  return said(one) === said(other);
}

function said(text: string): string {
  return withoutLeadIn(text).trim().toLowerCase();
}

/** What is named as an example is no thing of its own. */
const EXAMPLES =
  /,?\s*\b(?:like (?!this\b|that\b|it\b)|such as\b|for (?:instance|example)\b|especially\b)[^?.]*/gi;

/** Whether the words themselves name several things, or ask twice. */
export function isJoinedInWords(text: string): boolean {
  const own = withoutLeadIn(text).replace(EXAMPLES, '');
  return /,|\b(and|or|nor)\b/i.test(own) || /\?.+\?/.test(own);
}

function withoutLeadIn(text: string): string {
  return text.replace(
    /^\s*(and|or|so|but|ok|okay|well|now|right|sorry|thanks|thank you|i see)\b[\s,.!]*/i,
    '',
  );
}

import { stem } from '#domain/practice/understanding/stem.ts';

/** Words that say how something is asked, not what. */
const ASKING = new Set(
  [
    'about ask been being currently does doing done ever from getting give have having into just know like more',
    'much need notic okay other please really said should since some sorry such sure take taken tell than thank that',
    'their them then there these they thing this those time told want well were what when where which while will',
    'with would your yours moment anything something today recently lately',
  ].flatMap(words => words.split(' ').map(stem)),
);

const LEAST_LETTERS = 4;

/** Whether two questions have a word of their matter in common: "Do you smoke?" and "Are you a smoker?". */
export function areAlikeInWords(one: string, other: string): boolean {
  if (one.trim().toLowerCase() === other.trim().toLowerCase()) return true;
  const own = mattersIn(one);
  return mattersIn(other).some(word => own.some(each => each.startsWith(word) || word.startsWith(each)));
}

function mattersIn(text: string): readonly string[] {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  return words
    .filter(word => word.length >= LEAST_LETTERS)
    .map(stem)
    .filter(word => !ASKING.has(word));
}

/** Whether the words themselves name several things, or ask twice. */
export function isJoinedInWords(text: string): boolean {
  return /,|\b(and|or|nor)\b/i.test(withoutLeadIn(text)) || /\?.+\?/.test(text);
}

function withoutLeadIn(text: string): string {
  return text.replace(
    /^\s*(and|or|so|but|ok|okay|well|now|right|sorry|thanks|thank you|i see)\b[\s,.!]*/i,
    '',
  );
}

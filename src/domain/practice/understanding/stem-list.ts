/**
 * Stems in little room: as they are in alphabetical order, mostly, each says by a capital letter how many of its first
 * letters are those of the one before (A for none), and then only the rest.
 */

const NONE = 'A'.charCodeAt(0);

const MOST_SHARED = 25;

/** Stems as one text. */
export function stemList(stems: readonly string[]): string {
  return stems
    .map((stem, place) => {
      const shared = sharedBy(stems[place - 1] ?? '', stem);
      return `${String.fromCharCode(NONE + shared)}${stem.slice(shared)}`;
    })
    .join('');
}

/** The stems of such a text. */
export function stemsIn(list: string): readonly string[] {
  let before = '';
  return (list.match(/[A-Z][^A-Z]*/g) ?? []).map(told => {
    before = `${before.slice(0, told.charCodeAt(0) - NONE)}${told.slice(1)}`;
    return before;
  });
}

function sharedBy(one: string, other: string): number {
  let shared = 0;
  while (shared < MOST_SHARED && shared < one.length && one[shared] === other[shared]) shared += 1;
  return shared;
}

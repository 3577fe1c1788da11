import type { Intent } from '#domain/practice/intent.ts';
import type { Mention } from '#domain/practice/understanding/gazetteer.ts';
import type { Token } from '#domain/practice/understanding/words.ts';

/** A piece of an utterance as it is understood: rows of the encoder by their names. */
export type Spoken = {
  /** What stands at each place: a word, and what it is part of the name of. */
  readonly places: readonly { readonly word: string; readonly mask: string | null }[];
  /** What was asked last. */
  readonly after: string | null;
};

/** Before the first word, and behind the last. */
const START = '^';

const END = '$';

/** What was asked last. */
const AFTER = 'after ';

/** So much of an utterance is heard. */
const LONGEST = 30;

/** The words of a piece in their order, what they name, and what was asked last that was no talk. */
export function spoken(
  tokens: readonly Token[],
  mentions: readonly Mention[],
  asked: readonly Intent[],
): Spoken {
  const words = tokens.slice(0, LONGEST).map(({ stem }, place) => {
    const mention = mentions.find(({ from, to }) => from <= place && place < to);
    return { word: stem, mask: mention === undefined ? null : maskOf(mention) };
  });
  const last = asked.findLast(intent => !intent.startsWith('talk:'));
  return {
    places: [{ word: START, mask: null }, ...words, { word: END, mask: null }],
    after: last === undefined ? null : `${AFTER}${last.split(':').slice(0, 2).join(':')}`,
  };
}

/** All rows that a piece has. */
export function rowNamesOf({ places, after }: Spoken): readonly string[] {
  return [
    ...places.flatMap(({ word, mask }) => (mask === null ? [word] : [word, mask])),
    ...(after === null ? [] : [after]),
  ];
}

/** What kind of thing a name names. */
function maskOf({ isGeneric, findings: [first] }: Mention): string {
  return `<${isGeneric ? 'it' : (first?.kind ?? 'item')}>`;
}

/**
 * A field and how its value stands in the sentence: '…' is the value with its options in lower case, '{}' the value as
 * it is written; words without either tell a flag that is set. A clause brings its own comma or space.
 */
export type Clause<Name extends string = string> = readonly [field: Name, words: string];

/** The clauses whose fields say something are joined; a sentence of none is left out. */
export type Sentence<Name extends string = string> = readonly Clause<Name>[];

export const NOTES = [['notes', 'Note: …']] as const satisfies Sentence;

export const COMPLICATIONS = [['complications', 'Complications: …']] as const satisfies Sentence;

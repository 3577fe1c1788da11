import { prepareList, searchList } from '../search/search-list.ts';
import { plainText } from '../search/words.ts';

/** An option, with what else it is called where its own words are not all that somebody may type. */
export type DropdownOption = string | { readonly name: string; readonly synonyms: readonly string[] };

export type DropdownOffer = {
  /** `custom` is the typed text itself. */
  readonly kind: 'option' | 'custom';
  readonly value: string;
  readonly label: string;
  /** The synonym an option was found through. */
  readonly through?: string | undefined;
};

/**
 * What a dropdown lists for what was typed: the options that match, then the typed text as a custom one; the custom
 * one first where the others are but guesses, because Enter chooses the first.
 */
export function dropdownOffers(
  options: readonly DropdownOption[],
  typed: string,
  isCustomAllowed: boolean,
): readonly DropdownOffer[] {
  const { found, isSure } = searchList(options, typed, wordsOf);
  const offers = found.map(({ item, through }) => {
    const value = nameOf(item);
    return { kind: 'option' as const, value, label: value, through };
  });
  const text = typed.trim();
  if (!isCustomAllowed || text === '' || exactOption(options, text) !== undefined) return offers;
  const custom = { kind: 'custom' as const, value: text, label: `Add "${text}" as custom option` };
  return isSure ? [...offers, custom] : [custom, ...offers];
}

/** Makes the options ready to be searched before somebody types. */
export function prepareOptions(options: readonly DropdownOption[]): void {
  void prepareList(options, wordsOf);
}

export function nameOf(option: DropdownOption): string {
  return typeof option === 'string' ? option : option.name;
}

function wordsOf(option: DropdownOption) {
  return typeof option === 'string' ? { name: option } : option;
}

/** The option that was typed out in full, whatever its case. */
function exactOption(options: readonly DropdownOption[], typed: string): string | undefined {
  return options.map(nameOf).find(name => plainText(name) === plainText(typed));
}

/**
 * The value a dropdown keeps when it is left with text typed into it: an option typed in full, text that is no part of
 * an option where custom values are allowed, or none where all was deleted. Half a word leaves the value as it was.
 */
export function valueOnLeave(
  options: readonly DropdownOption[],
  typed: string,
  isCustomAllowed: boolean,
): string | undefined {
  const text = typed.trim();
  if (text === '') return '';
  const exact = exactOption(options, text);
  if (exact !== undefined) return exact;
  const isHalfAWord = options.some(option => plainText(nameOf(option)).includes(plainText(text)));
  return isCustomAllowed && !isHalfAWord ? text : undefined;
}

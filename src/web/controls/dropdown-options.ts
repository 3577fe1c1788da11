import { findBest, isMatch, plainText } from './matching.ts';

export type DropdownOffer =
  | { readonly kind: 'option'; readonly value: string; readonly label: string }
  | { readonly kind: 'custom'; readonly value: string; readonly label: string };

/** What a dropdown lists for what was typed: the options that match, then the typed text as a custom one. */
export function dropdownOffers(
  options: readonly string[],
  typed: string,
  isCustomAllowed: boolean,
): readonly DropdownOffer[] {
  const found = findBest(options, typed, option => [option]).map(option => ({
    kind: 'option' as const,
    value: option,
    label: option,
  }));
  const text = typed.trim();
  if (!isCustomAllowed || text === '' || exactOption(options, text) !== undefined) return found;
  return [...found, { kind: 'custom', value: text, label: `Add "${text}" as custom option` }];
}

/** The option that was typed out in full, whatever its case. */
export function exactOption(options: readonly string[], typed: string): string | undefined {
  return options.find(option => plainText(option) === plainText(typed));
}

/**
 * The value a dropdown keeps when it is left with text typed into it: an option typed in full, or text that
 * matches nothing where custom values are allowed. Half a word leaves the value as it was.
 */
export function valueOnLeave(
  options: readonly string[],
  typed: string,
  isCustomAllowed: boolean,
): string | undefined {
  const exact = exactOption(options, typed);
  if (exact !== undefined) return exact;
  const text = typed.trim();
  const isHalfAWord = options.some(option => isMatch(option, text));
  return isCustomAllowed && text !== '' && !isHalfAWord ? text : undefined;
}

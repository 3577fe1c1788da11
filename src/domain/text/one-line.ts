/** The text on one line: line breaks that were typed or pasted become spaces. */
export function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

/** The same without characters that cannot be seen, for texts that another program sends. */
export function visibleLine(text: string): string {
  return text.replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ').trim();
}

/** The words in lower case; abbreviations keep their capitals. */
export function lowered(text: string): string {
  return text.replace(/\b[A-Z](?=[a-z]|$)/g, letter => letter.toLowerCase());
}

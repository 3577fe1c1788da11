/** The text as a sentence: a full stop ends it unless something else does. */
export function sentence(text: string): string {
  return /[.!?…][”"’)]?$/.test(text) ? text : `${text}.`;
}

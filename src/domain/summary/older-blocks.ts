/** One readable piece of a section that only its text is left of. */
export type Block =
  | { readonly kind: 'heading'; readonly text: string }
  | { readonly kind: 'fact'; readonly label: string; readonly value: string }
  | { readonly kind: 'item'; readonly text: string; readonly answer?: string }
  | { readonly kind: 'paragraph'; readonly text: string };

/** The longest label of a fact; anything longer before a colon is part of a sentence. */
const LABEL_LIMIT = 40;

/** A sub-heading is short: a whole paragraph that happens to end with a colon stays a paragraph. */
const HEADING_LIMIT = 80;

/**
 * Reads a section of a backup that is older than the document (specification 22.3) into blocks, one per line that is not blank.
 *
 * - `- text` is a list item; with a question mark followed by a space in it, the part up to the first
 *   one is the question and the rest its answer.
 * - A short line that ends with a colon is a sub-heading.
 * - `Label: value` is a fact when the label has at most 40 characters and no question mark.
 * - Anything else is a paragraph.
 *
 * Nothing of the text is lost but the marks themselves (dash, colon) and the space around lines.
 */
export function parseBlocks(text: string): Block[] {
  return text
    .split(/[\n\r\u2028\u2029]+/)
    .map(line => line.trim())
    .filter(line => line !== '')
    .map(blockOf);
}

function blockOf(line: string): Block {
  return itemIn(line) ?? headingIn(line) ?? factIn(line) ?? { kind: 'paragraph', text: line };
}

function itemIn(line: string): Block | null {
  if (!line.startsWith('- ')) return null;
  const text = line.slice(2).trim();
  const question = text.indexOf('? ');
  if (question === -1) return { kind: 'item', text };
  return { kind: 'item', text: text.slice(0, question + 1), answer: text.slice(question + 2).trim() };
}

function headingIn(line: string): Block | null {
  if (!line.endsWith(':') || line.length > HEADING_LIMIT) return null;
  const text = line.slice(0, -1).trim();
  return text === '' ? null : { kind: 'heading', text };
}

function factIn(line: string): Block | null {
  const colon = line.indexOf(': ');
  const label = line.slice(0, Math.max(0, colon)).trim();
  if (label === '' || label.length > LABEL_LIMIT || label.includes('?')) return null;
  return { kind: 'fact', label, value: line.slice(colon + 2).trim() };
}

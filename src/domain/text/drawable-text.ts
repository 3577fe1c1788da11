// Control characters, what XML forbids, and marks that turn the direction of whatever follows.
const UNDRAWABLE = /[\p{Cc}\u202a-\u202e\u2066-\u2069\ufeff]|\p{Noncharacter_Code_Point}/gu;

/** A text as a drawing may show it: well formed, on one line, without what cannot be seen. */
export function drawableText(text: string): string {
  return text.slice(0, 2000).toWellFormed().replace(/\s+/g, ' ').replace(UNDRAWABLE, '').trim();
}

/** Text as it is compared: no case, no accents, single spaces. */
export function plainText(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ').trim();
}

/** Whether every word that was searched for occurs in the text, in any order. */
export function isMatch(text: string, search: string): boolean {
  const plain = plainText(text);
  return plainText(search)
    .split(' ')
    .every(word => plain.includes(word));
}

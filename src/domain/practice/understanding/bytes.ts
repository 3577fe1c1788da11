/** Bytes as text and back: base 64, for the language of the domain has neither the browser's nor Node's own. */

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

const VALUE_OF = new Map(Array.from(ALPHABET, (letter, value) => [letter.charCodeAt(0), value]));

const BITS = 6;

/** Bytes in base 64, without padding. */
export function textOf(bytes: Uint8Array): string {
  const letters: string[] = [];
  for (let from = 0; from < bytes.length; from += 3) {
    const [first = 0, second, third] = bytes.subarray(from, from + 3);
    const whole = (first << 16) | ((second ?? 0) << 8) | (third ?? 0);
    const count = third !== undefined ? 4 : second !== undefined ? 3 : 2;
    for (let place = 0; place < count; place += 1)
      letters.push(ALPHABET[(whole >> (18 - BITS * place)) & 63] ?? '');
  }
  return letters.join('');
}

/** The bytes of a text in base 64. */
export function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(Math.floor((text.length * BITS) / 8));
  let bits = 0;
  let held = 0;
  let place = 0;
  for (let at = 0; at < text.length; at += 1) {
    held = (held << BITS) | (VALUE_OF.get(text.charCodeAt(at)) ?? 0);
    bits += BITS;
    if (bits < 8) continue;
    bits -= 8;
    bytes[place] = (held >> bits) & 255;
    held &= (1 << bits) - 1;
    place += 1;
  }
  return bytes;
}

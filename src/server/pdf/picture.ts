/** A picture the document shows; `file` is the name the template knows it by. */
export type Picture = { readonly file: 'picture.png' | 'picture.jpg'; readonly bytes: Uint8Array };

const DATA_IMAGE = /^data:image\/(?:png|jpe?g);base64,([A-Za-z0-9+/=\s]+)$/;
const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const JPEG = [0xff, 0xd8, 0xff];

/** A drawing of 1000 × 500 is usual; a small file can claim a size that fills the memory. */
const SIDE_LIMIT = 6000;

/** Whether the text is meant as a picture, readable or not. */
export function isPictureText(text: string): boolean {
  return text.startsWith('data:');
}

/** The PNG or JPEG of a data address, or null when it is none or too large to draw. */
export function pictureIn(text: string): Picture | null {
  const base64 = DATA_IMAGE.exec(text.trim())?.[1];
  if (base64 === undefined) return null;
  const bytes = Buffer.from(base64, 'base64');
  if (startsWith(bytes, JPEG)) return { file: 'picture.jpg', bytes };
  if (!startsWith(bytes, PNG) || bytes.length < 33) return null;
  const sides = [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
  return sides.every(side => side > 0 && side <= SIDE_LIMIT) ? { file: 'picture.png', bytes } : null;
}

function startsWith(bytes: Uint8Array, start: readonly number[]): boolean {
  return start.every((byte, at) => bytes[at] === byte);
}

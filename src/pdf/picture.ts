/** A picture the document shows; `file` is the name the template knows it by. */
export type Picture = { readonly file: 'picture.png' | 'picture.jpg'; readonly bytes: Uint8Array };

const DATA_IMAGE = /^data:image\/(?:png|jpe?g);base64,([A-Za-z0-9+/=\s]+)$/;
const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const JPEG = [0xff, 0xd8, 0xff];

/** A drawing of 1000 × 500 is usual; a small file can claim a size that fills the memory. */
const LIMITS = { side: 6000, points: 4_000_000 } as const;

/** A JPEG goes into the PDF as it is, of a PNG every point, however small its file: a drawing of 1000 × 500 takes 2 MB. */
const MOST_PNG_BYTES = 4_000_000;

/** Whether the text is meant as a picture, readable or not. */
export function isPictureText(text: string): boolean {
  return text.startsWith('data:');
}

/** The PNG or JPEG of a data address, or null when it is none or too large to draw. */
export function pictureIn(text: string): Picture | null {
  const base64 = DATA_IMAGE.exec(text.trim())?.[1];
  if (base64 === undefined) return null;
  const bytes = bytesOf(base64);
  if (startsWith(bytes, JPEG)) return areDrawable(jpegSizes(bytes)) ? { file: 'picture.jpg', bytes } : null;
  return startsWith(bytes, PNG) && isDrawablePng(bytes) ? { file: 'picture.png', bytes } : null;
}

/** None of what is no base64. */
function bytesOf(base64: string): Uint8Array {
  try {
    return Uint8Array.from(atob(base64), character => character.charCodeAt(0));
  } catch {
    return new Uint8Array();
  }
}

type Size = { readonly width: number; readonly height: number };

function areDrawable(sizes: readonly Size[]): boolean {
  const isDrawable = ({ width, height }: Size) =>
    width > 0 && height > 0 && Math.max(width, height) <= LIMITS.side && width * height <= LIMITS.points;
  return sizes.length > 0 && sizes.every(isDrawable);
}

/** By its header: width, height, and the bits of each of the at most four values of a point. */
function isDrawablePng(bytes: Uint8Array): boolean {
  if (bytes.length < 33) return false;
  const view = new DataView(bytes.buffer);
  const [width, height] = [view.getUint32(16), view.getUint32(20)];
  const bytesOfPoint = bytes[24] === 16 ? 8 : 4;
  return areDrawable([{ width, height }]) && width * height * bytesOfPoint <= MOST_PNG_BYTES;
}

/** The size in each frame header before the first scan; which of several a decoder believes is its own affair. */
function jpegSizes(bytes: Uint8Array): Size[] {
  const view = new DataView(bytes.buffer);
  const sizes: Size[] = [];
  // Without a scan there is nothing to draw.
  for (let at = 2; at + 4 <= bytes.length; ) {
    if (bytes[at] !== 0xff) return [];
    const marker = bytes[at + 1] ?? 0;
    if (marker === START_OF_SCAN) return sizes;
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    if (isFrame(marker) && at + 9 <= bytes.length)
      sizes.push({ height: view.getUint16(at + 5), width: view.getUint16(at + 7) });
    at += 2 + view.getUint16(at + 2);
  }
  return [];
}

const START_OF_SCAN = 0xda;

/** SOF0 to SOF15, but for the three that are tables. */
function isFrame(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
}

function startsWith(bytes: Uint8Array, start: readonly number[]): boolean {
  return start.every((byte, at) => bytes[at] === byte);
}

import { expect, test } from 'vitest';
import { isPictureText, pictureIn } from '#pdf/picture.ts';

function png(width: number, height: number, depth = 8): string {
  const bytes = Buffer.alloc(40);
  bytes.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  bytes.writeUInt32BE(width, 16);
  bytes.writeUInt32BE(height, 20);
  bytes[24] = depth;
  return `data:image/png;base64,${bytes.toString('base64')}`;
}

test('a PNG of a drawing is a picture, in any depth, and one of twice as many points', () => {
  expect(pictureIn(png(1000, 500))?.file).toBe('picture.png');
  expect(pictureIn(png(1000, 500, 16))?.file).toBe('picture.png');
  expect(pictureIn(png(1000, 1000))?.file).toBe('picture.png');
});

/** A JPEG up to its first scan: what it says of itself, a frame for each size. */
function jpeg(...frames: readonly (readonly [number, number])[]): string {
  const comment = [0xff, 0xfe, 0, 6, 0xff, 0xc0, 0, 0];
  const frame = ([width, height]: readonly [number, number]) => {
    const bytes = Buffer.from([0xff, 0xff, 0xc2, 0, 11, 8, 0, 0, 0, 0, 1, 1, 0x11, 0]);
    bytes.writeUInt16BE(height, 6);
    bytes.writeUInt16BE(width, 8);
    return [...bytes];
  };
  const bytes = [0xff, 0xd8, ...comment, ...frames.flatMap(frame), 0xff, 0xda, 0, 2];
  return `data:image/png;base64,${Buffer.from(bytes).toString('base64')}`;
}

test('a JPEG is a picture, whatever its data address calls it', () => {
  expect(pictureIn(jpeg([1000, 500]))?.file).toBe('picture.jpg');
});

test.each([
  ['larger than any drawing', png(60_000, 60_000)],
  ['with more points than any drawing', png(1001, 1000)],
  ['of 16 bits with more points than any drawing', png(1000, 501, 16)],
  ['that is a JPEG with more points than any drawing', jpeg([2500, 2500])],
  ['that is a JPEG larger than any drawing', jpeg([65_500, 65_500])],
  ['that is a JPEG of two sizes', jpeg([1000, 500], [65_500, 65_500])],
  ['that is a JPEG without a size', jpeg()],
  ['that is a JPEG and broken off', jpeg([1000, 500]).slice(0, -8)],
  ['without a size', png(0, 500)],
  ['of another kind', 'data:image/svg+xml;base64,PHN2Zy8+'],
  ['that is none', 'data:image/png;base64,AAAA'],
  ['that is text', 'Father: well'],
])('a picture %s is not drawn', (_what, text) => {
  expect(pictureIn(text)).toBeNull();
});

test('a data address is meant as a picture, a sentence is not', () => {
  expect(isPictureText('data:image/png;base64,AAAA')).toBe(true);
  expect(isPictureText('Father: well')).toBe(false);
});

import { expect, test } from 'vitest';
import { isPictureText, pictureIn } from '#server/pdf/picture.ts';

function png(width: number, height: number): string {
  const bytes = Buffer.alloc(40);
  bytes.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  bytes.writeUInt32BE(width, 16);
  bytes.writeUInt32BE(height, 20);
  return `data:image/png;base64,${bytes.toString('base64')}`;
}

test('a PNG of a drawing is a picture', () => {
  expect(pictureIn(png(1000, 500))?.file).toBe('picture.png');
});

test('a JPEG is a picture, whatever its data address calls it', () => {
  const jpeg = Buffer.from([0xff, 0xd8, 0xff, 0xe0]).toString('base64');
  expect(pictureIn(`data:image/png;base64,${jpeg}`)?.file).toBe('picture.jpg');
});

test.each([
  ['larger than any drawing', png(60_000, 60_000)],
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

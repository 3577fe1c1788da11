import { expect, test } from 'vitest';
import { fileLinks, type LinkQuery } from '#server/files/file-links.ts';

const SECRET = 'a secret of at least thirty-two letters';
const PATH = 'clinical-summaries/guest/clinical_summary_1.pdf';
const DAY = 24 * 60 * 60 * 1000;
const NOW = 1_795_221_537_000;

function signed(path = PATH): Required<LinkQuery> {
  const query = new URL(fileLinks(SECRET, () => NOW).urlOf(path), 'http://x').searchParams;
  return { expires: query.get('expires') ?? '', signature: query.get('signature') ?? '' };
}

test("an account's file has a plain address", () => {
  const path = 'clinical-summaries/u1/clinical_summary_1.pdf';
  expect(fileLinks(SECRET, () => NOW).urlOf(path)).toBe(`/api/files/${path}`);
});

test("a guest's link is valid for 24 hours and expired after", () => {
  const check = (now: number) => fileLinks(SECRET, () => now).check(PATH, signed());
  expect(check(NOW)).toBe('valid');
  expect(check(NOW + DAY)).toBe('valid');
  expect(check(NOW + DAY + 1)).toBe('expired');
});

test('a link is valid for its own file, time and server only', () => {
  const { expires, signature } = signed();
  const links = fileLinks(SECRET, () => NOW);
  expect(links.check(PATH.replace('1.pdf', '2.pdf'), { expires, signature })).toBe('invalid');
  expect(links.check(PATH, { expires: `${Number(expires) + 1}`, signature })).toBe('invalid');
  expect(links.check(PATH, { expires, signature: `${signature}A` })).toBe('invalid');
  expect(links.check(PATH, { expires })).toBe('invalid');
  expect(links.check(PATH, {})).toBe('invalid');
  expect(fileLinks('another secret', () => NOW).check(PATH, { expires, signature })).toBe('invalid');
});

import { expect, it } from 'vitest';
import { counted } from '#domain/text/counted.ts';
import { escaped } from '#domain/text/escaped.ts';
import { listed } from '#domain/text/listed.ts';
import { lowered } from '#domain/text/lowered.ts';
import { visibleLine } from '#domain/text/one-line.ts';
import { wordsKey } from '#domain/text/words-key.ts';

it('Words of a list stand with commas and one last word', () => {
  expect(listed(['a'])).toBe('a');
  expect(listed(['a', 'b'])).toBe('a and b');
  expect(listed(['a', 'b', 'c'], 'or')).toBe('a, b or c');
});

it('One thing is counted without an s, none and several with it', () => {
  expect([0, 1, 2].map(count => counted(count, 'answer'))).toEqual(['0 answers', '1 answer', '2 answers']);
});

it('Names are the same whatever their capitals and spaces', () => {
  expect(wordsKey('  Type 2\n Diabetes ')).toBe(wordsKey('type 2 diabetes'));
  expect(wordsKey('Asthma')).not.toBe(wordsKey('Asthmas'));
});

it('Lower case leaves abbreviations as they are', () => {
  expect(lowered('Every Other Day after ECG')).toBe('every other day after ECG');
});

it('What cannot be seen is taken out of a line that another program sent', () => {
  expect(visibleLine(' bad\u0000 \u200bgate\r\nway ')).toBe('bad gate way');
});

it('Signs that markup is made of are written as numbers', () => {
  expect(escaped(`<a href="x">Tom & 'Jo'</a>`)).toBe(
    '&#60;a href=&#34;x&#34;&#62;Tom &#38; &#39;Jo&#39;&#60;/a&#62;',
  );
});

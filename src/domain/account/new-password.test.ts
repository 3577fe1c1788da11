import { describe, expect, it } from 'vitest';
import { newPasswordError } from '#domain/account/new-password.ts';

const errorOf = (password: string, least = 6) =>
  newPasswordError(
    { password, email: 'Ada@Example.org' },
    { least, isCommon: word => ['dragon', '123456'].includes(word) },
  );

describe('a new password', () => {
  it('has as many characters as the server asks for, and at most 128 (specification 25.4, 25.22)', () => {
    expect(errorOf('12345')).toBe('Password must be at least 6 characters');
    expect(errorOf('eleven char', 12)).toBe('Password must be at least 12 characters');
    expect(errorOf('twelve chars', 12)).toBe(false);
    expect(errorOf('ab'.repeat(64))).toBe(false);
    expect(errorOf(`${'ab'.repeat(64)}a`)).toBe('Password must be at most 128 characters');
  });

  it.each(['ada@example.org', 'ADA@EXAMPLE.ORG', ' ada@example.org '])(
    'is not the address of the account, and %j is (specification 25.23)',
    password => expect(errorOf(password)).toBe('Password must not be the e-mail address'),
  );

  it.each(['aaaaaa', '        ', '😀😀😀😀'])(
    'is more than one character, and %j is not (specification 25.23)',
    password => expect(errorOf(password)).toBe('Password must not be one character repeated'),
  );

  it.each(['dragon', 'DrAgOn', '123456 '])(
    'is not among the commonest, and %j is, however it is written (specification 25.23)',
    password =>
      expect(errorOf(password)).toBe('This password is one of the most common. Please choose another.'),
  );

  it.each(['correct horse', 'dragons', 'aaaaab', 'ada@example.com'])('may be %j', password =>
    expect(errorOf(password)).toBe(false),
  );

  it('may be anything but an address where that is not known', () => {
    expect(newPasswordError({ password: ' \t \t \t', email: '' }, { least: 6 })).toBe(false);
  });

  it('is judged without the list where that is not at hand', () => {
    expect(newPasswordError({ password: 'dragon', email: '' }, { least: 6 })).toBe(false);
  });
});

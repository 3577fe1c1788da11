import { describe, expect, it } from 'vitest';
import { emailError } from './email-error.ts';

describe('the address of an account', () => {
  it.each(['', '  '])('is required, and %j is none', email => {
    expect(emailError(email)).toBe('Email is required');
  });

  it.each(['notmail', 'ada@', '@example.org', 'ada@example', 'ada lovelace@example.org'])(
    'must be one that can be written to, and %j cannot',
    email => {
      expect(emailError(email)).toBe('Please enter a valid email address');
    },
  );

  it.each(['ada@example.org', ' ada.l+x@mail.example.org '])('may be %j', email => {
    expect(emailError(email)).toBe(false);
  });
});

import { type MailMessage, mailMessage } from '#server/mail/mail-message.ts';

const NOT_YOU = 'If this was not you, you can ignore this mail: nothing happens.';

/** After registering: the link proves that the address is theirs. */
export function verificationMail(to: string, link: string): MailMessage {
  return mailMessage(to, link, {
    subject: 'Confirm your e-mail address',
    before: [
      'Welcome to Anamnesis. Please confirm that this e-mail address is yours.',
      'You can sign in at once; this link works for 24 hours.',
    ],
    button: 'Confirm this address',
    after: [NOT_YOU],
  });
}

/** Sets a new password. */
export function resetMail(to: string, link: string): MailMessage {
  return mailMessage(to, link, {
    subject: 'Set a new password',
    before: [
      'Somebody, hopefully you, asked for a new password for your Anamnesis account.',
      'This link works once, within one hour.',
    ],
    button: 'Set a new password',
    after: [NOT_YOU],
  });
}

/** The password was changed or reset: whoever did not do it themselves takes the account back. */
export function passwordChangedMail(to: string, link: string): MailMessage {
  return mailMessage(to, link, {
    subject: 'Your password was changed',
    before: [
      'The password of your Anamnesis account was changed, and every other device was signed out.',
      'If this was you, there is nothing to do.',
    ],
    button: 'Reset the password',
    after: ['If this was not you, reset the password now: that signs out whoever did it.'],
  });
}

/** Somebody registered with an address that has an account; only the owner of the address learns of it. */
export function alreadyRegisteredMail(to: string, link: string): MailMessage {
  return mailMessage(to, link, {
    subject: 'You already have an account',
    before: [
      'Somebody, perhaps you, tried to create an Anamnesis account with this e-mail address.',
      'There is one already, so nothing was changed. If you have forgotten the password, you can set a new one.',
    ],
    button: 'Reset the password',
    after: [NOT_YOU],
  });
}

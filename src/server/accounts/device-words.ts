import Bowser from 'bowser';

/** What a browser sends is as long as it likes; all that is known of it stands at the beginning. */
const READ = 400;

/** Names as browsers and systems have them; anything else is not repeated. */
const NAME = /^[\w .+-]{1,40}$/;

const known = (name: string | undefined) => (name !== undefined && NAME.test(name) ? name : null);

/**
 * Browser and device in plain words, such as 'Firefox on Windows' or 'Safari on iPhone', from a User-Agent header. Versions
 * are left out: they are of no help to whoever looks for a stranger, and tell more of a person than is needed.
 */
export function deviceWords(userAgent: string | undefined): string {
  const { browser, os, platform } = Bowser.parse(userAgent?.slice(0, READ) || '-');
  const device = known(platform.vendor === 'Apple' ? platform.model : undefined) ?? known(os.name);
  const program = known(browser.name) ?? 'Unknown browser';
  return device === null ? program : `${program} on ${device}`;
}

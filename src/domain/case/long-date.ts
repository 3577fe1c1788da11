const LONG_ENGLISH = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' });

/** 'November 21, 2026', in the zone of the machine: the date as a person there would write it. */
export function longDate(date: Date): string {
  return LONG_ENGLISH.format(date);
}

const LONG_ENGLISH_UTC = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** An ISO date (yyyy-mm-dd) in words; a text that is no such date stays as it is. */
export function dateText(iso: string): string {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(iso) ? Date.parse(iso) : Number.NaN;
  return Number.isNaN(time) ? iso : LONG_ENGLISH_UTC.format(time);
}

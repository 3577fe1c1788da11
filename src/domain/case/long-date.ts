const LONG_ENGLISH = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' });

/** 'November 21, 2026', in the zone of the machine: the date as a person there would write it. */
export function longDate(date: Date): string {
  return LONG_ENGLISH.format(date);
}

const FORMAT = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'short' });

/** 'November 21, 2026 at 10:04 AM', in the reader's time zone. */
export function updatedTime(time: string): string {
  return FORMAT.format(new Date(time));
}

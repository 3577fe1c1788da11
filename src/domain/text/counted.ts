/** '1 year', '2 years': a number and what is counted, which takes an s from two on. */
export function counted(count: number, thing: string): string {
  return `${count} ${thing}${count === 1 ? '' : 's'}`;
}

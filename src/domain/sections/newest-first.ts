/** Orders entries by an ISO date, the latest first; entries without one come last. */
export function newestFirst<Name extends string>(name: Name) {
  return (a: Readonly<Record<Name, string>>, b: Readonly<Record<Name, string>>): number =>
    String(b[name] ?? '').localeCompare(String(a[name] ?? ''));
}

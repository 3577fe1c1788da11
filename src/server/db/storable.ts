/**
 * The value without what PostgreSQL refuses in texts and JSON: null characters go, halves of a character
 * become the sign for an unreadable one.
 */
export function storable<T>(value: T): T {
  return JSON.parse(JSON.stringify(value, (_, part) => (typeof part === 'string' ? readable(part) : part)));
}

function readable(text: string): string {
  return text.replaceAll('\0', '').toWellFormed();
}

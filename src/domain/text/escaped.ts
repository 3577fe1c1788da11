/** The text as HTML and SVG take it, between tags and in attributes. */
export function escaped(text: string): string {
  return text.replace(/[&<>"']/g, sign => `&#${sign.charCodeAt(0)};`);
}

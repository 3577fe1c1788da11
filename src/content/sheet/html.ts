import { escaped } from '#domain/text/escaped.ts';

/** HTML that is safe to put into a page. */
export type Html = { readonly html: string };

type Part = Html | string | number | readonly Html[];

/** A template whose plain texts are escaped. */
export function html(strings: TemplateStringsArray, ...parts: readonly Part[]): Html {
  return {
    html: strings
      .map((text, index) => text + (index < parts.length ? written(parts[index] ?? '') : ''))
      .join(''),
  };
}

function written(part: Part): string {
  if (typeof part === 'object' && 'html' in part) return part.html;
  if (typeof part === 'object') return part.map(item => item.html).join('\n');
  return escaped(String(part));
}

import { getDocumentProxy } from 'unpdf';
import { describe, expect, test } from 'vitest';
import { pdfDocumentOf } from '#pdf/pdf-document.ts';
import { SAMPLE_SUMMARY } from '#pdf/sample-summary.ts';
import { typstCompiler } from '#server/pdf/typst-compiler.ts';

/** An element of the structure tree as pdf.js reads it. */
type Element = { readonly role?: string; readonly alt?: string; readonly children?: readonly Element[] };

/** A picture: of the drawn pedigree, which is an artifact, pdf.js tells nothing. */
const familyDiagramImage =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
const request = { ...SAMPLE_SUMMARY, familyDiagramImage };
const { bytes } = typstCompiler('2026-11-22 · 3f9a1c').pdf(pdfDocumentOf(request, 2026), 0);
const pdf = await getDocumentProxy(new Uint8Array(bytes));
const pages = await Promise.all(
  Array.from({ length: pdf.numPages }, async (_, index) => {
    const page = await pdf.getPage(index + 1);
    return (await page.getStructTree()) as Element | null;
  }),
);
const elements = pages.flatMap(page => (page ? within(page) : []));
const raw = Buffer.from(bytes).toString('latin1');

function within(element: Element): Element[] {
  return [element, ...(element.children ?? []).flatMap(within)];
}

/** Checks of ISO 14289-1 by the clauses of the Matterhorn protocol that a program can decide without a validator. */
describe('The PDF keeps what PDF/UA-1 asks', () => {
  test('the claim stands in the metadata (Matterhorn 06-002)', async () => {
    const { metadata } = await pdf.getMetadata();
    expect(metadata?.getRaw()).toMatch(/pdfuaid:part/);
  });

  test('the document is marked as tagged, and every page has a structure (01-005, 09-001)', async () => {
    expect((await pdf.getMarkInfo())?.Marked).toBe(true);
    expect(pages.every(page => page !== null)).toBe(true);
  });

  test('it has a title, which is shown, and a language (06-003, 07-001, 11-006)', async () => {
    const { info } = (await pdf.getMetadata()) as { info: { Title?: string; Language?: string } };
    expect(info.Title).toBe('Clinical history: Émilie Dvořáková');
    expect(info.Language).toMatch(/^en/);
    expect(await pdf.getViewerPreferences()).toMatchObject({ DisplayDocTitle: true });
  });

  test('headings begin with the first level and skip none (14-002, 14-003)', () => {
    const levels = elements.flatMap(({ role = '' }) => /^H(\d)$/.exec(role)?.[1] ?? []).map(Number);
    expect(levels.length).toBeGreaterThan(8);
    expect(levels[0]).toBe(1);
    levels.forEach((level, at) => {
      expect(level - (levels[at - 1] ?? 0)).toBeLessThanOrEqual(1);
    });
  });

  test('a figure has words that stand for it (13-004)', () => {
    const figures = elements.filter(({ role }) => role === 'Figure');
    expect(figures).toHaveLength(1);
    for (const { alt } of figures) expect(alt).toBe('Family diagram');
  });

  test('a table has heads over its columns (15-003)', () => {
    const tables = elements.filter(({ role }) => role === 'Table');
    expect(tables.length).toBeGreaterThan(1);
    for (const table of tables) expect(within(table).some(({ role }) => role === 'TH')).toBe(true);
  });

  test('a list is made of list items with bodies (16-001)', () => {
    const lists = elements.filter(({ role }) => role === 'L');
    expect(lists.length).toBeGreaterThan(0);
    for (const { children = [] } of lists)
      expect(children.every(({ role }) => role === 'LI' || role === 'Caption')).toBe(true);
  });

  test('no font is left to the reader’s machine (31-009)', () => {
    const fonts = raw.match(/\/Type\s*\/FontDescriptor/g)?.length ?? 0;
    expect(raw.match(/\/FontFile[23]?\b/g)?.length ?? 0).toBe(fonts);
  });

  test('nothing is encrypted, scripted or embedded (26-001)', () => {
    expect(raw).not.toMatch(/\/Encrypt\b|\/JavaScript\b|\/EmbeddedFile\b/);
  });
});

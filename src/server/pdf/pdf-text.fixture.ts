import { getDocumentProxy } from 'unpdf';

/** A piece of text and where it stands, in points from the page's left lower corner. */
type Piece = { readonly text: string; readonly x: number; readonly width: number };

export type ReadPdf = {
  readonly title: string;
  readonly tagged: boolean;
  readonly pageWidth: number;
  readonly pages: readonly { readonly text: string; readonly pieces: readonly Piece[] }[];
};

/** Reads a PDF the way another program does, for the tests. */
export async function readPdf(bytes: Uint8Array): Promise<ReadPdf> {
  const document = await getDocumentProxy(new Uint8Array(bytes));
  const { info } = (await document.getMetadata()) as { info: { Title?: string } };
  const marks = await document.getMarkInfo();
  const pages = [];
  let pageWidth = 0;
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    pageWidth = page.getViewport({ scale: 1 }).width;
    const content = await page.getTextContent();
    const items = content.items.flatMap(item => ('str' in item ? [item] : []));
    const pieces = items.map(item => ({ text: item.str, x: Number(item.transform[4]), width: item.width }));
    const text = items.map(item => item.str + (item.hasEOL ? '\n' : '')).join('');
    pages.push({ text: text.replace(/\s+/g, ' '), pieces });
  }
  await document.loadingTask.destroy();
  return { title: info.Title ?? '', tagged: marks?.Marked === true, pageWidth, pages };
}

/** All pages' text in one. */
export function wholeText(pdf: ReadPdf): string {
  return pdf.pages.map(page => page.text).join(' ');
}

// npm run pages: the twelve cases as PDF and, where poppler's pdftoppm is there, as PNG pages, in the folder shots/pages.
import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { twelveCases } from '#content/play/twelve-cases.fixture.ts';
import { summaryOf } from '#domain/summary/summary-of.ts';
import { pdfDocumentOf } from '#pdf/pdf-document.ts';
import { typstCompiler } from '#server/pdf/typst-compiler.ts';

const FOLDER = join(import.meta.dirname, '../shots/pages');

const DOTS_PER_INCH = '80';

function pictures(path: string): void {
  try {
    execFileSync('pdftoppm', ['-r', DOTS_PER_INCH, '-png', `${path}.pdf`, path]);
  } catch {
    console.log(`${path}.pdf has no pictures: pdftoppm is not there`);
  }
}

rmSync(FOLDER, { recursive: true, force: true });
mkdirSync(FOLDER, { recursive: true });
const compiler = typstCompiler('twelve cases');
for (const { name, input } of twelveCases()) {
  const { document } = summaryOf(input);
  const { bytes, pages, accessible } = compiler.pdf(pdfDocumentOf({ document }, 2026), 0);
  const path = join(FOLDER, name.replace(/[^a-z]+/g, '-'));
  writeFileSync(`${path}.pdf`, bytes);
  pictures(path);
  console.log(`${pages} pages, ${accessible ? 'PDF/UA-1' : 'without the claim of PDF/UA'}: ${name}`);
}

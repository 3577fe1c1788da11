import { join } from 'node:path';
import { NodeCompiler, type NodeTypstDocument } from '@myriaddreamin/typst-ts-node-compiler';
import { type PdfFiles, withOrWithoutPicture } from '#pdf/pdf-files.ts';
import { FONT_FILES } from '#server/pdf/fonts.ts';

const WORKSPACE = join(import.meta.dirname, '../../pdf/typst');
const DATA = join(WORKSPACE, 'data.json');

/** Results older than this many documents are forgotten; without it memory grows to gigabytes. */
const CACHE_AGE = 10;

/** `accessible` says that the file keeps PDF/UA-1; otherwise it is tagged without the claim. */
export type PrintedPdf = {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly pages: number;
  readonly accessible: boolean;
};

/** Sets documents with Typst, one at a time: compiling is synchronous. */
export type TypstCompiler = { readonly pdf: (files: PdfFiles, createdAt: number) => PrintedPdf };

/**
 * Opens the fonts and templates; every page says the content's version. `createdAt` is the document's date in
 * milliseconds; throws when Typst refuses.
 */
export function typstCompiler(contentVersion: string): TypstCompiler {
  const compiler = NodeCompiler.create({
    workspace: WORKSPACE,
    fontArgs: [{ fontPaths: [...FONT_FILES] }],
    inputs: { contentVersion },
  });

  function compile({ template, document, picture }: PdfFiles): NodeTypstDocument {
    compiler.resetShadow();
    compiler.mapShadow(DATA, Buffer.from(JSON.stringify(document)));
    if (picture) compiler.mapShadow(join(WORKSPACE, picture.file), Buffer.from(picture.bytes));
    const outcome = compiler.compile({
      mainFilePath: join(WORKSPACE, `${template}.typ`),
      resetRead: true,
    });
    if (outcome.result) return outcome.result;
    throw new Error(JSON.stringify(outcome.takeDiagnostics()?.shortDiagnostics));
  }

  function exported(document: NodeTypstDocument, createdAt: number): PrintedPdf {
    const options = { creationTimestamp: Math.floor(createdAt / 1000) };
    const made = (bytes: Buffer, accessible: boolean) => ({
      bytes: new Uint8Array(bytes),
      pages: document.numOfPages,
      accessible,
    });
    try {
      return made(compiler.pdf(document, { ...options, pdfStandard: 'ua-1' }), true);
    } catch {
      // A character without a glyph cannot keep PDF/UA; the default export is tagged all the same.
      return made(compiler.pdf(document, options), false);
    }
  }

  return {
    pdf(files, createdAt) {
      try {
        return exported(withOrWithoutPicture(files, compile), createdAt);
      } finally {
        compiler.resetShadow();
        compiler.evictCache(CACHE_AGE);
      }
    },
  };
}

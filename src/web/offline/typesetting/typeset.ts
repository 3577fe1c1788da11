import init, {
  type TypstCompiler,
  TypstCompilerBuilder,
  TypstFontResolverBuilder,
} from '@myriaddreamin/typst-ts-web-compiler';
import { TYPEFACES, type Typeface } from '#pdf/fonts.ts';
import { type PdfFiles, type PdfJob, pdfFilesOf, withOrWithoutPicture } from '#pdf/pdf-files.ts';

/** What a PDF is set with, wherever it comes from; a font file that is not there is undefined. */
export type Parts = {
  readonly compiler: BufferSource | Response;
  readonly font: (file: string) => Promise<Uint8Array | undefined>;
  readonly contentVersion: string;
};

const TEMPLATES = import.meta.glob<string>('/src/pdf/typst/*.typ', {
  query: '?raw',
  import: 'default',
  eager: true,
});

const FOLDER = '/src/pdf/typst';

/**
 * Sets a PDF with the templates and typefaces of the server; undefined where a letter needs a typeface that is not there.
 * Throws when Typst refuses.
 */
export async function typeset(job: PdfJob, parts: Parts): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const files = pdfFilesOf(job);
  await init({ module_or_path: parts.compiler });
  const fonts = await fontsFor(JSON.stringify(files.document), parts.font);
  if (fonts === undefined) return undefined;
  const compiler = await compilerWith(fonts, parts.contentVersion);
  return withOrWithoutPicture(files, one => compiled(compiler, one));
}

async function compilerWith(fonts: readonly Uint8Array[], contentVersion: string): Promise<TypstCompiler> {
  const builder = withoutEval(() => new TypstCompilerBuilder());
  for (const font of fonts) await builder.add_raw_font(font);
  const compiler = await builder.build();
  for (const [path, text] of Object.entries(TEMPLATES)) compiler.add_source(path, text);
  compiler.set_inputs({ contentVersion });
  return compiler;
}

/**
 * The builder makes functions of texts for files and packages that nobody provides, which our policy forbids. Nothing asks
 * them anything: all that is read is mapped beforehand.
 */
function withoutEval<Made>(make: () => Made): Made {
  const { Function: original } = globalThis;
  globalThis.Function = function nothing() {
    return () => {
      throw new Error('Nothing else can be read');
    };
  } as unknown as FunctionConstructor;
  try {
    return make();
  } finally {
    globalThis.Function = original;
  }
}

/** Which diagnostics an outcome has: as objects. */
const DIAGNOSTICS = 3;

type Outcome = { readonly result?: Uint8Array<ArrayBuffer>; readonly diagnostics?: unknown };

function compiled(
  compiler: TypstCompiler,
  { template, document, picture }: PdfFiles,
): Uint8Array<ArrayBuffer> {
  compiler.map_shadow(`${FOLDER}/data.json`, new TextEncoder().encode(JSON.stringify(document)));
  if (picture) compiler.map_shadow(`${FOLDER}/${picture.file}`, picture.bytes);
  const { result }: Outcome = compiler.compile(`${FOLDER}/${template}.typ`, null, 'pdf', DIAGNOSTICS);
  if (result === undefined) throw new Error('Typst refused the document');
  return result;
}

/** What takes no room needs no face. */
const UNSEEN = /[\p{Default_Ignorable_Code_Point}\p{Cc}]/gu;

/** The faces that the text takes, in their order; a large typeface only where no smaller one has its letters. */
async function fontsFor(text: string, font: Parts['font']): Promise<readonly Uint8Array[] | undefined> {
  const fonts: Uint8Array[] = [];
  let missing = [...new Set(text.replace(UNSEEN, ''))];
  for (const typeface of TYPEFACES) {
    if (typeface.letters !== undefined && !isNeeded(typeface, missing)) continue;
    const [regular, bold] = await Promise.all(typeface.files.map(font));
    if (regular === undefined || bold === undefined) return undefined;
    fonts.push(regular, bold);
    const covered = lettersIn(regular);
    missing = missing.filter(letter => !covered.has(letter.codePointAt(0) ?? 0));
  }
  return missing.length === 0 ? fonts : undefined;
}

/** A letter that no typeface is kept for may be in any of them. */
function isNeeded(typeface: Typeface, missing: readonly string[]): boolean {
  return missing.some(letter => {
    const owner = TYPEFACES.find(({ letters }) => letters?.test(letter));
    return owner === undefined || owner === typeface;
  });
}

type FontInfo = { readonly info: readonly [{ readonly coverage: readonly number[] }] };

/** The code points a face has. Typst tells them as the lengths of stretches: without, with, without … */
function lettersIn(face: Uint8Array): ReadonlySet<number> {
  const { info }: FontInfo = new TypstFontResolverBuilder().get_font_info(face);
  const letters = new Set<number>();
  let from = 0;
  info[0].coverage.forEach((length, at) => {
    for (let code = from; at % 2 === 1 && code < from + length; code += 1) letters.add(code);
    from += length;
  });
  return letters;
}

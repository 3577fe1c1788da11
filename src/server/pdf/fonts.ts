import { createRequire } from 'node:module';
import { TYPEFACES } from '#pdf/fonts.ts';

const require = createRequire(import.meta.url);

/** The faces the PDF is set in, as files of their packages. */
export const FONT_FILES: readonly string[] = TYPEFACES.flatMap(({ files }) => files).map(file =>
  require.resolve(file),
);

import wasm from '@myriaddreamin/typst-ts-web-compiler/wasm?url';
import { TYPEFACES } from '#pdf/fonts.ts';

const FONTS = import.meta.glob<string>('/node_modules/@expo-google-fonts/*/{400Regular,700Bold}/*.ttf', {
  query: '?url',
  import: 'default',
  eager: true,
});

/** Where the build put Typst. */
export const COMPILER: string = wasm;

/** Where the build put a file of a typeface. */
export function addressOf(file: string): string {
  const address = FONTS[`/node_modules/${file}`];
  if (address === undefined) throw new Error(`${file} was not built`);
  return address;
}

/** What every PDF is set with. */
export const ALWAYS_NEEDED: readonly string[] = [
  COMPILER,
  ...TYPEFACES.filter(({ letters }) => letters === undefined).flatMap(({ files }) => files.map(addressOf)),
];

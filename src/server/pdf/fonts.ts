import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const FACES = [
  ['noto-sans', '400Regular/NotoSans_400Regular.ttf'],
  ['noto-sans', '700Bold/NotoSans_700Bold.ttf'],
  ['vazirmatn', '400Regular/Vazirmatn_400Regular.ttf'],
  ['vazirmatn', '700Bold/Vazirmatn_700Bold.ttf'],
  ['noto-sans-sc', '400Regular/NotoSansSC_400Regular.ttf'],
  ['noto-sans-sc', '700Bold/NotoSansSC_700Bold.ttf'],
] as const;

/** Paths of the faces the PDF is set in, from their packages. */
export function fontFiles(): string[] {
  const require = createRequire(import.meta.url);
  return FACES.map(([family, face]) =>
    join(dirname(require.resolve(`@expo-google-fonts/${family}/package.json`)), face),
  );
}

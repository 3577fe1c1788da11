/** A typeface the PDF is set in: its regular and its bold file, as `package/path`. */
export type Typeface = {
  readonly files: readonly string[];
  /** Letters for which it is needed; a browser keeps it only for a history that has some. Every other typeface is always there. */
  readonly letters?: RegExp;
};

/** In the order of `families` in lib.typ: a letter is set in the first that has it. */
export const TYPEFACES: readonly Typeface[] = [
  { files: filesOf('noto-sans', 'NotoSans') },
  { files: filesOf('vazirmatn', 'Vazirmatn') },
  { files: filesOf('noto-sans-devanagari', 'NotoSansDevanagari') },
  { files: filesOf('noto-sans-thai', 'NotoSansThai') },
  { files: filesOf('noto-sans-hebrew', 'NotoSansHebrew') },
  { files: filesOf('noto-sans-symbols', 'NotoSansSymbols') },
  { files: filesOf('noto-emoji', 'NotoEmoji'), letters: /\p{Extended_Pictographic}/u },
  {
    files: filesOf('noto-sans-sc', 'NotoSansSC'),
    letters: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Bopomofo}]/u,
  },
  { files: filesOf('nanum-gothic', 'NanumGothic'), letters: /\p{Script=Hangul}/u },
];

function filesOf(folder: string, name: string): string[] {
  return [
    `@expo-google-fonts/${folder}/400Regular/${name}_400Regular.ttf`,
    `@expo-google-fonts/${folder}/700Bold/${name}_700Bold.ttf`,
  ];
}

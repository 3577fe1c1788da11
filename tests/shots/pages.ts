import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { GALLERY, type Picture } from './gallery.ts';

const SHOTS = 'shots';

/** Writes the pages that show what was taken: docs/screens.md its few, shots/index.html all. */
export default function writePages(): void {
  mkdirSync(SHOTS, { recursive: true });
  writeFileSync('docs/screens.md', galleryPage());
  writeFileSync(`${SHOTS}/index.html`, allShots(readdirSync(SHOTS).filter(file => file.endsWith('.png'))));
}

function galleryPage(): string {
  const wide = GALLERY.filter(({ isPhone }) => !isPhone).map(inMarkdown);
  const phones = GALLERY.filter(({ isPhone }) => isPhone).map(inMarkdown);
  return `# How it looks

Taken by \`npm run shots\`, which also leaves every screen at 1280 and 390 px, light and dark, in \`shots/index.html\`.

${wide.join('\n\n')}

## On a phone

${phones.join('\n\n')}
`;
}

function inMarkdown({ file, title, isPhone }: Picture): string {
  return isPhone
    ? `<img src="screens/${file}.webp" width="260" alt="${title}, on a phone">`
    : `**${title}**\n\n![${title}](screens/${file}.webp)`;
}

/** One row a screen: wide and narrow, light and dark. */
function allShots(files: readonly string[]): string {
  const screens = Map.groupBy(files, file => file.replace(/-\d+-(light|dark)\.png$/, ''));
  const rows = [...screens].map(([screen, shots]) => {
    const pictures = shots.map(file => `<img src="${file}" alt="${file}" loading="lazy">`).join('');
    return `<h2>${screen}</h2><p>${pictures}</p>`;
  });
  const style =
    'body{font:16px sans-serif;margin:24px}img{max-height:420px;margin:0 12px 12px 0;border:1px solid #999}';
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Every screen</title><style>${style}</style><h1>Every screen</h1>${rows.join('')}</html>\n`;
}

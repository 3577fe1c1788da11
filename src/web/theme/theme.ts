import { createTheme, type MantineColorsTuple } from '@mantine/core';

/** Colours live in tokens.css; Mantine only needs the names, so every shade points at the same token. */
function token(name: string): MantineColorsTuple {
  const shade = `var(--${name})`;
  return [shade, shade, shade, shade, shade, shade, shade, shade, shade, shade];
}

export const theme = createTheme({
  primaryColor: 'accent',
  primaryShade: 6,
  colors: { accent: token('accent') },
  defaultRadius: 'md',
  cursorType: 'pointer',
  respectReducedMotion: true,
  focusRing: 'auto',
});

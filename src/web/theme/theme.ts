import { createTheme, type MantineColorsTuple, type VariantColorsResolver } from '@mantine/core';

/** Colours live in tokens.css; Mantine only needs the names, so every shade points at the same token. */
function token(name: string): MantineColorsTuple {
  const shade = `var(--${name})`;
  return [shade, shade, shade, shade, shade, shade, shade, shade, shade, shade];
}

const variantColors: VariantColorsResolver = ({ color, variant }) => {
  const isDanger = color === 'danger';
  const tone = isDanger ? 'danger' : 'accent';
  if (variant === 'filled') {
    return look(`var(--${tone})`, `var(--${tone}-strong)`, `var(--on-${tone})`, 'transparent');
  }
  const ink = isDanger ? 'var(--danger)' : 'var(--accent-ink)';
  if (variant === 'light') return look(`var(--${tone}-soft)`, `var(--${tone}-soft)`, ink, 'transparent');
  if (variant === 'subtle') return look('transparent', 'var(--quiet-soft)', ink, 'transparent');
  return look('var(--surface)', 'var(--sunken)', isDanger ? ink : 'var(--text)', 'var(--edge)');
};

function look(background: string, hover: string, color: string, edge: string) {
  return { background, hover, color, border: `1px solid ${edge}` };
}

export const theme = createTheme({
  primaryColor: 'accent',
  primaryShade: 6,
  colors: { accent: token('accent'), danger: token('danger') },
  variantColorResolver: variantColors,
  defaultRadius: 'md',
  cursorType: 'pointer',
  respectReducedMotion: true,
  focusRing: 'auto',
});

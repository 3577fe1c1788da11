// Runs before the first paint. The application itself reads the same key (theme/colour-scheme.ts).
(() => {
  let kept = null;
  try {
    kept = localStorage.getItem('anamnesis.colour-scheme');
  } catch {
    // Storage may be forbidden; the system's own scheme is used then.
  }
  const isDark = kept === 'dark' || (kept !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.setAttribute('data-mantine-color-scheme', isDark ? 'dark' : 'light');
})();

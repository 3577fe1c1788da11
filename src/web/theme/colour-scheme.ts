import { localStorageColorSchemeManager } from '@mantine/core';

/** The key is also read by app/public/colour-scheme.js, before the first paint. */
export const colourSchemeManager = localStorageColorSchemeManager({ key: 'anamnesis.colour-scheme' });

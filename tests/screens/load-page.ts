import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { inject, vi } from 'vitest';
import { leaveNetwork } from './network.ts';
import { endWorkers } from './workers.ts';

let close = () => {};

/**
 * Loads the application at an address as a browser does: its modules are read anew, and with them its stores, its
 * router and what it remembers of the server; what the browser stores stays. Only a reload keeps the entry's state.
 */
export async function loadPage(path: string, state: unknown = null): Promise<void> {
  closePage();
  jsdom.reconfigure({ url: new URL(path, inject('productUrl')).href });
  window.history.replaceState(state, '');
  document.body.innerHTML = '<div id="root"></div>';
  vi.resetModules();
  const { App } = await import('#web/app/app.tsx');
  const { router } = await import('#web/app/router.tsx');
  const root = createRoot(document.getElementById('root') as HTMLElement);
  root.render(createElement(App));
  close = () => {
    root.unmount();
    router.dispose();
  };
}

/** Ends the page that is open, as closing its tab does. */
export function closePage(): void {
  leaveNetwork();
  endWorkers();
  close();
  close = () => {};
}

// Before every file of screen tests: what the application expects of a browser and jsdom does not have.
import '@testing-library/jest-dom/vitest';
import { configure } from '@testing-library/dom';
import { afterEach, inject } from 'vitest';
import { pretendSteadyFrames } from '#tests/examples/steady-frames.ts';
import { closePage } from './load-page.ts';
import { addModalDialogs } from './modal-dialogs.ts';
import { browserFetch, forgetIntercepts } from './network.ts';
import { addWorkers } from './workers.ts';

// Nothing is hidden by a style here, and asking for the style of every element takes most of a query's time.
configure({ defaultHidden: true, asyncUtilTimeout: 10_000 });

jsdom.reconfigure({ url: inject('productUrl') });
globalThis.fetch = browserFetch;
drawFramesByTimeout();
pretendSteadyFrames();
addModalDialogs();
addWorkers();
Element.prototype.scrollIntoView = () => {};
window.scrollTo = () => {};
window.matchMedia = media => Object.assign(new EventTarget(), { media, matches: false }) as MediaQueryList;

afterEach(() => {
  closePage();
  forgetIntercepts();
  localStorage.clear();
  sessionStorage.clear();
  jsdom.cookieJar.removeAllCookiesSync();
});

/**
 * jsdom draws its frames by one interval, begun when a frame is asked for. Begun while a test holds intervals still, it
 * would never tick again, and no later test of this worker would see another frame.
 */
function drawFramesByTimeout(): void {
  window.requestAnimationFrame = draw => Number(setTimeout(() => draw(performance.now()), 16));
  window.cancelAnimationFrame = request => clearTimeout(request);
}

import { offlineCatalogueEndpoint } from '#contract/endpoints/offline.ts';
import type { OfflineCatalogueResponse } from '#contract/offline.ts';
import type { PdfJob } from '#pdf/pdf-files.ts';
import { isTooLong } from '#pdf/summary-size.ts';
import { keptResponse } from '#web/offline/kept-things.ts';
import { addressOf, COMPILER } from '#web/offline/typesetting/parts.ts';
import type { SetHere } from '#web/offline/typesetting/set-here.ts';
import { typeset } from '#web/offline/typesetting/typeset.ts';

async function setPdf(job: PdfJob): Promise<SetHere> {
  if ('request' in job && isTooLong(job.request)) return undefined;
  const catalogue = (await keptResponse(offlineCatalogueEndpoint)) as OfflineCatalogueResponse | undefined;
  const compiler = await kept(COMPILER);
  if (catalogue === undefined || compiler === undefined) return undefined;
  return typeset(job, { compiler, font, contentVersion: catalogue.contentVersion });
}

async function font(file: string): Promise<Uint8Array | undefined> {
  const response = await kept(addressOf(file));
  return response && new Uint8Array(await response.arrayBuffer());
}

function kept(address: string): Promise<Response | undefined> {
  return caches.match(address, { ignoreVary: true });
}

/** Sets one PDF beside the page. */
addEventListener('message', async ({ data }: MessageEvent<PdfJob>) => {
  postMessage(await setPdf(data).catch(() => undefined));
});

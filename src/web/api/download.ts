import { summaryFileEndpoint } from '#contract/endpoints/files.ts';
import { ApiError } from '#web/api/api-error.ts';

const REVOKE_AFTER_MS = 100;

/**
 * Fetches a stored PDF and hands it to the browser as a download. Throws when it cannot be fetched.
 * A PDF that an outside service keeps is opened in a tab of its own: this page may not read other origins.
 */
export async function downloadPdf(address: string, fileName: string): Promise<void> {
  if (new URL(address, window.location.href).origin !== window.location.origin) return openElsewhere(address);
  const response = await fetch(address, { credentials: 'same-origin' });
  if (!response.ok) throw new ApiError(summaryFileEndpoint.failure, response.status);
  saveAs(await response.blob(), fileName);
}

function openElsewhere(address: string): void {
  const link = document.createElement('a');
  link.href = address;
  link.target = '_blank';
  link.rel = 'noopener';
  link.click();
}

/** Hands a file to the browser as a download. */
export function saveAs(file: Blob, fileName: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), REVOKE_AFTER_MS);
}

import { ApiError } from '#web/api/api-error.ts';

const REVOKE_AFTER_MS = 100;

/** Fetches a stored PDF and hands it to the browser as a download. Throws when it cannot be fetched. */
export async function downloadPdf(address: string, fileName: string): Promise<void> {
  const response = await fetch(address, { credentials: 'same-origin' });
  if (!response.ok) throw new ApiError('Failed to download the PDF. Please try again.', response.status);
  saveAs(await response.blob(), fileName);
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

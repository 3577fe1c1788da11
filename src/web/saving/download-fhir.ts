import { saveAs } from '#web/api/download.ts';
import type { Summary } from '#web/saving/use-summary.ts';

/** Hands the history to the browser as a FHIR document; what makes it is loaded when somebody wants it. */
export async function downloadFhir({ input }: Pick<Summary, 'input'>): Promise<void> {
  const { documentBundle, fhirFilename } = await import('#domain/fhir/document-bundle.ts');
  const now = new Date();
  const text = JSON.stringify(documentBundle(input, now.toISOString()), null, 2);
  saveAs(new Blob([text], { type: 'application/fhir+json' }), fhirFilename(now.getTime()));
}

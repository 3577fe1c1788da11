import type { Content } from '#content/read/content.ts';
import { signedFilesOf } from '#content/read/signed-files.ts';
import { table } from '#content/report/table.ts';

/** How many files stand at each status, by author and reviewer, and when the newest of them changed. */
export function provenanceTable(content: Content): string {
  const groups = Map.groupBy(signedFilesOf(content), ({ file, provenance }) =>
    [file.split('/')[0], provenance.status, provenance.author, provenance.clinicalReviewer].join('\n'),
  );
  const rows = [...groups].map(([group, files]) => {
    const dates = files.map(({ provenance }) => provenance.date).sort();
    return [...group.split('\n'), dates.at(-1) ?? '', files.length];
  });
  return table(['folder', 'status', 'author', 'clinical reviewer', 'newest', 'files'], rows);
}

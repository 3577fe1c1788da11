import { createHash } from 'node:crypto';
import { compileCatalogues } from '#content/compile/compile-catalogues.ts';
import { compileComplaints } from '#content/compile/compile-complaints.ts';
import { compileDiagnoses } from '#content/compile/compile-diagnoses.ts';
import type { CompiledContent } from '#content/compile/compiled-content.ts';
import { contentVersion } from '#content/compile/content-version.ts';
import { idLookup } from '#content/compile/id-lookup.ts';
import { type Ids, readIds } from '#content/compile/ids.ts';
import type { Content } from '#content/read/content.ts';
import { readContent } from '#content/read/read-content.ts';
import { signedFilesOf } from '#content/read/signed-files.ts';

/**
 * Content and its ids as rows for the database. Throws when an entry has no id.
 * References to entries that do not exist are left out: the linter reports them.
 */
export function compile(content: Content, ids: Ids): CompiledContent {
  const lookup = idLookup(ids);
  const rows = {
    ...compileComplaints(content, lookup),
    ...compileDiagnoses(content, lookup),
    ...compileCatalogues(content, lookup),
  };
  const contentHash = createHash('sha256').update(JSON.stringify(rows)).digest('hex');
  // Practice patients are no part of the catalogue: its version does not change with them.
  const signed = signedFilesOf({ ...content, patients: [] });
  return { ...rows, contentHash, contentVersion: contentVersion(signed, contentHash) };
}

/** Reads and compiles this repository's content. Throws with every schema problem, and when ids.json is out of date. */
export function compiledContent(root?: string): CompiledContent {
  const { content, problems } = readContent(root);
  if (problems.length > 0) {
    throw new Error(problems.map(({ file, message }) => `content/${file}: ${message}`).join('\n'));
  }
  return compile(content, readIds(root));
}

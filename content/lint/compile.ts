import { createHash } from 'node:crypto';
import { compileCatalogues } from './compile-catalogues.ts';
import { compileComplaints } from './compile-complaints.ts';
import { compileDiagnoses } from './compile-diagnoses.ts';
import type { CompiledContent } from './compiled-content.ts';
import type { Content } from './content.ts';
import { idLookup } from './id-lookup.ts';
import { type Ids, readIds } from './ids.ts';
import { readContent } from './read-content.ts';

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
  return { ...rows, contentHash: createHash('sha256').update(JSON.stringify(rows)).digest('hex') };
}

/** Reads and compiles this repository's content. Throws with every schema problem, and when ids.json is out of date. */
export function compiledContent(root?: string): CompiledContent {
  const { content, problems } = readContent(root);
  if (problems.length > 0) {
    throw new Error(problems.map(({ file, message }) => `content/${file}: ${message}`).join('\n'));
  }
  return compile(content, readIds(root));
}

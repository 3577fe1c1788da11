import { compile } from '#content/lint/compile.ts';
import { readIds, settledIds } from '#content/lint/ids.ts';
import { readContent } from '#content/lint/read-content.ts';
import { contentKnowledge } from '#server/workflow/content-knowledge.ts';

/** The product's own content, with ids for whatever has none yet. */
export function wholeContent() {
  const { content } = readContent();
  const compiled = compile(content, settledIds(content, readIds()));
  const idOf = new Map(compiled.complaints.map(({ id, key }) => [key, id]));
  const keyOf = new Map(compiled.complaints.map(({ id, key }) => [id, key]));
  return { compiled, knowledge: contentKnowledge(compiled), idOf, keyOf };
}

import { compile } from '#content/compile/compile.ts';
import { readIds, settledIds } from '#content/compile/ids.ts';
import { wholeContent } from '#content/whole-content.fixture.ts';
import { knowledgeFrom } from '#domain/catalogue/knowledge-from.ts';

/** What the engine knows from the product's own content, with ids for whatever has none yet. */
export function wholeKnowledge() {
  const content = wholeContent();
  const compiled = compile(content, settledIds(content, readIds()));
  const idOf = new Map(compiled.complaints.map(({ id, key }) => [key, id]));
  const keyOf = new Map(compiled.complaints.map(({ id, key }) => [id, key]));
  return { compiled, knowledge: knowledgeFrom(compiled), idOf, keyOf };
}

import { readIds } from '#content/compile/ids.ts';
import { provisionalContent } from '#content/play/playable-content.ts';
import { wholeContent } from '#content/whole-content.fixture.ts';

/** What the engine knows from the product's own content, with ids for whatever has none yet. */
export function wholeKnowledge() {
  const { compiled, likelihood: model } = provisionalContent(wholeContent(), readIds());
  const idOf = new Map(compiled.complaints.map(({ id, key }) => [key, id]));
  const keyOf = new Map(compiled.complaints.map(({ id, key }) => [id, key]));
  return { compiled, model, knowledge: model.knowledge, idOf, keyOf };
}

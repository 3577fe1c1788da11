/** The answer is larger than what may be kept. */
export class BodyTooLarge extends Error {
  override readonly message = 'The answer is too large';
}

/** Reads a body to its end; throws `BodyTooLarge` as soon as it passes `maxBytes`. */
export async function limitedBody(
  body: AsyncIterable<Uint8Array>,
  maxBytes: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body) {
    size += chunk.length;
    if (size > maxBytes) throw new BodyTooLarge();
    chunks.push(chunk);
  }
  return new Uint8Array(Buffer.concat(chunks));
}

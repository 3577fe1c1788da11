import { createHmac } from 'node:crypto';

type Message = { readonly id: string; readonly timestampSeconds: number; readonly body: string };

/** Secrets of the standard begin so; what follows is the key in base64. */
const PREFIX = 'whsec_';

/** The headers of Standard Webhooks: who receives them can tell that we sent this body, and when. */
export function signedHeaders(
  secret: string,
  { id, timestampSeconds, body }: Message,
): Record<string, string> {
  const signature = createHmac('sha256', keyOf(secret))
    .update(`${id}.${timestampSeconds}.${body}`)
    .digest('base64');
  return {
    'webhook-id': id,
    'webhook-timestamp': String(timestampSeconds),
    'webhook-signature': `v1,${signature}`,
  };
}

/** A secret without the prefix is the key itself. */
function keyOf(secret: string): Buffer {
  return secret.startsWith(PREFIX)
    ? Buffer.from(secret.slice(PREFIX.length), 'base64')
    : Buffer.from(secret, 'utf8');
}

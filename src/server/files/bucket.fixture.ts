import { createHash, createHmac } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { serveLocally } from '#server/http/local-server.fixture.ts';

export const CREDENTIALS = { region: 'eu-central-1', accessKeyId: 'key-id', secretAccessKey: 'key-secret' };

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest('hex');
const hmac = (key: string | Buffer, data: string) => createHmac('sha256', key).update(data).digest();

/** Signs the request anew by the published rules of Signature Version 4, as an S3 server does. */
function expectedSignature(request: IncomingMessage, body: Buffer, signed: string): string {
  const header = (name: string) => String(request.headers[name] ?? '');
  const lines = signed.split(';').map(name => `${name}:${header(name).trim()}\n`);
  const [path = '', query = ''] = (request.url ?? '').split('?');
  const canonical = [request.method, path, query, lines.join(''), signed, header('x-amz-content-sha256')];
  const date = header('x-amz-date');
  const scope = `${date.slice(0, 8)}/${CREDENTIALS.region}/s3/aws4_request`;
  const toSign = ['AWS4-HMAC-SHA256', date, scope, sha256(canonical.join('\n'))].join('\n');
  const key = scope.split('/').reduce<string | Buffer>(hmac, `AWS4${CREDENTIALS.secretAccessKey}`);
  return header('x-amz-content-sha256') === sha256(body) ||
    header('x-amz-content-sha256') === 'UNSIGNED-PAYLOAD'
    ? hmac(key, toSign).toString('hex')
    : 'the body is another one';
}

function isSigned(request: IncomingMessage, body: Buffer): boolean {
  const authorization = request.headers.authorization ?? '';
  const parts = /Credential=key-id\/.*SignedHeaders=([^,]+), Signature=([0-9a-f]+)/.exec(authorization);
  return parts !== null && parts[2] === expectedSignature(request, body, parts[1] ?? '');
}

function listing(query: URLSearchParams, paths: readonly string[]): string {
  const keys = paths.map(path => path.split('/').slice(2).join('/'));
  const found = keys.filter(key => key.startsWith(query.get('prefix') ?? ''));
  return `<ListBucketResult>${found.map(key => `<Contents><Key>${key}</Key></Contents>`).join('')}</ListBucketResult>`;
}

/** A small server that speaks S3: it checks signatures, keeps objects, lists them and honours If-None-Match. */
export async function startBucket() {
  const objects = new Map<string, { body: Buffer; headers: IncomingMessage['headers'] }>();
  const { base, close } = await serveLocally(async (request, response) => {
    const body = Buffer.concat(await request.toArray());
    const [path = '', query] = (request.url ?? '').split('?');
    const object = objects.get(path);
    const status = () => {
      if (!isSigned(request, body)) return 403;
      if (request.method === 'DELETE') return 204;
      if (query !== undefined) return 200;
      if (request.method === 'GET') return object ? 200 : 404;
      return object && request.headers['if-none-match'] === '*' ? 412 : 201;
    };
    response.statusCode = status();
    if (response.statusCode === 201) objects.set(path, { body, headers: request.headers });
    if (response.statusCode === 204) objects.delete(path);
    const list = query === undefined ? undefined : listing(new URLSearchParams(query), [...objects.keys()]);
    response.end(response.statusCode === 200 ? (list ?? object?.body) : undefined);
  });
  return { endpoint: base, objects, close };
}

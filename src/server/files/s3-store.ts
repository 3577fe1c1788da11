import { AwsClient } from 'aws4fetch';
import { checkedPath, FileExists, type FileStore } from '#server/files/file-store.ts';

type Bucket = {
  /** Such as `https://s3.example.org`; the bucket is addressed as its first folder. */
  readonly endpoint: string;
  readonly bucket: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
};

const TIMEOUT_MS = 10_000;

/** Keeps files in a bucket that speaks S3. The bucket stays private: files are served by our own route. */
export function s3Store({ endpoint, bucket, ...credentials }: Bucket): FileStore {
  const client = new AwsClient({ ...credentials, service: 's3', retries: 2 });
  const base = `${endpoint.replace(/\/+$/, '')}/${bucket}`;

  const reach = (address: string, init: RequestInit): Promise<Response> =>
    client.fetch(address, { ...init, signal: AbortSignal.timeout(TIMEOUT_MS) });
  const send = async (path: string, init: RequestInit) => reach(`${base}/${checkedPath(path)}`, init);

  async function remove(path: string): Promise<void> {
    const response = await send(path, { method: 'DELETE' });
    await response.body?.cancel();
    if (!response.ok && response.status !== 404)
      throw new Error(`The bucket kept a file: ${response.status}`);
  }

  /** The first thousand paths below a folder, which is all a bucket tells at once. */
  async function pathsBelow(folder: string): Promise<string[]> {
    const query = new URLSearchParams({ 'list-type': '2', prefix: `${checkedPath(folder)}/` });
    const response = await reach(`${base}?${query}`, { method: 'GET' });
    if (!response.ok) throw new Error(`The bucket refused a list: ${response.status}`);
    const keys = (await response.text()).matchAll(/<Key>([^<]+)<\/Key>/g);
    return Array.from(keys, ([, key = '']) => key);
  }

  return {
    async put(path, bytes) {
      const headers = {
        'content-type': 'application/pdf',
        'cache-control': 'private, max-age=3600',
        'if-none-match': '*',
      };
      const response = await send(path, { method: 'PUT', body: bytes, headers });
      await response.body?.cancel();
      if (response.status === 412 || response.status === 409) throw new FileExists();
      if (!response.ok) throw new Error(`The bucket refused a file: ${response.status}`);
    },
    async get(path) {
      const response = await send(path, { method: 'GET' });
      if (response.ok) return new Uint8Array(await response.arrayBuffer());
      await response.body?.cancel();
      if (response.status === 404) return null;
      throw new Error(`The bucket refused to give a file: ${response.status}`);
    },
    remove,
    async list(folder) {
      return (await pathsBelow(folder)).map(path => path.slice(folder.length + 1)).sort();
    },
    async removeFolder(folder) {
      for (let paths = await pathsBelow(folder); paths.length > 0; paths = await pathsBelow(folder)) {
        for (const path of paths) await remove(path);
      }
    },
  };
}

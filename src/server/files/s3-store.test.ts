import { afterAll, beforeAll, expect, test } from 'vitest';
import { CREDENTIALS, startBucket } from '#server/files/bucket.fixture.ts';
import { FileExists } from '#server/files/file-store.ts';
import { s3Store } from '#server/files/s3-store.ts';

let bucket: Awaited<ReturnType<typeof startBucket>>;
beforeAll(async () => {
  bucket = await startBucket();
});
afterAll(() => bucket.close());

const open = (secret = CREDENTIALS.secretAccessKey) =>
  s3Store({ ...CREDENTIALS, secretAccessKey: secret, endpoint: `${bucket.endpoint}/`, bucket: 'anamnesis' });
const bytes = (text: string) => new Uint8Array(Buffer.from(text));

test('what was put can be got, with signed requests to the bucket', async () => {
  await open().put('clinical-summaries/guest/a.pdf', bytes('%PDF-a'));
  expect(await open().get('clinical-summaries/guest/a.pdf')).toEqual(bytes('%PDF-a'));
  expect([...bucket.objects.keys()]).toEqual(['/anamnesis/clinical-summaries/guest/a.pdf']);
});

test('a file is kept as a PDF that may be cached for 3600 seconds', async () => {
  await open().put('clinical-summaries/guest/b.pdf', bytes('%PDF-b'));
  expect(bucket.objects.get('/anamnesis/clinical-summaries/guest/b.pdf')?.headers).toMatchObject({
    'content-type': 'application/pdf',
    'cache-control': 'private, max-age=3600',
  });
});

test('a file that does not exist is null', async () => {
  expect(await open().get('clinical-summaries/guest/none.pdf')).toBeNull();
});

test('a name that is taken is not overwritten', async () => {
  await open().put('clinical-summaries/guest/c.pdf', bytes('first'));
  await expect(open().put('clinical-summaries/guest/c.pdf', bytes('second'))).rejects.toBeInstanceOf(
    FileExists,
  );
  expect(await open().get('clinical-summaries/guest/c.pdf')).toEqual(bytes('first'));
});

test('a bucket that refuses is an error, not an empty file', async () => {
  await expect(open('wrong').put('clinical-summaries/guest/d.pdf', bytes('x'))).rejects.toThrow('403');
  await expect(open('wrong').get('clinical-summaries/guest/a.pdf')).rejects.toThrow('403');
});

test('a path that leads elsewhere is refused before anything is sent', async () => {
  await expect(open().get('clinical-summaries/../other/a.pdf')).rejects.toThrow('Not a file path');
});

test("a file is removed, and a folder with all that is in it, but nobody else's", async () => {
  const store = open();
  for (const name of ['u1/a', 'u1/b', 'u12/a']) await store.put(`clinical-summaries/${name}.pdf`, bytes('x'));
  await store.remove('clinical-summaries/u1/none.pdf');
  await store.remove('clinical-summaries/u1/a.pdf');
  expect(await store.get('clinical-summaries/u1/a.pdf')).toBeNull();
  await store.removeFolder('clinical-summaries/u1');
  expect(await store.get('clinical-summaries/u1/b.pdf')).toBeNull();
  expect(await store.get('clinical-summaries/u12/a.pdf')).toEqual(bytes('x'));
});

test('the files of a folder are listed by name, and nobody else’s', async () => {
  const store = open();
  for (const name of ['u3/b', 'u3/a', 'u33/c']) await store.put(`clinical-summaries/${name}.pdf`, bytes('x'));
  expect(await store.list('clinical-summaries/u3')).toEqual(['a.pdf', 'b.pdf']);
});

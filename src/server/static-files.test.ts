import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../tests/database/temporary-folder.ts';
import { serverForThisTest } from '../../tests/database/test-server.ts';

function builtFolder(): string {
  const folder = temporaryFolder();
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Anamnesis</title>');
  writeFileSync(join(folder, 'assets', 'index-a1b2.js'), 'export {};'.repeat(500));
  writeFileSync(join(folder, 'assets', 'typeset.worker-c3d4.js'), 'export {};');
  writeFileSync(join(folder, 'assets', 'typst-e5f6.wasm'), Buffer.alloc(11_000_000));
  writeFileSync(join(folder, 'favicon.svg'), '<svg/>');
  writeFileSync(join(folder, 'service-worker.js'), 'self.BUILT={};');
  writeFileSync(join(folder, 'manifest.webmanifest'), '{}');
  writeFileSync(join(folder, '.built-from'), 'sources');
  return folder;
}

test('hashed assets are kept by the browser for ever, everything else is asked for again', async () => {
  const { get } = await serverForThisTest({ web: builtFolder() });
  const asset = await get('/assets/index-a1b2.js');
  expect(asset.headers.get('Content-Type')).toContain('javascript');
  expect(asset.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
  expect(asset.headers.get('Content-Encoding')).not.toBeNull();
  expect((await get('/')).headers.get('Cache-Control')).toBe('no-cache');
  expect((await get('/favicon.svg')).headers.get('Content-Type')).toContain('image/svg');
});

test('the worker that sets PDFs may run WebAssembly, and nothing else may (specification 32.7)', async () => {
  const { get } = await serverForThisTest({ web: builtFolder() });
  const policyOf = async (path: string) => (await get(path)).headers.get('Content-Security-Policy');
  const usual = await policyOf('/');
  expect(usual).not.toContain('wasm');
  expect(await policyOf('/assets/index-a1b2.js')).toBe(usual);
  expect(await policyOf('/assets/typeset.worker-c3d4.js')).toBe(
    usual?.replace("script-src 'self'", "script-src 'self' 'wasm-unsafe-eval'"),
  );
});

test('what sets PDFs is sent compressed', async () => {
  const { get } = await serverForThisTest({ web: builtFolder() });
  const { headers } = await get('/assets/typst-e5f6.wasm');
  expect(headers.get('Content-Type')).toBe('application/wasm');
  expect(headers.get('Content-Encoding')).not.toBeNull();
});

test('the service worker is asked for anew each time, under the strict policy (specification 32.1)', async () => {
  const { get } = await serverForThisTest({ web: builtFolder() });
  const worker = await get('/service-worker.js');
  expect(worker.headers.get('Content-Type')).toContain('text/javascript');
  expect(worker.headers.get('Cache-Control')).toBe('no-cache');
  expect(worker.headers.get('Content-Security-Policy')).toContain("worker-src 'self'");
  const manifest = await get('/manifest.webmanifest');
  expect(manifest.headers.get('Content-Type')).toContain('application/manifest+json');
});

test.each(['/', '/patient-profile', '/saved-histories/7'])('%s opens the application', async path => {
  const { get } = await serverForThisTest({ web: builtFolder() });
  const response = await get(path, { Accept: 'text/html' });
  expect(response.status).toBe(200);
  expect(await response.text()).toContain('<title>Anamnesis</title>');
});

test.each([
  '/assets/index-old.js',
  '/missing.png',
  '/.built-from',
  '/..%2f..%2fpackage.json',
  '/assets/../../package.json',
])('%s is not a file of the application', async path => {
  const { get } = await serverForThisTest({ web: builtFolder() });
  const response = await get(path);
  expect([response.status, await response.text()]).not.toEqual([
    200,
    expect.stringContaining('dependencies'),
  ]);
  expect(response.status).toBe(404);
});

test('HEAD tells of a page without its body', async () => {
  const { url } = await serverForThisTest({ web: builtFolder() });
  const response = await fetch(`${url}/terms`, { method: 'HEAD' });
  expect(response.status).toBe(200);
  expect(await response.text()).toBe('');
});

test('before the application is built, a page says so', async () => {
  const { get } = await serverForThisTest({ web: join(temporaryFolder(), 'none') });
  const response = await get('/');
  expect(response.status).toBe(503);
  expect(await response.text()).toContain('npm run build');
});

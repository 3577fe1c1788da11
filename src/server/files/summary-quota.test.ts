import { expect, test } from 'vitest';
import { removeExpiredSummaries } from '#server/files/expired-summaries.ts';
import { folderStore } from '#server/files/folder-store.ts';
import { makeRoom, QuotaReached } from '#server/files/summary-quota.ts';
import { temporaryFolder } from '../../../tests/database/temporary-folder.ts';

const HOUR = 3_600_000;
const NOW = 1_795_221_537_000;

async function storeWith(owner: string, times: readonly number[]) {
  const files = folderStore(temporaryFolder());
  const path = `clinical-summaries/${owner}`;
  for (const time of times) await files.put(`${path}/clinical_summary_${time}.pdf`, new Uint8Array([1]));
  return { files, path };
}

const namesOf = (times: readonly number[]) => times.map(time => `clinical_summary_${time}.pdf`);

test('a guest’s PDF is removed when its link has ended, and no account’s (specification 23.26)', async () => {
  const [old, fresh] = [NOW - 25 * HOUR, NOW - 23 * HOUR];
  const { files, path } = await storeWith('guest', [old, fresh]);
  await files.put(`clinical-summaries/u1/clinical_summary_${old}.pdf`, new Uint8Array([1]));
  await removeExpiredSummaries(files, NOW);
  expect(await files.list(path)).toEqual(namesOf([fresh]));
  expect(await files.list('clinical-summaries/u1')).toEqual(namesOf([old]));
});

test('nothing is to be removed where no guest has made a PDF', async () => {
  await expect(removeExpiredSummaries(folderStore(temporaryFolder()), NOW)).resolves.toBeUndefined();
});

test('an account keeps what its histories name and the newest besides (specification 23.26)', async () => {
  const times = Array.from({ length: 30 }, (_, at) => NOW + at);
  const { files, path } = await storeWith('u1', times);
  await makeRoom(files, 'u1', [`/api/files/${path}/clinical_summary_${NOW}.pdf`]);
  expect(await files.list(path)).toEqual(namesOf([NOW, ...times.slice(-19)]));
});

test('an account whose histories name 500 PDFs gets no further one (specification 23.26)', async () => {
  const times = Array.from({ length: 500 }, (_, at) => NOW + at);
  const { files, path } = await storeWith('u1', times);
  const named = namesOf(times).map(name => `/api/files/${path}/${name}`);
  await expect(makeRoom(files, 'u1', named)).rejects.toBeInstanceOf(QuotaReached);
  await files.remove(`${path}/${namesOf(times)[0]}`);
  await expect(makeRoom(files, 'u1', named)).resolves.toBeUndefined();
});

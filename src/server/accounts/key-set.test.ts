import { expect, test } from 'vitest';
import { keySet } from '#server/accounts/key-set.ts';

function countedKeys(names: readonly string[]) {
  const state = { now: 0, reads: 0, names };
  const read = async () => {
    state.reads += 1;
    return { keys: state.names.map(kid => ({ kid, kty: 'OKP' })) };
  };
  return { state, find: keySet({ read, now: () => state.now }) };
}

test('the keys are read once and used for 10 minutes', async () => {
  const { state, find } = countedKeys(['a']);
  for (const now of [0, 1, 599_999]) {
    state.now = now;
    expect((await find('a')).key?.kid).toBe('a');
  }
  expect(state.reads).toBe(1);
  state.now = 600_000;
  await find('a');
  expect(state.reads).toBe(2);
});

test('a key made since is found at once, but unknown names cannot make us read again and again', async () => {
  const { state, find } = countedKeys(['a']);
  await find('a');
  state.names = ['a', 'b'];
  state.now = 5000;
  expect((await find('b')).key?.kid).toBe('b');
  for (let at = 0; at < 20; at += 1) expect((await find(`x${at}`)).key).toBeNull();
  expect(state.reads).toBe(2);
});

test('a set without keys says so', async () => {
  expect(await countedKeys([]).find('a')).toEqual({ isEmpty: true, key: null });
});

import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { ApiEndpoint } from '#contract/endpoints/api-endpoint.ts';
import { ENDPOINTS } from '#server/http/endpoint-of.ts';

const SENTENCE = /^[A-Z].{9,}/;

const modules = import.meta.glob<Record<string, unknown>>('/src/contract/endpoints/*.ts', { eager: true });

const written = Object.values(modules)
  .flatMap(module => Object.values(module))
  .filter((value): value is ApiEndpoint => typeof value === 'object' && value !== null && 'path' in value);

const sources = globSync('src/**/*.{ts,tsx}')
  .filter(file => !/\.(?:test|fixture)\.tsx?$/.test(file) && !file.startsWith('src/contract/endpoints/'))
  .map(file => ({ file, text: readFileSync(file, 'utf8') }));

const sentencesOf = ({ failure, errors = {} }: ApiEndpoint) => [failure, ...Object.values(errors)];

describe('The endpoints of the contract', () => {
  it('are all known to the server, which limits bodies and words failures by them', () => {
    expect(new Set(ENDPOINTS)).toEqual(new Set(written));
  });

  it('differ in method or path', () => {
    const addresses = written.map(({ method, path }) => `${method} ${path}`);
    expect(addresses).toEqual([...new Set(addresses)]);
  });

  for (const endpoint of written) {
    const { method, path } = endpoint;
    it(`${method} ${path} is below /api and has sentences for what can go wrong`, () => {
      expect(path).toMatch(/^\/api\//);
      for (const sentence of sentencesOf(endpoint)) expect(sentence).toMatch(SENTENCE);
    });
  }

  it('have their sentences to themselves: nothing else writes them out', () => {
    const sentences = [...new Set(written.flatMap(sentencesOf))];
    const repeated = sources.flatMap(({ file, text }) =>
      sentences.filter(sentence => text.includes(sentence)).map(sentence => `${file}: ${sentence}`),
    );
    expect(repeated).toEqual([]);
  });
});

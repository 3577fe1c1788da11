import { z } from 'zod';
import type { YamlReader } from '#content/read/read-yaml.ts';
import { key } from '#content/schema/key.ts';

/** Ways of asking for findings, one a line, by key. */
const askedForFindings = z.record(key, z.string());

/** How one asks for findings, by key: all of `content/practice/asked`. */
export function readAskedForFindings(yaml: YamlReader): Readonly<Record<string, readonly string[]>> {
  const entries = yaml
    .files('practice/asked/*.yaml')
    .flatMap(file => Object.entries(yaml.one(file, askedForFindings) ?? {}));
  return Object.fromEntries(entries.map(([finding, lines]) => [finding, linesOf(lines)]));
}

/** The lines of a text that are not empty. */
export function linesOf(text: string): readonly string[] {
  return text
    .split('\n')
    .map(line => line.trim())
    .filter(line => line !== '');
}

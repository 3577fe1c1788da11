import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseDocument } from 'yaml';
import type { z } from 'zod';
import type { Problem } from '#content/read/problem.ts';

/** Reads the YAML files of one folder and collects what does not fit their schema. */
export type YamlReader = {
  readonly files: (pattern: string) => readonly string[];
  readonly one: <T extends z.ZodType>(file: string, schema: T) => z.infer<T> | null;
  readonly list: <T extends z.ZodType>(file: string, schema: T, under?: string) => readonly z.infer<T>[];
};

type Complain = (file: string, message: string) => void;

/** Paths are relative to `root`, with forward slashes. A file that does not exist is empty. */
export function yamlReader(root: string, problems: Problem[]): YamlReader {
  const complain: Complain = (file, message) => problems.push({ file, rule: 'schema', message });
  const values = new Map<string, unknown>();
  const valueIn = (file: string) => {
    if (!values.has(file)) values.set(file, parsed(root, file, complain));
    return values.get(file);
  };
  return {
    files: pattern =>
      globSync(pattern, { cwd: root })
        .map(path => path.replaceAll('\\', '/'))
        .sort(),
    one: (file, schema) => {
      const value = valueIn(file);
      return value === null ? null : checked(schema, value, '', message => complain(file, message));
    },
    list: (file, schema, under) => {
      const value = valueIn(file);
      const items = under === undefined ? value : fieldsOf(value)[under];
      if (value === null) return [];
      if (!Array.isArray(items)) {
        complain(file, `holds no list${under === undefined ? '' : ` under "${under}"`}`);
        return [];
      }
      return items.flatMap((item, index) => {
        const result = checked(schema, item, nameOf(item, index), message => complain(file, message));
        return result === null ? [] : [result];
      });
    },
  };
}

function parsed(root: string, file: string, complain: Complain): unknown {
  const path = join(root, file);
  if (!existsSync(path)) return null;
  const document = parseDocument(readFileSync(path, 'utf8'));
  for (const error of document.errors) complain(file, error.message.split('\n')[0] ?? error.message);
  return document.errors.length > 0 ? null : (document.toJS() ?? null);
}

function checked<T extends z.ZodType>(
  schema: T,
  value: unknown,
  name: string,
  complain: (message: string) => void,
): z.infer<T> | null {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  for (const { path, message } of flattened(result.error.issues)) {
    complain(`${[name, placeIn(value, path)].filter(Boolean).join(' ')}: ${message}`);
  }
  return null;
}

type Issue = { readonly path: readonly PropertyKey[]; readonly message: string };

/** A union's own message is only "Invalid input": what its first branch says is more use. */
function flattened(issues: readonly z.core.$ZodIssue[]): readonly Issue[] {
  return issues.flatMap(issue => {
    const branch = issue.code === 'invalid_union' ? issue.errors[0] : undefined;
    if (branch === undefined) return [issue];
    return flattened(branch).map(inner => ({ ...inner, path: [...issue.path, ...inner.path] }));
  });
}

/** The fields of a mapping or the items of a list; none of anything else. */
function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? Object.fromEntries(Object.entries(value)) : {};
}

function nameOf(item: unknown, index: number): string {
  const { key, title, name, commercialName } = fieldsOf(item);
  return String(key ?? title ?? name ?? commercialName ?? `entry ${index + 1}`);
}

/** `questions › onset › choices › Suddenly › points` says more than `questions.0.choices.2.points`. */
function placeIn(value: unknown, path: readonly PropertyKey[]): string {
  let at: unknown = value;
  const words: string[] = [];
  for (const part of path) {
    at = fieldsOf(at)[String(part)];
    const { key, text } = fieldsOf(at);
    words.push(typeof part === 'number' ? String(key ?? text ?? part + 1) : String(part));
  }
  return words.join(' › ');
}

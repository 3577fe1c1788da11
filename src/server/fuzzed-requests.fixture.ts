import fc from 'fast-check';

/** What the description of the API says of a value, as far as it is made use of here. */
type Schema = {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
};
type Parameter = { readonly name: string; readonly in: string };
type Operation = {
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: Schema }>> };
};
export type Description = {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components?: { readonly schemas?: Readonly<Record<string, Schema>> };
};

export type FuzzedRequest = {
  readonly method: string;
  readonly path: string;
  readonly query: string;
  readonly body: string | undefined;
  /** Which of the accounts asks, and whether by cookie, by a broken token or as a guest. */
  readonly who: number;
};

const DEPTH = 7;

/** What has broken programs before. */
const hostileText = fc.oneof(
  fc.constantFrom(
    '\0',
    'a\0b',
    '\ud800',
    '%00',
    "'; drop table users; --",
    '../../etc/passwd',
    '__proto__',
    '',
  ),
  fc.constantFrom('2026-02-31', '-1', '1e999', 'NaN', '9'.repeat(30), '٣', '👩‍⚕️', 'x'.repeat(5000)),
  fc.string({ unit: 'binary', maxLength: 40 }),
);
const text = fc.oneof(
  hostileText,
  fc.string({ maxLength: 20 }),
  fc.constantFrom('Headache', 'Female', '1', 'true'),
);
const number = fc.oneof(fc.integer({ min: -3, max: 400 }), fc.integer(), fc.double(), fc.maxSafeInteger());
const anything = fc.oneof(text, number, fc.boolean(), fc.constant(null), fc.jsonValue({ maxDepth: 3 }));

/** Mostly what the contract asks for, here and there something else. */
function anyValue(schema: Schema, of: Description, depth = 0): fc.Arbitrary<unknown> {
  if (depth > DEPTH) return fc.constant(null);
  const right = rightValue(schema, of, depth);
  return fc.oneof({ weight: 14, arbitrary: right }, { weight: 1, arbitrary: anything });
}

function rightValue(schema: Schema, of: Description, depth: number): fc.Arbitrary<unknown> {
  const inner = (part: Schema) => anyValue(part, of, depth + 1);
  if (schema.$ref) return inner(of.components?.schemas?.[schema.$ref.split('/').at(-1) ?? ''] ?? {});
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.const !== undefined) return fc.constant(schema.const);
  const parts = schema.anyOf ?? schema.oneOf;
  if (parts) return fc.oneof(...parts.map(inner));
  if (schema.allOf) return fc.tuple(...schema.allOf.map(inner)).map(all => Object.assign({}, ...all));
  const types = typeof schema.type === 'string' ? [schema.type] : (schema.type ?? []);
  if (types.length > 1) return fc.oneof(...types.map(type => rightValue({ ...schema, type }, of, depth)));
  if (types[0] === 'object') return objectOf(schema, inner);
  if (types[0] === 'array') return fc.array(inner(schema.items ?? {}), { maxLength: 4 });
  return plainValue(types[0]);
}

function objectOf(
  { properties = {}, required = [] }: Schema,
  inner: (part: Schema) => fc.Arbitrary<unknown>,
) {
  const fields = Object.fromEntries(Object.entries(properties).map(([name, part]) => [name, inner(part)]));
  return fc.record(fields, { requiredKeys: required.filter(name => name in fields) });
}

function plainValue(type: string | undefined): fc.Arbitrary<unknown> {
  if (type === 'string') return text;
  if (type === 'number' || type === 'integer') return number;
  if (type === 'boolean') return fc.boolean();
  if (type === 'null') return fc.constant(null);
  return anything;
}

/** Halves of characters cannot stand in an address. */
const inAddress = (value: string) => encodeURIComponent(value.toWellFormed());

function pathOf(path: string): fc.Arbitrary<string> {
  const names = path.match(/\{\w+\}/g) ?? [];
  const value = fc.oneof(text, fc.uuid(), fc.integer({ min: 1, max: 400 }).map(String));
  const filled = (given: readonly string[]) =>
    names.reduce((whole, name, i) => whole.replace(name, inAddress(given[i] ?? '')), path);
  return fc.tuple(...names.map(() => value)).map(filled);
}

function queryOf(parameters: readonly Parameter[]): fc.Arbitrary<string> {
  const names = parameters.filter(parameter => parameter.in === 'query').map(({ name }) => name);
  const fields = Object.fromEntries(names.map(name => [name, fc.oneof(text, number.map(String))]));
  const worded = (given: Readonly<Record<string, string>>) =>
    Object.entries(given).map(([name, value]) => `${name}=${inAddress(String(value))}`);
  return fc
    .record(fields, { requiredKeys: [] })
    .map(given => worded(given as Record<string, string>).join('&'));
}

function bodyOf({ requestBody }: Operation, of: Description): fc.Arbitrary<string | undefined> {
  const schema = requestBody?.content['application/json']?.schema;
  if (!schema) return fc.constant(undefined);
  const right = anyValue(schema, of).map(value => JSON.stringify(value));
  return fc.oneof({ weight: 30, arbitrary: right }, { weight: 1, arbitrary: hostileText });
}

/** Requests for every operation that the API describes of itself, each as often as the others. */
export function fuzzedRequests(of: Description): fc.Arbitrary<FuzzedRequest> {
  const operations = Object.entries(of.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) =>
      fc.record({
        method: fc.constant(method.toUpperCase()),
        path: pathOf(path),
        query: queryOf(operation.parameters ?? []),
        body: bodyOf(operation, of),
        who: fc.nat(15),
      }),
    ),
  );
  return fc.oneof(...operations);
}

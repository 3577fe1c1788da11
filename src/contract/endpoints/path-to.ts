import type { ApiEndpoint } from '#contract/endpoints/api-endpoint.ts';

export type PathParameters = Readonly<Record<string, string | number>>;

/** The address of an endpoint with its parameters filled in. Throws `RangeError` when one is missing. */
export function pathTo({ path }: Pick<ApiEndpoint, 'path'>, parameters: PathParameters = {}): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = parameters[name];
    if (value === undefined) throw new RangeError(`${path} needs ${name}`);
    return encodeURIComponent(value);
  });
}

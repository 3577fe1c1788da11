/** The part of autocannon that is used here; the package brings no types. */
declare module 'autocannon' {
  type Options = {
    readonly url: string;
    readonly headers?: Readonly<Record<string, string>>;
    readonly connections: number;
    readonly duration: number;
  };
  export default function autocannon(
    options: Options,
  ): Promise<{ readonly requests: { readonly average: number } }>;
}

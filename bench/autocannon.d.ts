/** The part of autocannon that is used here; the package brings no types. */
declare module 'autocannon' {
  type Options = {
    readonly url: string;
    readonly method?: 'GET' | 'POST';
    readonly body?: string;
    readonly headers?: Readonly<Record<string, string>>;
    readonly connections: number;
    readonly duration: number;
    /** Requests a second over all connections; as many as possible when left out. */
    readonly overallRate?: number;
    /** Threads that send; the own one when left out. */
    readonly workers?: number;
  };
  export default function autocannon(options: Options): Promise<{
    readonly requests: { readonly average: number };
    /** Milliseconds. */
    readonly latency: { readonly p99: number };
  }>;
}

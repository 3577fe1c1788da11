import type { ReactNode } from 'react';
import { Skeleton } from '../progress/skeleton.tsx';
import { ErrorPanel } from './error-panel.tsx';

type LoadedProps<Data> = {
  /** A query, as far as it matters here. */
  readonly query: {
    readonly isPending: boolean;
    readonly isError: boolean;
    readonly data: Data | undefined;
    readonly refetch: () => unknown;
  };
  /** Read out while it loads. */
  readonly loading: string;
  /** How many rows are drawn while it loads. */
  readonly rows?: number;
  /** What is said when it could not be loaded; it can be asked for again. */
  readonly failure: string;
  readonly onGoBack?: () => void;
  readonly children: (data: Data) => ReactNode;
};

/** What a query brings: grey rows first, then its data, or why there are none. */
export function Loaded<Data>({ query, loading, rows, failure, onGoBack, children }: LoadedProps<Data>) {
  return (
    <>
      {query.isPending ? <Skeleton label={loading} shape="rows" {...(rows && { count: rows })} /> : null}
      {query.isError ? (
        <ErrorPanel message={failure} onRetry={() => void query.refetch()} {...(onGoBack && { onGoBack })} />
      ) : null}
      {query.data === undefined ? null : children(query.data)}
    </>
  );
}

import { useQuery } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { useOnBackOnline } from '#web/offline/connection.ts';

/** What stands beside every page, under a name of its own. */
type Beside = {
  readonly name: string;
  readonly load: () => Promise<ComponentType>;
  /** Drawn while its code cannot be fetched. */
  readonly instead?: ComponentType;
};

/**
 * A part fetched when it is first drawn. If it does not arrive, the page goes on without, and it is fetched again with the
 * network; a browser that remembers which module failed fetches it with the next opening.
 */
export function beside({ name, load, instead }: Beside): ComponentType {
  return () => {
    const { data, isError, refetch } = useQuery({ queryKey: ['beside', name], queryFn: load });
    useOnBackOnline(isError, () => void refetch());
    const Part = data ?? (isError ? instead : undefined);
    return Part === undefined ? null : <Part />;
  };
}

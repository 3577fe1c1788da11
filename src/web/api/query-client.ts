import { QueryClient } from '@tanstack/react-query';
import { ApiError } from '#web/api/api-error.ts';

const RETRIES = 2;

/** The catalogue hardly changes while a session runs; what was read once is used again. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: Number.POSITIVE_INFINITY,
      refetchOnWindowFocus: false,
      networkMode: 'always',
      retry: (failures, error) => failures < RETRIES && error instanceof ApiError && error.isPassing,
      retryDelay: attempt => 500 * 2 ** attempt,
    },
    mutations: { networkMode: 'always' },
  },
});

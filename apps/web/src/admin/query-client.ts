import { QueryClient } from '@tanstack/react-query';

/** All data of staff: fresh for 10 s, no retry, no refetch on focus (PR-08). */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 10_000,
      retry: false,
      refetchOnWindowFocus: false,
      // A dropped connection is an error at once instead of a pause, and refetches after reconnecting.
      networkMode: 'always',
      refetchOnReconnect: true,
    },
  },
});

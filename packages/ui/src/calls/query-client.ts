import { QueryClient } from '@tanstack/react-query';

/**
 * All data that pages show, of visitors and staff: fresh for 10 s, no retry, no refetch on focus (PR-08). Older data is
 * shown while it is loaded again, and forgotten five minutes after the last page that showed it.
 */
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

// There is no provider that does it: what failed is asked for again when the network is back.
queryClient.mount();

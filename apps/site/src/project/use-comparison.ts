import { call } from '@silowright/ui/calls/api.ts';
import { queryClient } from '@silowright/ui/calls/query-client.ts';
import { useQuery } from '@tanstack/react-query';
import { contentOf, problemOf, storedProject } from './project-price.ts';
import type { Position } from './project-store.ts';

/** What differs between the alternatives of a group, by the server. */
export function useComparison(group: string, positions: readonly Position[]) {
  const query = useQuery(
    {
      queryKey: ['compare-positions', group, contentOf(positions)],
      queryFn: async () => call('compare-positions', { body: { ...(await storedProject()), group } }),
      staleTime: 60_000,
    },
    queryClient,
  );
  return {
    answer: query.data,
    problem: query.isError ? problemOf(query.error) : undefined,
    again: () => void query.refetch(),
  };
}

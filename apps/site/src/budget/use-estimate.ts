import type { BudgetAnswers } from '@silowright/domain/budget/questions';
import { tankSoFar } from '@silowright/domain/budget/stage-tank';
import type { CallInput } from '@silowright/ui/calls/api.ts';
import { queryClient } from '@silowright/ui/calls/query-client.ts';
import { callQuery } from '@silowright/ui/calls/use-call.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';

/** The estimate for the answers so far; open questions count as usual. The last one keeps its place while the next is fetched. */
export function useEstimate(answers: Partial<BudgetAnswers>) {
  const { contents, amount, pressure = 'atmospheric', type = 'flat', temperature = 20 } = answers;
  const diameter = tankSoFar(answers).diameterMm / 1000;
  const query = { contents, amount, pressure, type, diameter, temperature };
  const isPossible = contents !== undefined && amount !== undefined;
  return useQuery(
    {
      ...callQuery('estimate-budget', { query } as CallInput<'estimate-budget'>),
      enabled: isPossible,
      ...(isPossible && { placeholderData: keepPreviousData }),
    },
    queryClient,
  );
}

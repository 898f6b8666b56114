import type { BudgetAnswers } from '@silowright/domain/budget/questions';
import { tankSoFar } from '@silowright/domain/budget/stage-tank';
import { useEffect, useState } from 'react';
import { type CallOutput, call } from '../api.ts';

export type Estimate = CallOutput<'estimate-budget'>;

/** The estimate for the answers so far; open questions count as usual. The last one stays while the next is fetched. */
export function useEstimate(answers: Partial<BudgetAnswers>, attempt = 0) {
  const [estimate, setEstimate] = useState<Estimate | 'failed'>();
  useEffect(() => {
    const { contents, amount, pressure = 'atmospheric', type = 'flat', temperature = 20 } = answers;
    if (contents === undefined || amount === undefined) return setEstimate(undefined);
    const diameter = tankSoFar(answers).diameterMm / 1000;
    const abort = new AbortController();
    call(
      'estimate-budget',
      { query: { contents, amount, pressure, type, diameter, temperature } },
      abort.signal,
    )
      .then(setEstimate)
      .catch((error: unknown) => {
        if (abort.signal.aborted) return;
        console.error('Problem fetching the price band', error, attempt);
        setEstimate('failed');
      });
    return () => abort.abort();
  }, [answers, attempt]);
  return estimate;
}

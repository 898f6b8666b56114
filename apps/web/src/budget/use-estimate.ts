import type { BudgetAnswers } from '@silowright/domain/budget/questions';
import { tankSoFar } from '@silowright/domain/budget/stage-tank';
import { useEffect, useState } from 'react';
import { type CallOutput, call } from '../api.ts';

export type Estimate = CallOutput<'estimate-budget'>;

/** The estimate for the answers so far; open questions count as usual. The last one keeps its place while the next is fetched. */
export function useEstimate(answers: Partial<BudgetAnswers>, attempt = 0) {
  const [last, setLast] = useState<{
    readonly estimate: Estimate | 'failed';
    readonly answers: Partial<BudgetAnswers>;
    readonly attempt: number;
  }>();
  useEffect(() => {
    const { contents, amount, pressure = 'atmospheric', type = 'flat', temperature = 20 } = answers;
    if (contents === undefined || amount === undefined) return setLast(undefined);
    const diameter = tankSoFar(answers).diameterMm / 1000;
    const abort = new AbortController();
    const query = { contents, amount, pressure, type, diameter, temperature };
    call('estimate-budget', { query }, abort.signal)
      .catch((error: unknown) => {
        if (!abort.signal.aborted) console.error('Problem fetching the price band', error);
        return 'failed' as const;
      })
      .then((estimate) => {
        if (!abort.signal.aborted) setLast({ estimate, answers, attempt });
      });
    return () => abort.abort();
  }, [answers, attempt]);
  return {
    estimate: last?.estimate,
    isFetching: last?.answers !== answers || last.attempt !== attempt,
  };
}

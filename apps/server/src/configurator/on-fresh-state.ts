import { ApiError } from '../platform/http/api-error.ts';

const tries = 4;

/**
 * For two concurrent requests on one configuration: the second computes again on the result of the first. `work`
 * returns undefined if the state was changed meanwhile.
 */
export async function onFreshState<Answer>(work: () => Promise<Answer | undefined>): Promise<Answer> {
  for (let attempt = 0; attempt < tries; attempt++) {
    const answer = await work();
    if (answer !== undefined) return answer;
  }
  throw new ApiError('unavailable');
}

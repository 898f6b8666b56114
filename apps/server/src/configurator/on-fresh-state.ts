import { ApiError } from '../http/api-error.ts';

const tries = 4;

/**
 * Two requests for one configuration at once: the second computes again on what the first stored. `work` answers
 * undefined when somebody changed the state under it.
 */
export async function onFreshState<Answer>(work: () => Promise<Answer | undefined>): Promise<Answer> {
  for (let attempt = 0; attempt < tries; attempt++) {
    const answer = await work();
    if (answer !== undefined) return answer;
  }
  throw new ApiError('unavailable');
}

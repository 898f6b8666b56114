import { errorTable } from '@silowright/contract/errors';
import { ApiError } from '../api.ts';

/** A failure that passes: the connection is lost, or the server has more to do than it can. */
export interface Obstacle {
  readonly kind: 'away' | 'busy';
  readonly error: ApiError;
}

/** null: the same request will fail again. */
export function obstacleOf(error: unknown): Obstacle | null {
  if (!(error instanceof ApiError)) return null;
  if (error.code === 'network') return { kind: 'away', error };
  return errorTable[error.code].retry ? { kind: 'busy', error } : null;
}

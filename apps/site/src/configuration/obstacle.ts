import { errorTable } from '@silowright/contract/errors';
import { ApiError } from '@silowright/ui/calls/api.ts';

/** A temporary failure: the connection is lost, or the server is busy. */
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

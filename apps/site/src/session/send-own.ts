import type { ApiError } from '@silowright/ui/calls/api.ts';
import { newId, sessionValues, setValues } from './session-store.ts';

/**
 * Sends with the id of the session. If the server knows the id but this browser does not have its key, because the
 * answer that carried it was lost, sends once more with a new id (D3).
 */
export async function sendOwn<Answer>(
  send: (id: string) => Promise<Answer>,
  mayRenew: () => boolean,
): Promise<Answer> {
  try {
    return await send(sessionValues().id);
  } catch (error) {
    if ((error as ApiError).code !== 'unknown-configuration' || !mayRenew()) throw error;
    const id = newId();
    setValues({ id });
    return await send(id);
  }
}

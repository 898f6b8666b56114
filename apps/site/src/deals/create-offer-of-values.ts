import type { SessionValues } from '@silowright/domain/session/values';
import { ApiError, type CallInput, type CallOutput, call } from '@silowright/ui/calls/api.ts';
import { recommendationBody } from '../configuration/use-recommendation.ts';
import { sessionValues } from '../session/session-store.ts';

/** Sends the answers, which the server needs to make an offer. */
export const storeValues = (values = sessionValues()) =>
  call('create-recommendation', { body: recommendationBody(values) });

/** Creates an offer. If the server does not have the answers, sends them and tries again. */
export async function createOfferOfValues(
  body: CallInput<'create-offer'>['body'],
  values: SessionValues,
): Promise<CallOutput<'create-offer'>> {
  try {
    return await call('create-offer', { body });
  } catch (error) {
    const isLost =
      error instanceof ApiError && ['unknown-configuration', 'no-recommendation'].includes(error.code);
    if (!isLost) throw error;
    await storeValues(values);
    return await call('create-offer', { body });
  }
}

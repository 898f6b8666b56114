import { languageOfLocale } from '@silowright/domain/locale';
import { ApiError, type CallInput, type CallOutput, call } from '../api.ts';
import { recommendationBody } from '../session/recommendation-body.ts';
import { sessionValues } from '../session/session-store.ts';

/** Sends the session values, which the server needs to make an offer. */
export const storeValues = () => {
  const values = sessionValues();
  const language = languageOfLocale(values.localeStr ?? 'en_GB');
  return call('create-recommendation', { body: recommendationBody(values, language) });
};

/** Creates an offer. If the server has lost the session values, sends them and tries again. */
export async function createOfferOfValues(
  body: CallInput<'create-offer'>['body'],
): Promise<CallOutput<'create-offer'>> {
  try {
    return await call('create-offer', { body });
  } catch (error) {
    const isLost =
      error instanceof ApiError && ['unknown-configuration', 'no-recommendation'].includes(error.code);
    if (!isLost) throw error;
    await storeValues();
    return await call('create-offer', { body });
  }
}

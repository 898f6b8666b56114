import { ApiError, type CallOutput, call } from '@silowright/ui/calls/api.ts';
import { requestedVolume } from '../session/requested-volume.ts';
import { sendOwn } from '../session/send-own.ts';
import { sessionValues, useSession } from '../session/session-store.ts';
import { recommendationBody } from './use-recommendation.ts';

/** Sends the size; the response has all sizes of the type and the options of this one (CF-19). */
export function selectUnit(
  uuid: string,
  diameterInMm: number | undefined,
): Promise<CallOutput<'select-preconfigured-unit'>> {
  const values = sessionValues();
  const { preconfiguredUnitType } = values;
  if (!preconfiguredUnitType)
    return Promise.reject(new ApiError('unit-unavailable', 409, 'no storage type chosen'));
  return sendOwn(
    async (id) => {
      // Another tab got the key of this browser: the same answers under a new id.
      if (id !== values.id)
        await call('create-recommendation', {
          body: recommendationBody({ ...values, id, volumePerUnit: requestedVolume()! }),
        });
      return call('select-preconfigured-unit', {
        body: {
          id,
          preconfiguredUnitType,
          ...(diameterInMm !== undefined && { diameterInMm }),
          preconfiguredUnitUuid: uuid,
        },
      });
    },
    // An offer keeps its id.
    () => !useSession.getState().sentOffer,
  );
}

/** Sends the size on screen again, because the server may have another one after a lost response. */
export const selectShownUnit = () => selectUnit(sessionValues().uuid ?? '', sessionValues().diameterInMm);

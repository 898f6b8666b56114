import { ApiError, type CallOutput, call } from '../api.ts';
import { sessionValues } from '../session/session-store.ts';

/** Sends the size; the response has all sizes of the type and the options of this one (CF-19). */
export function selectUnit(
  uuid: string,
  diameterInMm: number | undefined,
): Promise<CallOutput<'select-preconfigured-unit'>> {
  const { id, preconfiguredUnitType } = sessionValues();
  if (!preconfiguredUnitType)
    return Promise.reject(new ApiError('unit-unavailable', 409, 'no storage type chosen'));
  return call('select-preconfigured-unit', {
    body: {
      id,
      preconfiguredUnitType,
      ...(diameterInMm !== undefined && { diameterInMm }),
      preconfiguredUnitUuid: uuid,
    },
  });
}

/** Sends the size on screen again, because the server may have another one after a lost response. */
export const selectShownUnit = () => selectUnit(sessionValues().uuid ?? '', sessionValues().diameterInMm);

import { ApiError, type CallOutput, call } from '../api.ts';
import { sessionValues } from '../session/session-store.ts';

/** Tells the server the size; it answers all sizes of the type and the options of this one (CF-19). */
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

/** The size on the screen; an answer that was lost may have left the server with another one. */
export const selectShownUnit = () => selectUnit(sessionValues().uuid ?? '', sessionValues().diameterInMm);

import { locales } from '@silowright/domain/locale';
import { makeSessionId } from '@silowright/domain/session/session-id';
import { call } from '../../api.ts';
import { sessionValues, setValues } from '../../session/session-store.ts';

/** The same request, unit and choices under a new id, so that another address can have the offer (D9). */
export async function copyConfiguration(): Promise<void> {
  const { emailAddress, phoneNumber, firstName, lastName, ...values } = sessionValues();
  const id = makeSessionId(() => crypto.getRandomValues(new Uint8Array(1))[0]!);
  const { segment, volumePerUnit, amountOfUnits, preconfiguredUnitType, uuid } = values;
  if (!segment || !volumePerUnit || !amountOfUnits || !preconfiguredUnitType || !uuid)
    throw new Error('nothing to copy');
  await call('create-recommendation', {
    body: { ...values, id, localeStr: values.localeStr ?? locales.en, segment, volumePerUnit, amountOfUnits },
  });
  await call('select-preconfigured-unit', {
    body: {
      id,
      preconfiguredUnitType,
      ...(values.diameterInMm !== undefined && { diameterInMm: values.diameterInMm }),
      preconfiguredUnitUuid: uuid,
    },
  });
  setValues({ id });
}

import { beforeEach, expect, it } from 'vitest';
import { resetSession, sessionValues, setDraft, setRequest, setValues, useSession } from './session-store.ts';

beforeEach(() => {
  resetSession();
  setRequest({ productGroupType: 'animal_feed', characteristicGroupType: 'whole_grain' });
  setValues({ storedProductId: 'barley', storedDensity: 620 });
  setDraft('volume', { volume: '41', amount: '2', product: 'barley', density: '' });
});

it('other goods forget the density, and keep volume and amount (EN-01)', () => {
  setRequest({ productGroupType: 'animal_feed', characteristicGroupType: 'mixed_feed' });
  expect(sessionValues().storedProductId).toBeUndefined();
  expect(sessionValues().storedDensity).toBeUndefined();
  expect(useSession.getState().drafts.volume).toEqual({ volume: '41', amount: '2' });
});

it.each([
  ['the same goods', { productGroupType: 'animal_feed', characteristicGroupType: 'whole_grain' }],
  ['another volume', { volumePerUnit: 50, amountOfUnits: 1 }],
  ['another place', { locationPlacename: 'Venray' }],
])('%s keeps the density (EN-01)', (_, patch) => {
  setRequest(patch);
  expect(sessionValues()).toMatchObject({ storedProductId: 'barley', storedDensity: 620 });
  expect(useSession.getState().drafts.volume?.product).toBe('barley');
});

import { call } from '../../api.ts';
import { newId, sessionValues, setValues } from '../../session/session-store.ts';

/** The same unit, choices and prices under a new id, so that another address can have the offer (D9). */
export async function copyConfiguration(): Promise<void> {
  const copyId = newId();
  await call('copy-configuration', { body: { id: sessionValues().id, copyId } });
  setValues({ id: copyId });
}

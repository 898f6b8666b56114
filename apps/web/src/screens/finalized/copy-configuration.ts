import { makeSessionId } from '@silowright/domain/session/session-id';
import { call } from '../../api.ts';
import { sessionValues, setValues } from '../../session/session-store.ts';

/** The same unit, choices and prices under a new id, so that another address can have the offer (D9). */
export async function copyConfiguration(): Promise<void> {
  const copyId = makeSessionId(() => crypto.getRandomValues(new Uint8Array(1))[0]!);
  await call('copy-configuration', { body: { id: sessionValues().id, copyId } });
  setValues({ id: copyId });
}

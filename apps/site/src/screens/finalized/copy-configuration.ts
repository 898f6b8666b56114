import { call } from '@silowright/ui/calls/api.ts';
import { copyProject } from '../../project/send-project.ts';
import { newId, sessionValues, setValues } from '../../session/session-store.ts';

/** Copies unit, choices and prices to a new id, so that the offer can go to another address (D9). */
export async function copyConfiguration(): Promise<void> {
  if (copyProject()) return;
  const copyId = newId();
  await call('copy-configuration', { body: { id: sessionValues().id, copyId } });
  setValues({ id: copyId });
}

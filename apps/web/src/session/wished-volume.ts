import { validateVolume } from '@silowright/domain/session/field-rules';
import { useSession } from './session-store.ts';

/** What the visitor typed at the volume step; what that step would refuse is no wish. */
export function wishedVolume(): number | undefined {
  const { values, drafts } = useSession.getState();
  const typed = drafts.volume?.volume ?? '';
  return validateVolume(typed) ? values.volumePerUnit : Number(typed);
}

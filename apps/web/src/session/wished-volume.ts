import { validateVolume } from '@silowright/domain/session/field-rules';
import { useSession } from './session-store.ts';

/** What the visitor typed at the volume step; what that step would refuse is no wish. */
export function wishedVolume(): number | undefined {
  const { values, drafts } = useSession.getState();
  const typed = drafts.volume?.volume ?? '';
  return validateVolume(typed) ? values.volumePerUnit : Number(typed);
}

/** How full a unit is with what was asked, 0 to 1; full where nobody knows. */
export const fillShare = (wishedM3: number | undefined, unitM3: number | undefined): number =>
  wishedM3 === undefined || unitM3 === undefined ? 1 : Math.min(wishedM3 / unitM3, 1);

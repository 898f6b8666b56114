import { validateVolume } from '@silowright/domain/session/field-rules';
import { useSession } from './session-store.ts';

/** The volume typed at the volume step; undefined if that step would refuse it. */
export function wishedVolume(): number | undefined {
  const { values, drafts } = useSession.getState();
  const typed = drafts.volume?.volume ?? '';
  return validateVolume(typed) ? values.volumePerUnit : Number(typed);
}

/** The fill level of a unit with the requested volume, 0 to 1; full if unknown. */
export const fillShare = (wishedM3: number | undefined, unitM3: number | undefined): number =>
  wishedM3 === undefined || unitM3 === undefined ? 1 : Math.min(wishedM3 / unitM3, 1);

import { readVolume, validateVolume } from '@silowright/domain/session/field-rules';
import { boot } from '@silowright/ui/catalogue/boot.ts';
import { type SessionState, useSession } from './session-store.ts';

/** The volume typed at the volume step; undefined if that step would refuse it. */
export function requestedVolume(
  { values, drafts }: Pick<SessionState, 'values' | 'drafts'> = useSession.getState(),
): number | undefined {
  const typed = drafts.volume?.volume ?? '';
  return validateVolume(typed, boot().asked) ? values.volumePerUnit : readVolume(typed, boot().asked);
}

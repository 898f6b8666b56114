import { config } from '@silowright/ui/calls/config.ts';
import { useSession } from '../session/session-store.ts';

/** The address of the visitor's own logo (ST-07). */
export function useLogoPicture(): string | undefined {
  const path = useSession(({ drafts }) => drafts.logo?.path);
  return path && config.apiBase + path;
}

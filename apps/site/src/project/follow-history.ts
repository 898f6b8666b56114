import { historyEntry } from '@silowright/ui/parts/history-entry.ts';
import { useSession } from '../session/session-store.ts';
import { showPosition } from './change-positions.ts';
import { positionsNow, useProject } from './project-store.ts';

/** Shows the position of this entry of the browser history; entries before a project belong to its first one. */
export function followHistory(): void {
  const { project } = useSession.getState();
  const { id } = useProject.getState();
  const positions = positionsNow();
  const asked = historyEntry().position;
  const position = positions.find(({ key, session }) =>
    asked === undefined ? session.values.id === id : key === asked,
  );
  if (position && position.key !== project?.position) showPosition(position.key);
}

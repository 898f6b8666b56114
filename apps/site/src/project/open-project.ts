import type { PositionRole } from '@silowright/domain/deal/deal';
import { type SessionState, useSession } from '../session/session-store.ts';
import { newKey } from './change-positions.ts';
import { contentOfOthers } from './content-of-others.ts';
import { hasUnit, type Position, useProject } from './project-store.ts';

/** A position that comes from a quotation or a link. */
export interface GivenPosition {
  readonly role: PositionRole;
  readonly session: SessionState;
  /** Whether the server has its answers and choices. */
  readonly isStored: boolean;
}

/**
 * Takes the place of everything in this tab (PJ-07). One position is a visit of one unit. Returns what is on screen:
 * the first position that has a unit.
 */
export function openProject(given: readonly [GivenPosition, ...GivenPosition[]]): SessionState {
  const positions = given.map((each): Position => ({ ...each, key: newKey() }));
  const shown = positions.find(hasUnit) ?? positions[0]!;
  const isSeveral = positions.length > 1;
  const session: SessionState = isSeveral
    ? {
        ...shown.session,
        project: { position: shown.key, others: contentOfOthers(positions, shown.key) },
      }
    : shown.session;
  useProject.setState({
    id: positions[0]!.session.values.id,
    positions: isSeveral ? positions : [],
    undo: undefined,
    sent: [],
    sentTotal: undefined,
  });
  useSession.setState(session, true);
  return session;
}

import { refreshUnit } from '../configuration/load-unit.ts';
import { storePosition } from '../deals/store-configuration.ts';
import { useSession } from '../session/session-store.ts';
import { alike, isReady, type Position, positionsNow, useProject } from './project-store.ts';

/** The position that the server refuses. */
export class PositionRefused extends Error {
  readonly key: string;

  constructor(key: string, cause: unknown) {
    super('The server refuses a position', { cause });
    this.key = key;
  }
}

let storing: Promise<void> = Promise.resolve();

/** Sends what the server does not have yet, one after the other: a copy needs its origin. */
export function storePositions(): Promise<void> {
  storing = storing.catch(() => {}).then(storeAll);
  return storing;
}

async function storeAll(): Promise<void> {
  const { values, project } = useSession.getState();
  const { positions } = useProject.getState();
  const moved = positions.map((each) => (each.key === project?.position ? each : alike(values, each)));
  if (moved.some((each, at) => each !== positions[at])) useProject.setState({ positions: moved });
  for (;;) {
    const position = positionsNow().find((each) => isReady(each) && !each.isStored);
    if (!position) return;
    try {
      await storePosition(position);
    } catch (error) {
      throw new PositionRefused(position.key, error);
    }
    const isOnScreen = useSession.getState().project?.position === position.key;
    const amountOf = ({ session: { values } }: Position) => values.amountOfUnits;
    useProject.setState(({ positions }) => ({
      positions: positions.map((each) => {
        if (each.key !== position.key) return each;
        const { copyOf: _copyOf, ...stored } = each;
        // It may have changed meanwhile.
        const now = positionsNow().find(({ key }) => key === each.key) ?? each;
        const isSame =
          amountOf(now) === amountOf(position) && (isOnScreen || now.session === position.session);
        return { ...stored, isStored: isSame };
      }),
    }));
    if (isOnScreen) await refreshUnit();
  }
}

import { isDeepStrictEqual } from 'node:util';
import type { ListKind } from '../../../apps/server/src/prices/store/price-lists.ts';
import { dearer, type ListRow } from '../parts-of-releases/work-with-release.ts';
import { type Asker, Over, pause } from '../shared/asker.ts';

/** A list that was sent, acknowledged or not; its comment is its own. */
export interface SentList {
  readonly kind: ListKind;
  readonly segment: string;
  readonly comment: string;
  readonly rows: readonly ListRow[];
  /** Absent for a planned list: it becomes the next version at its moment. */
  readonly version?: number;
  /** Id of the plan, once it was acknowledged. */
  planId?: string;
  acknowledged: boolean;
}

export interface PublisherParts {
  readonly asker: Asker;
  readonly sent: SentList[];
  readonly staffToken: () => string;
}

interface List {
  readonly id: { readonly version: number };
  readonly prices?: readonly ListRow[];
  readonly options?: readonly ListRow[];
}

const calls = { base: ['prices', 'prices'], options: ['options', 'options'] } as const;
/** A plan is due while the server works, or while it is down. */
const plannedAheadMs = () => 300 + Math.random() * 2500;

/** Each list has one person who publishes it, or plans it, again and again; every version has other prices. */
const desks = [
  { kind: 'base', segment: 'agricultural', planned: false },
  { kind: 'options', segment: 'agricultural', planned: false },
  { kind: 'base', segment: 'road_salt', planned: true },
  { kind: 'options', segment: 'road_salt', planned: true },
] as const;

export function startPublishers(parts: PublisherParts): { end(): Promise<boolean> } {
  const lives = desks.map((desk) =>
    (desk.planned ? plan(parts, desk) : publish(parts, desk)).catch((error: unknown) => {
      if (!(error instanceof Over)) throw error;
    }),
  );
  const ended = Promise.all(lives).then(
    () => true,
    (error) => {
      console.error(error);
      parts.asker.end();
      return false;
    },
  );
  return {
    end: () => {
      parts.asker.end();
      return ended;
    },
  };
}

interface Desk {
  readonly kind: ListKind;
  readonly segment: string;
}

async function publish(parts: PublisherParts, { kind, segment }: Desk): Promise<never> {
  const [call, field] = calls[kind];
  const path = `/api/admin/unit/${call}`;
  for (;;) {
    const list = await current(parts, { kind, segment });
    const { sent, body } = nextOf(parts, { kind, segment }, list, field);
    await parts.asker.must({ method: 'PUT', path, headers: asStaff(parts), body });
    sent.acknowledged = true;
    await pause(Math.random() * 60);
  }
}

/** While the server was down its moment passed, or an earlier plan came into force. */
const tooLate = /"(past|unchanged|stale-version|changed-meanwhile)"/;

/** Plans the next list, waits until it is in force, and plans the one after. */
async function plan(parts: PublisherParts, { kind, segment }: Desk): Promise<never> {
  const [call, field] = calls[kind];
  for (;;) {
    const list = await current(parts, { kind, segment });
    const { sent, body } = nextOf(parts, { kind, segment }, list, field, true);
    const at = new Date(Date.now() + plannedAheadMs()).toISOString();
    const { status, json } = await parts.asker.ask({
      method: 'POST',
      path: `/api/admin/unit/${call}/plans?at=${at}`,
      headers: asStaff(parts),
      body,
    });
    if (status === 200) {
      sent.planId = (json as { id: string }).id;
      sent.acknowledged = true;
    } else if (!tooLate.test(JSON.stringify(json)))
      throw new Error(`a plan returned ${status}: ${JSON.stringify(json)}`);
    const isInForce = async () => {
      const now = await current(parts, { kind, segment });
      return isDeepStrictEqual(now[field], sent.rows);
    };
    const began = performance.now();
    while (performance.now() - began < 4000 && !(await isInForce())) await pause(150);
  }
}

const asStaff = ({ staffToken }: PublisherParts) => ({ authorization: `Bearer ${staffToken()}` });

export const current = (parts: PublisherParts, { kind, segment }: Desk): Promise<List> =>
  parts.asker.must<List>({
    method: 'GET',
    path: `/api/admin/unit/${calls[kind][0]}/${segment}`,
    headers: asStaff(parts),
  });

/** Noted before it is sent: a kill may come after its commit and before its answer. */
function nextOf(
  { sent: all }: PublisherParts,
  { kind, segment }: Desk,
  list: List,
  field: 'prices' | 'options',
  isPlanned = false,
) {
  const version = list.id.version + 1;
  const rows = dearer(list[field] ?? []);
  const comment = `torture ${crypto.randomUUID()}`;
  const sent: SentList = {
    kind,
    segment,
    comment,
    rows,
    acknowledged: false,
    ...(!isPlanned && { version }),
  };
  all.push(sent);
  return { sent, body: { id: { version, segment }, [field]: rows, comment } };
}

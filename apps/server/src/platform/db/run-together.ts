import { firstOfEachKey } from './first-of-each-key.ts';

interface Call<Params, Row> {
  readonly params: Params;
  readonly resolve: (rows: Row[]) => void;
  readonly reject: (error: unknown) => void;
}

export interface Together<Params, Row> {
  /** A group has one call for each key, and a row belongs to the call with its key. */
  readonly keyOf: (item: Params | Row) => string;
  readonly runOne: (params: Params) => Promise<Row[]>;
  readonly runMany: (group: readonly Params[]) => Promise<Row[]>;
  /** True if the database has undone everything, so that each call may run again alone. */
  readonly isRefusal: (error: unknown) => boolean;
}

const mostInGroup = 100;
/** One waits for a lock at most, the other one goes on. */
const mostGroups = 2;

/** Calls of one turn of the event loop, and those that arrive while others are on their way, run as one query. */
export function runTogether<Params, Row>({
  keyOf,
  runOne,
  runMany,
  isRefusal,
}: Together<Params, Row>): (params: Params) => Promise<Row[]> {
  let waiting: Call<Params, Row>[] = [];
  let groups = 0;
  let scheduled = false;

  const schedule = () => {
    if (scheduled || groups === mostGroups || waiting.length === 0) return;
    scheduled = true;
    setImmediate(send);
  };
  const send = () => {
    scheduled = false;
    const { group, later } = firstOfEachKey(waiting, ({ params }) => keyOf(params), mostInGroup);
    waiting = later;
    groups += 1;
    void answer(group).then(() => {
      groups -= 1;
      schedule();
    });
    schedule();
  };
  const answer = async (group: ReadonlyMap<string, Call<Params, Row>>): Promise<void> => {
    const calls = [...group.values()];
    const alone = () =>
      Promise.all(calls.map(({ params, resolve, reject }) => runOne(params).then(resolve, reject)));
    if (calls.length === 1) return void (await alone());
    try {
      // Always in one order, so that two processes cannot wait for each other.
      const sorted = [...group].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, { params }]) => params);
      const rows = Map.groupBy(await runMany(sorted), keyOf);
      for (const [key, { resolve }] of group) resolve(rows.get(key) ?? []);
    } catch (error) {
      if (isRefusal(error)) await alone();
      else for (const { reject } of calls) reject(error);
    }
  };
  return (params) =>
    new Promise((resolve, reject) => {
      waiting.push({ params, resolve, reject });
      schedule();
    });
}

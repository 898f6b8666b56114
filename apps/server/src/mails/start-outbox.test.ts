import { afterEach, describe, expect, it } from 'vitest';
import type { Store } from '../platform/db/store.ts';
import { openMemoryStore } from '../platform/db/testing/memory-store.ts';
import { queueMessage } from '../platform/jobs/queue-message.ts';
import { watchHeld } from './start-outbox.ts';

describe('held mails', () => {
  let store: Store | undefined;
  afterEach(() => store?.close());

  it('alert the operator each time their number grows, and only then (threat 15)', async () => {
    const opened = await openMemoryStore();
    store = opened;
    const alerts: object[] = [];
    let counted = 0;
    const watched = {
      ...opened,
      read: (work: Parameters<Store['read']>[0]) => opened.read(work).finally(() => counted++),
    } as Store;
    const log = { info() {}, warn() {}, error: (details: object) => alerts.push(details) };
    const hold = () =>
      opened.write((db) =>
        queueMessage(
          db,
          { kind: 'offer', recipient: 'a@x.example', recipientRole: 'visitor', payload: {}, state: 'held' },
          0,
        ),
      );
    const countTwice = async () => {
      const before = counted;
      await expect.poll(() => counted, { interval: 5 }).toBeGreaterThan(before + 1);
    };
    const stopping = new AbortController();
    const watching = watchHeld({ store: watched, log }, stopping.signal, 5);
    try {
      await countTwice();
      expect(alerts).toEqual([]);
      await hold();
      await countTwice();
      await countTwice();
      expect(alerts).toEqual([{ held: 1 }]);
      await hold();
      await countTwice();
      expect(alerts).toEqual([{ held: 1 }, { held: 2 }]);
    } finally {
      stopping.abort();
      await watching;
    }
  });
});

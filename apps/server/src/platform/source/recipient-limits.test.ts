import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Store } from '../db/store.ts';
import { engines } from '../db/testing/engines.ts';
import { allPerHour, forgetOldLimits, mayMail } from './recipient-limits.ts';

const hourMs = 3_600_000;
const start = Date.parse('2026-11-15T10:00:00Z');

describe.each(engines)('limits per recipient on $name', ({ open }) => {
  let store: Store;
  beforeEach(async () => {
    store = await open();
  });
  afterEach(() => store.close());
  const ask = (recipient: string, atMs: number) => store.write((db) => mayMail(db, recipient, atMs));

  it.each([
    ['in capitals', ['a@x.example', 'A@x.example', ' a@X.example', 'a@x.example']],
    ['with a tag', ['a@x.example', 'a+1@x.example', 'A+2@x.example', 'a+1+2@x.example']],
    [
      'in Unicode and in ASCII',
      ['a@müller.example', 'a@xn--mller-kva.example', 'a@MÜLLER.example', 'a@mu\u0308ller.example'],
    ],
  ])('allow three an hour for an address written %s (threat 14)', async (_name, written) => {
    const answers = [];
    for (const recipient of written) answers.push(await ask(recipient, start));
    expect(answers).toEqual([true, true, true, false]);
  });

  it('allow three an hour per address', async () => {
    for (let count = 0; count < 3; count++) await ask('a@x.example', start);
    expect(await ask('b@x.example', start)).toBe(true);
    expect(await ask('a@x.example', start + hourMs - 1)).toBe(false);
    expect(await ask('a@x.example', start + hourMs)).toBe(true);
  });

  it('allow ten in any 24 hours', async () => {
    const answers = [];
    for (let count = 0; count < 12; count++) answers.push(await ask('a@x.example', start + count * hourMs));
    expect(answers.filter(Boolean)).toHaveLength(10);
    expect(await ask('a@x.example', start + 24 * hourMs)).toBe(true);
  });

  it('apply to concurrent requests', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => ask('a@x.example', start)));
    expect(answers.filter(Boolean)).toHaveLength(3);
  });

  it('stop a flood to many addresses (threat 15)', async () => {
    await store.write(async (db) => {
      await db
        .insertInto('recipient_limits')
        .values(Array.from({ length: allPerHour }, (_, at) => ({ recipient_hash: `other ${at}`, at: start })))
        .execute();
    });
    expect(await ask('new@x.example', start + 1)).toBe(false);
    expect(await ask('new@x.example', start + hourMs)).toBe(true);
  });

  it('ignore what is older than a day', async () => {
    await ask('a@x.example', start);
    await ask('b@x.example', start + 24 * hourMs);
    await store.write((db) => forgetOldLimits(db, start + 24 * hourMs));
    const rows = await store.read((db) => db.selectFrom('recipient_limits').selectAll().execute());
    expect(rows).toHaveLength(1);
  });
});

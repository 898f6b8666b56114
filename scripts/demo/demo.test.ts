import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { offersIn } from '../../apps/server/src/configurator/testing/offers.ts';
import { frozenOffer } from '../../apps/server/src/deals/paper/quotation.ts';
import { openDesk } from '../../apps/server/src/desk/testing/open-desk.ts';
import { onePdfThreads } from '../../apps/server/src/platform/threads/testing/shared-threads.ts';
import { roleClaim } from './colleagues.ts';
import { fillInstallation } from './fill-installation.ts';

const dayMs = 24 * 3_600_000;

it('demo data are a year of visitors and of colleagues who answer them: everything that the desk shows (IN-08, P22)', async () => {
  const endMs = Date.parse('2026-11-15T12:00:00Z');
  let now = endMs - 366 * dayMs;
  const office = await openDesk(
    undefined,
    { AUTH_ROLE_CLAIM: roleClaim },
    { nowMs: () => now, guardClock: false, threads: onePdfThreads },
  );
  try {
    const filled = await fillInstallation(office, {
      visits: 50,
      endMs,
      workshop: office.workshop,
      setNow: (ms) => {
        now = ms;
      },
    });
    for (const [what, count] of Object.entries(filled)) expect(count, what).toBeGreaterThan(0);
    const offers = await offersIn(office.store);
    const months = new Set(offers.map(({ created_at }) => new Date(created_at).toISOString().slice(0, 7)));
    expect(months.size).toBeGreaterThan(6);
    expect(Math.max(...offers.map(({ created_at }) => created_at))).toBeLessThanOrEqual(endMs);
    for (const { client_email } of offers) expect(client_email).toMatch(/^[a-z]+\.\d+@[a-z-]+\.example$/);
    const roles = offers.flatMap((row) => {
      const offer = frozenOffer(row);
      return offer.kind === 'priced' ? offer.positions.map(({ role }) => role.kind) : [];
    });
    expect(new Set(roles)).toEqual(new Set(['included', 'optional', 'alternative']));
    const [dealers, events, lists] = await office.store.read(async (db) => [
      await db.selectFrom('dealers').selectAll().execute(),
      await db.selectFrom('incoming_events').selectAll().execute(),
      await db.selectFrom('price_lists').select('version').execute(),
    ]);
    expect(JSON.stringify(dealers)).toContain('/media/');
    expect(new Set(events.map(({ event }) => event))).toEqual(
      new Set([
        ...events.map(({ event }) => event),
        'assigned',
        'noted',
        'follow-up',
        'handled',
        'revised',
        'extended',
      ]),
    );
    // Nothing happens before it is possible.
    for (const { at, kind, incoming_id } of events) {
      const offer = kind === 'quotations' && offers.find(({ id }) => id === incoming_id);
      if (offer) expect(at).toBeGreaterThanOrEqual(offer.created_at);
    }
    expect(Math.max(...lists.map(({ version }) => version))).toBe(3);
  } finally {
    await office.close();
  }
});

it('npm run demo -- --help says what it does and fills nothing (P22)', () => {
  const dir = mkdtempSync(path.join(tmpdir(), 'silowright-help-'));
  try {
    const data = path.join(dir, 'data');
    const { status, stdout } = spawnSync(process.execPath, ['scripts/demo.ts', '--help'], {
      encoding: 'utf8',
      env: { ...process.env, DATA_DIR: data },
    });
    expect([status, stdout.split('\n')[0]]).toEqual([0, 'npm run demo']);
    expect(existsSync(data)).toBe(false);
  } finally {
    rmSync(dir, { recursive: true, force: true });
  }
});

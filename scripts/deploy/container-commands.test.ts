import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openStore } from '../../apps/server/src/platform/db/open-store.ts';
import { containerCommands, mappedInto, runMapped } from './container-commands.ts';

/** The commands use Linux tools of the image (install, find, head -n -30). */
describe.runIf(process.platform === 'linux')('a command of a container', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'silowright-commands-'));
  const dataDir = path.join(folder, 'data');
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  beforeAll(async () => (await openStore({ engine: 'sqlite', dataDir })).close());

  const place = (root: string, file: string, ageHours = 0, mode = 0o600) => {
    const where = mappedInto(root, file);
    mkdirSync(path.dirname(where), { recursive: true });
    writeFileSync(where, file, { mode });
    const when = Date.now() / 1000 - ageHours * 3600;
    utimesSync(where, when, when);
  };
  const run = (name: string, root: string) => {
    const command = containerCommands().find((one) => one.name === name);
    if (!command) throw new Error(`no container has the command ${name}`);
    const { status, stdout, stderr } = runMapped(command, root, '.', { DATA_DIR: dataDir });
    expect([status, stderr]).toEqual([0, '']);
    return stdout;
  };
  const madeNow = /^silowright-20\d{6}T\d{6}\.backup$/;

  it('has a test here', () => {
    const names = containerCommands().map(({ name }) => name);
    expect(names.sort()).toEqual(['compose/backup', 'kubernetes/backup', 'kubernetes/seal']);
  });

  it('copies the seal so that only its owner can read it', () => {
    const root = path.join(folder, 'seal');
    for (const file of ['tls.key', 'tls.crt']) place(root, `/seal-secret/${file}`, 0, 0o440);
    run('kubernetes/seal', root);
    for (const [from, to] of [
      ['tls.key', 'key.pem'],
      ['tls.crt', 'certificate.pem'],
    ] as const) {
      const made = mappedInto(root, `/seal/${to}`);
      expect(readFileSync(made, 'utf8')).toBe(`/seal-secret/${from}`);
      expect(statSync(made).mode & 0o777).toBe(0o600);
    }
  });

  it('writes a nightly backup, checks it, keeps thirty and removes unfinished files', () => {
    const root = path.join(folder, 'nightly');
    const old = Array.from({ length: 31 }, (_, day) => `silowright-201901${day + 10}T021500.backup`);
    for (const file of old) place(root, `/backups/${file}`, 48);
    place(root, '/backups/silowright-a.backup.part', 2);
    place(root, '/backups/silowright-b.backup.1234.silowright-part', 2);
    place(root, '/backups/silowright-c.backup.1234.silowright-part');
    expect(run('kubernetes/backup', root)).toContain('is valid');
    const left = readdirSync(mappedInto(root, '/backups')).sort();
    expect(left.filter((file) => file.endsWith('part'))).toEqual([
      'silowright-c.backup.1234.silowright-part',
    ]);
    const backups = left.filter((file) => file.endsWith('.backup'));
    expect(backups.slice(0, -1)).toEqual(old.slice(2));
    expect(backups.at(-1)).toMatch(madeNow);
  });

  it('writes a backup with Compose', () => {
    const root = path.join(folder, 'compose');
    expect(run('compose/backup', root)).toContain('is complete');
    expect(readdirSync(mappedInto(root, '/backups'))).toEqual([expect.stringMatching(madeNow)]);
  });
});

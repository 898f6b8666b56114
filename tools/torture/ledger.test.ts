import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { openLedger } from './ledger.ts';
import { readOptions } from './torture.ts';

const folder = mkdtempSync(path.join(os.tmpdir(), 'silowright-ledger-'));
afterAll(() => rmSync(folder, { recursive: true }));

it('adds the results of a run to earlier results', () => {
  openLedger('kill', folder).add({ kills: 3, lost: 0 });
  const second = openLedger('kill', folder);
  second.add({ kills: 2, lost: 0 });
  second.add({ kills: 1 });
  expect(openLedger('kill', folder).figures()).toEqual({ kills: 6, lost: 0 });
  second.set({ lost: 1 });
  expect(openLedger('kill', folder).figures()).toEqual({ kills: 6, lost: 1 });
  expect(openLedger('fuzz', folder).figures()).toEqual({});
});

it('reads numbers by name and rejects other values', () => {
  expect(readOptions(['--times', '50'], { times: 1, writers: 4 })).toEqual({ times: 50, writers: 4 });
  expect(() => readOptions(['--times', 'all'], { times: 1 })).toThrow('--times must be a whole number');
  expect(() => readOptions(['--hours', '1'], { times: 1 })).toThrow('hours');
});

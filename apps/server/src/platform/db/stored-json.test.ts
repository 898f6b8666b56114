import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { asFlat } from './quotation-positions.ts';
import { DamagedDocument, readStored, type StoredKind, writeStored } from './stored-json.ts';
import { storedKinds } from './stored-kinds.ts';

/** Documents as each release stored them; of the first one without version and hash. */
const kept: Record<string, StoredKind> = {
  quotation: storedKinds.quotation,
  revision: storedKinds.quotation,
  draft: storedKinds.draft,
  configuration: storedKinds.configuration,
  'base-prices': storedKinds.basePrices,
  options: storedKinds.options,
  catalogue: storedKinds.catalogue,
  message: storedKinds.message,
};
const testing = path.join(import.meta.dirname, 'testing/fixtures');
const files = readdirSync(testing).flatMap((release) =>
  readdirSync(path.join(testing, release)).map((file) => path.join(release, file)),
);

describe('a stored document', () => {
  it.each(files)('of an earlier release is read: %s (C21)', (file) => {
    const text = readFileSync(path.join(testing, file), 'utf8');
    const kind = kept[path.basename(file, '.json')];
    expect(kind).toBeDefined();
    const content = readStored<{ readonly positions?: readonly object[] }>(kind!, file, text);
    const { document: _, ...written } = JSON.parse(text);
    const [only] = content.positions ?? [];
    const asWritten = only && !written.positions ? asFlat(content, only) : content;
    expect(asWritten).toMatchObject(written);
    // Stored again it has today's version, and reads the same.
    expect(readStored(kind!, file, writeStored(kind!, content))).toEqual(content);
  });

  const kind: StoredKind = {
    ...storedKinds.draft,
    schema: z.looseObject({ kind: z.string() }),
    version: 3,
    upgrades: [(older) => ({ ...older, first: 1 }), (older) => ({ ...older, second: older.first })],
  };
  const before = (version: number) => ({ ...kind, version, upgrades: kind.upgrades.slice(0, version - 1) });

  it('without a version is of version 1, and takes every step to today (C21)', () => {
    expect(readStored(kind, 'Q-1', '{"kind":"priced"}')).toEqual({ kind: 'priced', first: 1, second: 1 });
    const second = writeStored(before(2), { kind: 'priced', first: 7 });
    expect(readStored(kind, 'Q-1', second)).toEqual({ kind: 'priced', first: 7, second: 7 });
  });

  it('of a quotation from before currencies had names is in the only one (C21)', () => {
    expect(readStored(storedKinds.quotation, 'Q-1', '{"kind":"priced"}')).toMatchObject({
      kind: 'priced',
      currency: 'EUR',
    });
    expect(readStored(storedKinds.quotation, 'Q-1', '{"kind":"request"}')).toEqual({ kind: 'request' });
  });

  it('of a quotation from before positions is its only position, and nothing is lost (PJ-02, C21)', () => {
    const flat = { kind: 'priced', currency: 'DKK', configurationId: 'c', amountOfUnits: 2, totalCents: 9 };
    const read = readStored<{ positions: [object] }>(storedKinds.quotation, 'Q-1', JSON.stringify(flat));
    expect(read).toEqual({
      kind: 'priced',
      currency: 'DKK',
      totalCents: 9,
      positions: [
        {
          id: 'c',
          number: '10',
          role: { kind: 'included' },
          kind: 'units',
          configurationId: 'c',
          amountOfUnits: 2,
        },
      ],
    });
    expect(JSON.stringify(asFlat(read, read.positions[0]))).toBe(JSON.stringify(flat));
  });

  it('that is empty reads as it was written (C21)', () => {
    expect(readStored(storedKinds.message, '', writeStored(storedKinds.message, {}))).toEqual({});
  });

  const written = writeStored(storedKinds.quotation, {
    kind: 'request',
    totalCents: 838_000,
    text: 'Æblegård',
  });
  it.each([
    ['another digit', written.replace('838000', '837000')],
    ['an overwritten letter', written.replace('Æ', '\ufffd')],
    ['a wrong hash', written.replace(/"sha256":"..../, '"sha256":"AAAA')],
    ['another version', written.replace('"version":3', '"version":9')],
    ['an overwritten beginning', written.replace('"version"', '"vXrsion"')],
    ['cut off', written.slice(0, -9)],
    ['no JSON', '{"kind":'],
    ['another type', '{"kind":"priced","totalCents":"much"}'],
    ['no positions', writeStored(storedKinds.quotation, { kind: 'priced' })],
    ['an empty list of positions', writeStored(storedKinds.quotation, { kind: 'priced', positions: [] })],
    ['null', 'null'],
  ])('is named when it is damaged: %s (S28, C21)', (_, text) => {
    const read = () => readStored(storedKinds.quotation, 'Q-2026-000007', text);
    expect(read).toThrow(DamagedDocument);
    expect(read).toThrow(/^The stored quotation Q-2026-000007 is damaged: .*Restore the last backup/);
  });
});

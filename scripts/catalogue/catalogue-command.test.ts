import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkFolder } from '@silowright/catalogue/check-folder';
import { compareFolders } from '@silowright/catalogue/compare-folders';
import { printDifference } from '@silowright/catalogue/differences';
import { loadCatalogue } from '@silowright/catalogue/disk/load-catalogue';
import { readFolder } from '@silowright/catalogue/disk/read-folder';
import { shippedCatalogueDir } from '@silowright/catalogue/disk/shipped-catalogue';
import { afterAll, describe, expect, it } from 'vitest';
import { openStore } from '../../apps/server/src/platform/db/open-store.ts';
import { publishReleaseCatalogue } from '../../apps/server/src/prices/release-catalogue.ts';
import { publishReleaseLists } from '../../apps/server/src/prices/release-lists.ts';
import { runCatalogueCommand } from './run-command.ts';
import { starterDir } from './write-new.ts';

const place = mkdtempSync(join(tmpdir(), 'silowright-catalogue-command-'));
afterAll(() => rmSync(place, { recursive: true }));

const run = async (args: readonly string[], env: Readonly<Record<string, string>> = {}) => {
  const [out, err]: [string[], string[]] = [[], []];
  const status = await runCatalogueCommand(args, {
    env,
    print: (line) => out.push(`${line}\n`),
    printError: (line) => err.push(`${line}\n`),
  });
  return { status, stdout: out.join(''), stderr: err.join('') };
};
/** A copy of the starter with replaced texts. */
function copyWith(name: string, ...changes: readonly (readonly [string, string, string])[]): string {
  const folder = join(place, name);
  cpSync(starterDir, folder, { recursive: true });
  for (const [file, from, to] of changes) {
    const text = readFileSync(join(folder, file), 'utf8');
    if (!text.includes(from)) throw new Error(`${file} does not contain ${from}`);
    writeFileSync(join(folder, file), text.replace(from, to));
  }
  return folder;
}

describe('the command', () => {
  it('new writes a catalogue that passes the check, and refuses a folder that is not empty (CT-04)', async () => {
    const folder = join(place, 'new');
    expect(await run(['new', folder])).toMatchObject({ status: 0, stderr: '' });
    expect(await run(['check', folder, '--strict'])).toEqual({
      status: 0,
      stdout: `${folder}: 0 errors, 0 warnings\n`,
      stderr: '',
    });
    expect(await run(['new', folder])).toEqual({
      status: 2,
      stdout: '',
      stderr: `${folder} is not empty; name a new folder\n`,
    });
  });

  it('of very many problems the first twenty are printed with the number of the others, by check and start (CT-03)', async () => {
    const row = 'hopper,2000,4390,5.7,free,1.3,,yes\n';
    const many = copyWith('many', ['units.csv', 'hopper,2000,4390', `${row.repeat(1000)}hopper,2000,4390`]);
    const lines = (await run(['check', many])).stdout.trim().split('\n');
    expect(lines).toHaveLength(22);
    const [, count] = /^… and (\d+) more$/.exec(lines[20]!)!;
    expect(Number(count)).toBeGreaterThan(900);
    expect(lines[21]).toBe(`${many}: ${Number(count) + 20} errors, 0 warnings`);
    expect(() => loadCatalogue(many)).toThrow(/has errors:\n( {2}- .*\n){20} {2}- … and \d+ more$/);
  });

  it('check ends with 0, with 1 for errors or strict warnings, with 2 for a wrong call (CT-03)', async () => {
    const warned = copyWith('warned', ['tariff.json', '"up_to_mm": 3500', '"up_to_mm": 2600']);
    expect((await run(['check', warned])).status).toBe(0);
    expect((await run(['check', warned, '--strict'])).status).toBe(1);
    const broken = copyWith('broken', ['units.csv', ',4400,', ',4400.125,']);
    const { status, stdout } = await run(['check', broken, '--json']);
    expect([status, JSON.parse(stdout)]).toEqual([
      1,
      [
        {
          file: 'units.csv',
          place: 'line 2, price',
          text: '4400.125 has more decimals than EUR has (2)',
          severity: 'error',
        },
      ],
    ]);
    expect(await run(['check', 'no-such-folder'])).toMatchObject({
      status: 2,
      stderr: 'no-such-folder is not a folder\n',
    });
    for (const wrong of [[], ['check'], ['toString'], ['check', warned, '--stict']])
      expect(await run(wrong), wrong.join()).toMatchObject({
        status: 2,
        stderr: expect.stringContaining('usage: npm run catalogue'),
      });
  });

  it('diff ends with 1 for differences, and refuses to compare broken catalogues', async () => {
    const dearer = copyWith('dearer', ['units.csv', ',4400,', ',4500,']);
    expect(await run(['diff', starterDir, dearer])).toEqual({
      status: 1,
      stdout: 'unit hopper Ø2.00 m 5.7 m³: price 4400 → 4500 EUR (+2.3 %)\n1 differences\n',
      stderr: '',
    });
    expect(await run(['diff', starterDir, starterDir])).toMatchObject({
      status: 0,
      stdout: 'no differences\n',
    });
    const empty = copyWith('unpriced', ['units.csv', ',4400,', ',,']);
    expect(await run(['diff', starterDir, empty])).toMatchObject({
      status: 1,
      stdout: '',
      stderr: `${empty}: units.csv line 2, price: is empty; write a number such as 12.5, with a point\n`,
    });
  });

  it('publish lists the versions, makes an earlier one the next, and names prices of staff that stay (CT-07)', async () => {
    const env = { DATA_DIR: join(place, 'data'), DATABASE_URL: '' };
    const content = loadCatalogue(shippedCatalogueDir).content;
    const changed = { ...content, limits: { ...content.limits, headroomMm: 777 } };
    const store = await openStore({ engine: 'sqlite', dataDir: env.DATA_DIR });
    for (const [at, each] of [content, changed].entries())
      await publishReleaseLists(store, at, await publishReleaseCatalogue(store, at, each, () => content));
    await store.close();

    expect((await run(['publish'], env)).stdout).toBe(
      `version 2, 1970-01-01T00:00:00.001Z: limits: headroom ${content.limits.headroomMm} → 777 mm\n` +
        'version 1, 1970-01-01T00:00:00.000Z: the first catalogue\n',
    );
    expect(await run(['publish', '--version', '7'], env)).toMatchObject({
      status: 2,
      stderr: 'there is no catalogue version 7; there are 2, 1\n',
    });
    expect(await run(['publish', '--version', '1'], env)).toEqual({
      status: 0,
      stdout: `limits: headroom 777 → ${content.limits.headroomMm} mm\nversion 3 has the content of version 1\n`,
      stderr: '',
    });
    expect(await run(['publish', '--version', '3'], env)).toMatchObject({
      status: 2,
      stderr: 'version 3 is the latest one already\n',
    });
  });
});

describe('differences in words', () => {
  const folderOf = (...changes: Parameters<typeof copyWith>[1][]) => {
    const folder =
      changes.length === 0 ? starterDir : copyWith(`diff-${changes[0]?.join().length}`, ...changes);
    return checkFolder(readFolder(folder).files).folder;
  };

  it('prices in percent, measures with their unit, what is sold, drawn, added and removed', () => {
    const after = folderOf(
      ['units.csv', '10.5,5400,1.7,H-200-10.5,yes', '10.5,5400,1.8,H-200-10.5,no'],
      ['units.csv', 'tank,2500,6550,28,15850,2.1,T-250-28,yes\n', ''],
      ['options/bakery.json', '"price": 480', '"price": 490'],
      ['options/bakery.json', '1500*V', '1600*V'],
      ['options/bakery.json', '"part": "roof-panel"', '"part": "roof-box"'],
      ['storage-types/tank.json', '"density_kg_m3": 1450', '"density_kg_m3": 1500'],
      ['tariff.json', '"per_km": 3.2', '"per_km": 3.4'],
      ['countries.json', '"CHF"', '"EUR"'],
      ['product-groups.json', '["wheat_flour", "rye_flour"]', '["wheat_flour"]'],
      ['texts/en_GB.json', '"Hopper silo"', '"Silo with hopper"'],
    );
    expect(compareFolders(folderOf(), after).map(printDifference)).toEqual([
      'unit hopper Ø2.00 m 10.5 m³: empty_mass 1.7 → 1.8 t',
      'unit hopper Ø2.00 m 10.5 m³: is no longer sold',
      'unit tank Ø2.50 m 28 m³: removed',
      'option bakery outlet butterfly: price 480 → 490 EUR (+2.1 %)',
      'option bakery explosion_vent explosion_vent: price 95000 + 1500*V → 95000 + 1600*V',
      'option bakery explosion_vent explosion_vent: is drawn differently',
      'storage type tank: limits.density 1450 → 1500 kg/m³',
      'product-groups.json: bakery.dry_goods.characteristics.flour.products − rye_flour',
      'countries.json: served.CH.currency "CHF" → "EUR"',
      'tariff.json: classes.wide.per_km 3.2 → 3.4',
      'texts en_GB: storage-type.hopper.name "Hopper silo" → "Silo with hopper"',
    ]);
  });

  it('a price of staff stays, also when the catalogue changes it (CT-07)', () => {
    const after = folderOf(
      ['units.csv', ',4400,', ',4500,'],
      ['units.csv', ',5400,', ',5500,'],
      ['options/bakery.json', '"price": 480', '"price": 500'],
    );
    const published = new Map([
      ['unit hopper Ø2.00 m 5.7 m³', ['4450']],
      ['unit hopper Ø2.00 m 10.5 m³', ['5400']],
      ['option bakery outlet butterfly', ['480', '505']],
    ]);
    expect(compareFolders(folderOf(), after, published).map(printDifference)).toEqual([
      'unit hopper Ø2.00 m 5.7 m³: price 4400 → 4500 EUR (+2.3 %); published by staff: 4450, stays',
      'unit hopper Ø2.00 m 10.5 m³: price 5400 → 5500 EUR (+1.9 %)',
      'option bakery outlet butterfly: price 480 → 500 EUR (+4.2 %); published by staff: 505, stays',
    ]);
  });
});

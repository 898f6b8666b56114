import type { StaffDealer } from '@silowright/contract/dealers';
import { describe, expect, it } from 'vitest';
import { judgeRows, readDealerFile } from './import-rows.ts';

const names = {
  columns: { city: 'Ort', active: 'Aktiv', name: 'Name' },
  segments: { agricultural: 'Landwirtschaft', road_salt: 'Salz und Sole' },
};
const head =
  'id,name,industry,country,city,email,phone,hub_spot_id,crm_url,latitude,longitude,segments,active';
const line = 'elbe|Elbe|agri|DE|Hamburg|a@elbe.example||78||53.5|10|agricultural road_salt|yes';
const columns = head.split(',');

const rowsOf = (...lines: string[]) => {
  const cells = [columns, ...lines.map((text) => text.split('|'))].map((row, at) => ({
    row: at + 1,
    cells: row,
  }));
  const outcome = readDealerFile(cells, names);
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.reason));
  return outcome.value.rows;
};
const withCell = (column: string, value: string) =>
  line
    .split('|')
    .map((cell, at) => (columns[at] === column ? value : cell))
    .join('|');
const known: StaffDealer = {
  id: 'elbe',
  name: 'Elbe',
  industry: 'agri',
  country: 'DE',
  city: 'Hamburg',
  image_url: '',
  crm_url: '',
  hub_spot_id: '78',
  email: 'a@elbe.example',
  phone: '',
  segments: ['road_salt', 'agricultural'],
  latitude: 53.5,
  longitude: 10,
  active: true,
  revision: 4,
};

describe('a dealer file', () => {
  it('may have its titles in the language of the reader; unknown columns are named (PX-08, threat 77)', () => {
    const cells = [
      {
        row: 1,
        cells: [...columns.map((name) => ({ city: 'ORT ', active: 'aktiv' })[name] ?? name), 'Opmerking'],
      },
      { row: 2, cells: [...line.split('|'), 'x'] },
    ];
    const outcome = readDealerFile(cells, names);
    expect(outcome).toMatchObject({
      ok: true,
      value: { ignored: ['Opmerking'], rows: [{ row: 2, cells: { city: 'Hamburg', active: 'yes' } }] },
    });
  });

  it('names every missing column; active and the id of HubSpot may be missing (PX-08, B30)', () => {
    const cells = [
      { row: 1, cells: ['id', 'name'] },
      { row: 2, cells: ['x', 'y'] },
    ];
    const outcome = readDealerFile(cells, names);
    expect(outcome.ok ? [] : outcome.reason).toHaveLength(9);
    const without = [columns, line.split('|')].map((row, at) => ({ row: at + 1, cells: row.slice(0, -1) }));
    const read = readDealerFile(without, names);
    expect(read.ok && judgeRows(read.value.rows, [], names)[0]).toMatchObject({ dealer: { active: true } });
    const at = columns.indexOf('hub_spot_id');
    const noHubSpot = readDealerFile(
      [columns, line.split('|')].map((row, index) => ({ row: index + 1, cells: row.toSpliced(at, 1) })),
      names,
    );
    // What is stored of a known dealer stays.
    const judged = (dealers: readonly StaffDealer[]) =>
      noHubSpot.ok && judgeRows(noHubSpot.value.rows, dealers, names)[0];
    expect(judged([])).toMatchObject({ state: 'new', dealer: { hub_spot_id: '' } });
    expect(judged([known])).toMatchObject({ state: 'same', dealer: { hub_spot_id: '78' } });
  });

  it('is judged row by row: new, changed, same and wrong (PX-08, B4)', () => {
    const rows = rowsOf(
      line,
      withCell('id', 'neu'),
      withCell('id', 'x').replace('DE', 'Atlantis'),
      '||||||||||||',
      line,
    );
    expect(judgeRows(rows, [known], names).map(({ row, state }) => [row, state])).toEqual([
      [2, 'same'],
      [3, 'new'],
      [4, 'wrong'],
      [6, 'wrong'],
    ]);
    const [changed] = judgeRows(rowsOf(withCell('city', 'Buxtehude')), [known], names);
    expect(changed).toMatchObject({
      state: 'changed',
      dealer: { revision: 4 },
      differences: [{ field: 'city', was: 'Hamburg', becomes: 'Buxtehude' }],
    });
  });

  it.each([
    ['active', 'vielleicht', 'not-yes-or-no'],
    ['active', '', 'not-yes-or-no'],
    ['phone', '3,1206E+10', 'shortened-number'],
    ['latitude', '', 'missing-field'],
    ['latitude', '1.052,51', 'wrong-field'],
    ['segments', 'agricultural moon', 'unknown-segment'],
    ['segments', '', 'missing-field'],
    ['email', 'x', 'wrong-field'],
  ])('%s "%s" is wrong: %s (PX-08, B4)', (column, value, code) => {
    const [row] = judgeRows(rowsOf(withCell(column, value)), [], names);
    expect(row).toMatchObject({ state: 'wrong', problems: [{ column, code, value }] });
  });

  it.each([
    ...['ja', 'JA', 'WAHR', 'waar', 'sand', 'x', '1', 'True'].map((word) => ['active', word, true] as const),
    ...['nee', 'nein', 'nej', 'ONWAAR', 'FALSCH', 'falsk', '0', 'no'].map(
      (word) => ['active', word, false] as const,
    ),
    ['latitude', '52,51', 52.51] as const,
    ['longitude', '-4.25', -4.25] as const,
  ])('%s "%s" is %j (PX-08, B4)', (column, value, wanted) => {
    const [row] = judgeRows(rowsOf(withCell(column, value)), [], names);
    expect(row).toMatchObject({ state: 'new', dealer: { [column]: wanted } });
  });

  it.each([
    ['agricultural road_salt', ['agricultural', 'road_salt']],
    ['Landwirtschaft, Salz und Sole', ['agricultural', 'road_salt']],
    ['salz und sole', ['road_salt']],
  ])('segments may be written as %s (PX-08)', (text, segments) => {
    expect(judgeRows(rowsOf(withCell('segments', text)), [], names)[0]).toMatchObject({
      dealer: { segments },
    });
  });
});

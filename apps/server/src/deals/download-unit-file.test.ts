import type { EngineeringSheet } from '@silowright/contract/engineering';
import { downloadProjectFile, downloadUnitFile } from '@silowright/contract/unit-files';
import { unitFileFormats } from '@silowright/domain/cad/formats';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../platform/http/testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const unit = { type: 'vvs4', diameter_mm: '2800', height_mm: '7920', volume: '30', language: 'de' };
const address = (format: string, query: Readonly<Record<string, string>> = {}) =>
  `${app.address}/api/unit-file/${format}?${new URLSearchParams({ ...unit, ...query })}`;

describe('files of a unit', () => {
  it.each(unitFileFormats)(
    'returns %s without a cookie, with name and type (TD-03, TD-04)',
    async (format) => {
      const response = await fetch(address(format));
      expect(response.status).toBe(200);
      expect(response.headers.get('content-disposition')).toContain(`vvs4-2800x7920.${format}"`);
      expect(response.headers.get('cache-control')).toContain('public');
      expect(response.headers.get('set-cookie')).toBeNull();
      expect((await response.arrayBuffer()).byteLength).toBeGreaterThan(500);
    },
  );

  it('draws the chosen options, in the language asked for (TD-03)', async () => {
    const text = async (query = {}) => (await fetch(address('dxf', query))).text();
    const plain = await text();
    const ladder = await text({ selection: JSON.stringify({ 'access.ladder': 'by_provider' }) });
    expect(plain).not.toContain('LADDER');
    expect(ladder).toContain('LADDER');
    expect(plain).toContain('7,92 m');
  });

  it('gives the engineering data of the place (TD-03, EN-11)', async () => {
    const read = async (query = {}) =>
      (await (await fetch(address('json', query))).json()) as EngineeringSheet;
    expect((await read()).basis.from).toBe('type');
    const inGermany = await read({ latitude: '51.96', longitude: '7.63', density: '650' });
    expect(inGermany).toMatchObject({ preliminary: true, basis: { from: 'place' } });
    expect(inGermany.content.densityKgM3).toBe(650);
  });

  it('is not compressed for callers that cannot read it', async () => {
    const response = await fetch(address('glb'), { headers: { 'accept-encoding': 'identity' } });
    expect(response.headers.get('content-encoding')).toBeNull();
    expect(new TextDecoder().decode((await response.arrayBuffer()).slice(0, 4))).toBe('glTF');
  });

  it.each([
    ['a size that nobody sells', { height_mm: '7921' }, 404],
    ['an unknown type', { type: 'nothing' }, 404],
    ['a number that is none', { diameter_mm: 'wide' }, 400],
    ['a selection that is no JSON', { selection: '{' }, 400],
    ['a selection of numbers', { selection: '{"a":1}' }, 400],
  ])('refuses %s', async (_, query, status) => {
    expect((await fetch(address('dxf', query))).status).toBe(status);
  });

  it('is described by the contract', () => {
    expect(downloadUnitFile.access).toBe('anybody');
  });
});

it('files for one source leave the thread, and all other calls, to the others (threats 52, 66, S16)', async () => {
  const limited = await startTestApp({ RATE_LIMIT: 'on' });
  const get = async (path: string, remoteAddress: string) =>
    (await limited.app.server.inject({ url: `/api/${path}`, remoteAddress })).statusCode;
  const [segment = ''] = limited.catalogues.pricedSegments();
  const { units } = limited.catalogues.current(segment).catalogue;
  const files = units.flatMap(({ type, diameterMm, heightMm, volumeM3 }) => {
    const size = { diameter_mm: `${diameterMm}`, height_mm: `${heightMm}`, volume: `${volumeM3}` };
    return ['svg', 'glb', 'dxf'].map((name) => `unit-file/${name}?${new URLSearchParams({ type, ...size })}`);
  });
  const [ofVisitor = '', ...ofHostile] = files.slice(0, 131);
  const asked = Promise.all(ofHostile.map((path) => get(path, '192.0.2.66')));
  const honest = Array.from({ length: 25 }, (_, at) => get('settings', `198.51.100.${at + 1}`));
  expect(await Promise.all(honest)).toEqual(honest.map(() => 200));
  expect(await get(ofVisitor, '198.51.100.1')).toBe(200);
  const statuses = await asked;
  expect(new Set(statuses)).toEqual(new Set([200, 429]));
  expect(statuses.filter((status) => status === 200).length).toBeLessThanOrEqual(40);
  await limited.stop();
});

describe('the file of a project', () => {
  const units = [
    { type: 'vvs4', diameter_mm: 2800, height_mm: 7920, volume: 30, amount: 2 },
    { type: 'nb', diameter_mm: 2800, height_mm: 4940, volume: 25, amount: 1, selection: {} },
  ];
  const addressOf = (format: string, asked: unknown = units) =>
    `${app.address}/api${downloadProjectFile.path.replace(':format', format)}?${new URLSearchParams({ units: JSON.stringify(asked) })}`;

  it.each(['glb', 'usdz'])(
    'has all its units side by side, as %s without a cookie (PJ-06, TD-04)',
    async (format) => {
      const whole = await fetch(addressOf(format));
      expect(whole.status).toBe(200);
      expect(whole.headers.get('set-cookie')).toBeNull();
      expect(whole.headers.get('content-type')).toBe(
        format === 'glb' ? 'model/gltf-binary' : 'model/vnd.usdz+zip',
      );
      const text = await whole.text();
      expect(text.match(format === 'glb' ? /"translation":/g : /xformOp:translate = /g)).toHaveLength(3);
    },
  );

  it('is refused if the list is none, empty, too long, or has a size that is not sold (threat 20)', async () => {
    const statuses = await Promise.all(
      [
        {},
        [],
        Array.from({ length: 21 }, () => units[0]),
        [{ ...units[0], amount: 0 }],
        [{ ...units[0], height_mm: 1 }],
      ].map(async (asked) => (await fetch(addressOf('glb', asked))).status),
    );
    expect(statuses).toEqual([400, 400, 400, 400, 404]);
  });
});

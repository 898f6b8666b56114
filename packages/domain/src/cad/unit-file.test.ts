import { bothSamples } from '@silowright/catalogue/testing/both-samples';
import DxfParser from 'dxf-parser';
import { validateBytes } from 'gltf-validator';
import { beforeAll, describe, expect, test } from 'vitest';
import { IFCTANK, IfcAPI } from 'web-ifc';
import type { UnitModel } from '../drawing/anatomy.ts';
import { configuredModel, groupsOf } from '../drawing/configured-model.ts';
import { highestPointMm } from '../drawing/highest-point.ts';
import type { Selection } from '../pricing/selection.ts';
import { extentsOf } from '../solids/extents.ts';
import { unitSolids } from '../solids/unit-solids.ts';
import type { DrawnFormat } from './formats.ts';
import { delivered, withoutContents } from './part-meshes.ts';
import { type UnitFileTexts, unitFile } from './unit-file.ts';

const texts: UnitFileTexts = {
  name: 'Silo 30 m³',
  company: 'Müller & Søn',
  formatMetres: (mm) => `${(mm / 1000).toFixed(2)} m`,
  scaleText: (scale) => `1:${scale}`,
  note: 'Preliminary',
};

/** The smallest unit of each type of both samples, with the last value of every group. */
const cases = bothSamples.flatMap(({ name, content }) => {
  return content.storageTypes.map(({ code }) => {
    const selection: Selection = Object.fromEntries(
      groupsOf(content, code).map(({ key, options }) => [
        key,
        options.filter(({ value }) => value !== 'other').at(-1)!.value,
      ]),
    );
    const size = content.units[code]![0]!;
    return { name: `${name} ${code}`, unit: configuredModel(content, { ...size, type: code, selection }) };
  });
});

const text = (format: DrawnFormat, unit: UnitModel) => unitFile(format, unit, texts) as string;
const bytes = (format: DrawnFormat, unit: UnitModel) => unitFile(format, unit, texts) as Uint8Array;

describe.each(cases)('files of $name', ({ unit }) => {
  test('the GLB is valid and has the extents of the unit in metres (TD-03)', async () => {
    const file = bytes('glb', unit);
    const { issues, info } = await validateBytes(file);
    expect(issues.messages.filter(({ severity }) => severity < 2)).toEqual([]);
    expect(issues.numErrors).toBe(0);
    const json = jsonOf(file);
    const positions = json.meshes.flatMap(({ primitives }) =>
      primitives.map(({ attributes }) => json.accessors[attributes.POSITION]!),
    );
    const high = Math.max(...positions.map(({ max }) => max![1]!));
    const { max, min } = extentsOf(delivered(unitSolids(unit, { contentLevel: 1 })))!;
    expect(high).toBeCloseTo(max[2] / 1000, 2);
    expect(Math.min(...positions.map((each) => each.min![1]!))).toBeCloseTo(min[2] / 1000, 3);
    expect(info.totalTriangleCount).toBeLessThan(60_000);
  });

  test('the DXF has front and top view to scale, with layers and dimensions (TD-03)', () => {
    const file = new DxfParser().parseSync(text('dxf', unit))!;
    expect(file.header.$INSUNITS).toBe(4);
    const points = file.entities.flatMap((entity) =>
      'vertices' in entity ? (entity.vertices as { x: number; y: number }[]) : [],
    );
    const top = Math.max(...points.map(({ y }) => y));
    expect(Math.abs(top - highestPointMm(unit))).toBeLessThan(30);
    const shell = file.entities.filter(({ layer }) => layer === 'SHELL');
    const xs = shell.flatMap((entity) => ('vertices' in entity ? (entity.vertices as { x: number }[]) : []));
    expect(Math.max(...xs.map(({ x }) => x))).toBeGreaterThanOrEqual(unit.radiusMm - 1);
    expect(Object.keys(file.tables.layer.layers)).toEqual(
      expect.arrayContaining(['SHELL', 'ROOF', 'DIMENSIONS', 'TEXT']),
    );
    const measured = file.entities.flatMap((entity) =>
      entity.type === 'DIMENSION' && 'actualMeasurement' in entity ? [entity.actualMeasurement] : [],
    );
    expect(measured).toContain(Math.round(unit.heightMm * 100) / 100);
    expect(measured).toContain(2 * unit.radiusMm);
    for (const entity of file.entities)
      if (entity.type === 'DIMENSION' && 'block' in entity)
        expect(file.blocks[entity.block as string]?.entities?.length).toBeGreaterThan(4);
  });

  test('the SVG is one document with the title (TD-03)', () => {
    const file = text('svg', unit);
    expect(file).toMatch(/^<svg [^>]*mm"/);
    expect(file).toContain('Silo 30 m³');
  });
});

// Its meshes are those of the GLB; a shape of its own would need no other file.
test.each([cases[0]!, cases.at(-1)!])(
  'the USDZ of $name is an uncompressed zip whose file is aligned (TD-04)',
  ({ unit }) => {
    const file = bytes('usdz', unit);
    const view = new DataView(file.buffer);
    expect(view.getUint32(0, true)).toBe(0x04034b50);
    const start = 30 + view.getUint16(26, true) + view.getUint16(28, true);
    expect(start % 64).toBe(0);
    const content = new TextDecoder().decode(file.subarray(start, start + view.getUint32(18, true)));
    expect(content).toMatch(/^#usda 1\.0[\s\S]*\}\n$/);
    const heights = [...content.matchAll(/points = \[(.*)\]/g)].flatMap(([, points]) =>
      [...points!.matchAll(/\(([^,]*),([^,]*),([^)]*)\)/g)].map(([, , y]) => Number(y)),
    );
    const { max } = extentsOf(delivered(unitSolids(unit, { contentLevel: 1 })))!;
    expect(heights.reduce((a, b) => Math.max(a, b))).toBeCloseTo(max[2] / 1000, 2);
  },
);

describe('the IFC file', () => {
  const ifc = new IfcAPI();
  beforeAll(() => ifc.Init());

  test.each(cases)('of $name has every part, none empty, with the right extents (TD-03)', ({ unit }) => {
    const model = ifc.OpenModel(new TextEncoder().encode(text('ifc', unit)));
    const solids = withoutContents(unitSolids(unit, { contentLevel: 0 }));
    const extents = { min: [Infinity, Infinity, Infinity], max: [-Infinity, -Infinity, -Infinity] };
    let products = 0;
    ifc.StreamAllMeshes(model, ({ geometries }) => {
      products++;
      for (let at = 0; at < geometries.size(); at++) {
        const { geometryExpressID, flatTransformation } = geometries.get(at);
        const geometry = ifc.GetGeometry(model, geometryExpressID);
        const vertices = ifc.GetVertexArray(geometry.GetVertexData(), geometry.GetVertexDataSize());
        expect(vertices.length).toBeGreaterThan(0);
        for (let index = 0; index < vertices.length; index += 6)
          for (const axis of [0, 1, 2]) {
            const value =
              flatTransformation[axis]! * vertices[index]! +
              flatTransformation[4 + axis]! * vertices[index + 1]! +
              flatTransformation[8 + axis]! * vertices[index + 2]! +
              flatTransformation[12 + axis]!;
            extents.min[axis] = Math.min(extents.min[axis]!, value);
            extents.max[axis] = Math.max(extents.max[axis]!, value);
          }
      }
    });
    expect(products).toBe(new Set(solids.map(({ part }) => part)).size);
    expect(ifc.GetLineIDsWithType(model, IFCTANK).size()).toBe(1);
    const expected = extentsOf(solids)!;
    // The reader answers in metres with y up.
    expect(extents.max[1]).toBeCloseTo(expected.max[2] / 1000, 2);
    expect(extents.min[1]).toBeCloseTo(expected.min[2] / 1000, 2);
    expect(Math.abs(extents.max[0]! - expected.max[0] / 1000)).toBeLessThan(0.06);
    ifc.CloseModel(model);
  });
});

test('the same unit gives the same bytes (TD-03)', () => {
  const [{ unit }] = cases as [(typeof cases)[number]];
  for (const format of ['dxf', 'svg', 'ifc'] as const) expect(text(format, unit)).toBe(text(format, unit));
  expect(bytes('glb', unit)).toEqual(bytes('glb', unit));
});

interface GltfJson {
  readonly meshes: { readonly primitives: { readonly attributes: { readonly POSITION: number } }[] }[];
  readonly accessors: { readonly min?: number[]; readonly max?: number[] }[];
}

function jsonOf(glb: Uint8Array): GltfJson {
  const length = new DataView(glb.buffer).getUint32(12, true);
  return JSON.parse(new TextDecoder().decode(glb.subarray(20, 20 + length)));
}

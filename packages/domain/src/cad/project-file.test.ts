import { sampleContent } from '@silowright/catalogue/testing/sample';
import { validateBytes } from 'gltf-validator';
import { expect, test } from 'vitest';
import { configuredModel } from '../drawing/configured-model.ts';
import { rowOfUnits } from '../drawing/row-of-units.ts';
import { projectFile } from './project-file.ts';

const unitOf = (type: string, at: number, colour?: string) => {
  const size = sampleContent.units[type]![at]!;
  const selection = colour ? { 'colour.body_colour': { value: 'other', custom: colour } } : {};
  return configuredModel(sampleContent, { ...size, type, selection });
};
const positions = [
  { unit: unitOf('vvs4', 3, 'RAL 6018'), amountOfUnits: 2 },
  { unit: unitOf('nb', 2), amountOfUnits: 1 },
  { unit: unitOf('vvs4', 1), amountOfUnits: 9 },
];

interface Node {
  readonly name: string;
  readonly translation?: readonly number[];
  readonly children?: readonly number[];
}

test('the GLB of a project is valid, with all units in order at the pitch of the drawing (PJ-06)', async () => {
  const file = projectFile('glb', positions, 'Müller');
  const { issues } = await validateBytes(file);
  expect(issues.messages.filter(({ severity }) => severity < 2)).toEqual([]);
  const length = new DataView(file.buffer, file.byteOffset).getUint32(12, true);
  const { nodes, scenes, materials } = JSON.parse(new TextDecoder().decode(file.slice(20, 20 + length))) as {
    nodes: Node[];
    scenes: { nodes: number[] }[];
    materials: { name: string; pbrMetallicRoughness: object }[];
  };
  const placed = nodes[scenes[0]!.nodes[0]!]!.children!.map((at) => nodes[at]!);
  // More than four of a position are not drawn.
  expect(placed.map(({ name }) => name)).toEqual(['10', '10', '20', '30', '30', '30', '30']);
  const feet = rowOfUnits(positions).feetMm.flat();
  const x = placed.map(({ translation }) => translation![0]!);
  expect(x.map((each, at) => Math.round(1000 * (each - x[0]!)) - (feet[at]! - feet[0]!))).toEqual(
    x.map(() => expect.closeTo(0, 0)),
  );
  // Each position has its own paint.
  const bodies = materials.filter(({ name }) => name === 'body').map((each) => JSON.stringify(each));
  expect(new Set(bodies).size).toBe(2);
});

test('the USDZ of a project has each position once; its other units refer to it (PJ-06)', () => {
  const text = new TextDecoder().decode(projectFile('usdz', positions, ''));
  expect(text.match(/def Xform "P\d+(_\d+)?"/g)).toHaveLength(7);
  expect(text.match(/prepend references = <\/Unit\/P2>/g)).toHaveLength(3);
  const bound = new Set(text.match(/<\/Unit\/P\d\/Materials\/\w+>/g));
  for (const path of bound) {
    const [, position, material] = /P(\d)\/Materials\/(\w+)/.exec(path)!;
    const own = text.slice(text.indexOf(`def Xform "P${position}"`));
    expect(own).toContain(`def Material "${material}"`);
  }
});

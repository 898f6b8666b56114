import { gzipSync } from 'node:zlib';
import { sampleContent } from '@silowright/catalogue/testing/sample';
import { expect, test } from 'vitest';
import { textureOfGoods } from './configured-model.ts';
import { drawProductGroup } from './draw-product-group.ts';
import { toSvg } from './to-svg.ts';

const groups = Object.entries(sampleContent.productGroups).flatMap(([segment, ofSegment]) =>
  ofSegment.map((group) => ({ segment, type: group.type, group })),
);

test.each(groups)(
  'there is a picture of $type in $segment: a unit filled with its goods, small and self-contained (ST-04)',
  ({ group }) => {
    const drawing = drawProductGroup(sampleContent, group)!;
    const needs = group.characteristics ? group.characteristics[0] : group.needs;
    const { kind, colour } = textureOfGoods(sampleContent, group.substance, needs);
    const fills = drawing.primitives.filter(({ part }) => part === 'content').map(({ fill }) => fill);
    const textures = fills.filter((fill) => typeof fill === 'object' && fill.kind === 'texture');
    expect(fills).not.toEqual([]);
    // A liquid has its colour without ripples from the side.
    expect(textures).toMatchObject(kind === 'liquid' ? [] : [{ texture: kind, colour }]);
    const svg = toSvg(drawing, { title: '', description: '', fills: true });
    expect(svg).not.toMatch(/<image|href=|https?:(?!\/\/www\.w3\.org)/);
    expect(gzipSync(svg).length).toBeLessThan(8_000);
  },
);

test('a group without a unit has no picture', () => {
  expect(drawProductGroup({ ...sampleContent, units: {} }, groups[0]!.group)).toBeUndefined();
});

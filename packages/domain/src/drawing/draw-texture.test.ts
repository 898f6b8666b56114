import { expect, test } from 'vitest';
import { textureKinds, textureOf } from '../catalogue/texture.ts';
import { boundsOf } from './bounds.ts';
import { drawTexture, tileSide } from './draw-texture.ts';
import { toSvg } from './to-svg.ts';

test.each(textureKinds)(
  '%s: a tile is equal on every call, plain paths, and covers its square (ST-04)',
  (kind) => {
    const tile = drawTexture(kind, '#a98450');
    expect(drawTexture(kind, '#a98450')).toEqual(tile);
    expect(boundsOf(tile[0]!)).toMatchObject({ x: 0, y: 0, width: tileSide, height: tileSide });
    // A page has several tiles: few elements, no paints of their own.
    expect(tile.length).toBeLessThan(60);
    expect(tile.every(({ fill }) => fill === undefined || typeof fill === 'string')).toBe(true);
    expect(drawTexture(kind, '#303030')).not.toEqual(tile);
  },
);

test('a file repeats the tile in the size asked for (ST-04)', () => {
  const svg = toSvg(
    {
      viewBox: { x: 0, y: 0, width: 1000, height: 500 },
      primitives: [
        {
          kind: 'rect',
          x: 0,
          y: 0,
          width: 1000,
          height: 500,
          fill: { kind: 'texture', texture: 'grains', colour: '#d0a040', sideMm: 100 },
          part: 'content',
        },
      ],
    },
    { title: 'Goods', description: '' },
  );
  expect(svg).toContain(
    '<pattern id="p0" width="200" height="200" patternUnits="userSpaceOnUse" patternTransform="scale(0.5)">',
  );
  expect(svg).toContain('fill="url(#p0)"');
});

test('goods without a texture look like their substance, in the colour of the contents (ST-04)', () => {
  expect(textureOf(undefined, 'liquid', '#123456')).toEqual({ kind: 'liquid', colour: '#123456' });
  expect(textureOf(undefined, 'solid', '#123456').kind).toBe('grains');
});

import { expect, test } from 'vitest';
import { textureKinds, textureOf } from '../catalogue/texture.ts';
import { boundsOf } from './bounds.ts';
import { drawTexture, tileSide } from './draw-texture.ts';
import type { Primitive } from './drawing.ts';
import { toSvg } from './to-svg.ts';

test.each(textureKinds)(
  '%s: a tile is equal on every call, plain paths, and covers its square (ST-04)',
  (kind) => {
    const tile = drawTexture(kind, '#a98450');
    expect(drawTexture(kind, '#a98450')).toEqual(tile);
    expect(boundsOf(tile[0]!)).toMatchObject({ x: 0, y: 0, width: tileSide, height: tileSide });
    // A page has several tiles: whole numbers, few elements, no paints of their own.
    for (const shape of tile)
      if (shape.kind === 'path')
        expect(shape.d.every((item) => typeof item === 'string' || Number.isInteger(item))).toBe(true);
    expect(tile.length).toBeLessThan(60);
    expect(tile.every(({ fill }) => fill === undefined || typeof fill === 'string')).toBe(true);
    expect(drawTexture(kind, '#303030')).not.toEqual(tile);
  },
);

test.each(textureKinds)('%s: a part has the same pieces as a whole tile, as far as they are seen', (kind) => {
  const shares = { width: 0.4, height: 0.3 };
  const [whole, part] = [drawTexture(kind, '#a98450'), drawTexture(kind, '#a98450', shares)];
  for (const [at, shape] of whole.entries()) {
    const pieces = piecesOf(shape);
    const drawn = piecesOf(part[at]!);
    // Points of the outline: the last two numbers of each command.
    const isSeen = (piece: string) =>
      [...piece.matchAll(/(-?\d+) (-?\d+)(?= [A-Z]|$)/g)].some(
        ([, x, y]) => Number(x) < shares.width * tileSide && Number(y) < shares.height * tileSide,
      );
    expect(pieces.filter((piece) => drawn.includes(piece))).toEqual(drawn);
    expect(drawn).toEqual(expect.arrayContaining(pieces.filter(isSeen)));
    if (pieces.length > 20) expect(drawn.length).toBeLessThan(pieces.length * 0.9);
  }
});

const piecesOf = (shape: Primitive): string[] =>
  shape.kind === 'path' ? shape.d.join(' ').split(/ (?=M)/) : [];

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
    '<pattern id="p0" width="2000" height="2000" patternUnits="userSpaceOnUse" patternTransform="scale(0.05)">',
  );
  expect(svg).toContain('fill="url(#p0)"');
});

test('goods without a texture look like their substance, in the colour of the contents (ST-04)', () => {
  expect(textureOf(undefined, 'liquid', '#123456')).toEqual({ kind: 'liquid', colour: '#123456' });
  expect(textureOf(undefined, 'solid', '#123456').kind).toBe('grains');
});

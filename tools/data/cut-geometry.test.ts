import { describe, expect, test } from 'vitest';
import { decodeCell } from '../../apps/site/src/map/decode-cell.ts';
import {
  clipToColumn,
  clipToRow,
  kmPerUnit,
  partsInBox,
  reversed,
  signedArea,
  simplify,
  worldX,
  worldY,
} from './cut-geometry.ts';
import { encodeCell } from './encode-cell.ts';

const square = [0, 0, 4, 0, 4, 4, 0, 4];

describe('the projection', () => {
  test.each([
    [0, 0, 0.5, 0.5],
    [-180, 85.0511, 0, 0],
    [180, -85.0511, 1, 1],
  ])('longitude %f, latitude %f', (lng, lat, x, y) => {
    expect(worldX(lng)).toBeCloseTo(x, 5);
    expect(worldY(lat)).toBeCloseTo(y, 4);
  });

  test('the poles stay on the map', () => {
    expect(worldY(90)).toBe(worldY(85.05));
  });

  test('a unit is half as long at 60° as at the equator', () => {
    expect(kmPerUnit(worldY(60)) / kmPerUnit(worldY(0))).toBeCloseTo(0.5, 6);
  });
});

describe('rings', () => {
  test('clipping keeps the direction and the inner part', () => {
    const clipped = clipToRow(clipToColumn(square, 1, 3), -1, 2);
    expect(signedArea(clipped) / 2).toBe(4);
    expect(signedArea(clipToColumn(reversed(square), 1, 3)) / 2).toBe(-8);
  });

  test('drops what is outside the box', () => {
    expect(clipToColumn(square, 5, 6)).toEqual([]);
  });

  test('simplifying drops only points nearer than the tolerance', () => {
    const line = [0, 0, 1, 0.1, 2, 0, 3, 1, 4, 0, 5, 0.1, 6, 0];
    expect(simplify(line, 0.5)).toEqual([0, 0, 2, 0, 3, 1, 4, 0, 6, 0]);
    expect(simplify(line, 0)).toEqual(line);
  });
});

test('clipping a line keeps the segments that touch the box, as separate parts where the line leaves it', () => {
  const box = { left: 0, right: 2, top: 0, bottom: 2 };
  expect(partsInBox([1, 1, 1, 5, 5, 5, 5, 1, 1, 1], box)).toEqual([
    [1, 1, 1, 5],
    [5, 1, 1, 1],
  ]);
});

test('the browser decodes an encoded cell', () => {
  const box = { left: 0.5, right: 0.75, top: 0.25, bottom: 0.5 };
  const bytes = encodeCell(box, {
    rings: [[0.5, 0.25, 0.75, 0.25, 0.75, 0.5, 0.49, 0.5]],
    lines: [[0.5, 0.25, 0.625, 0.375]],
    labels: [{ name: 'København', x: 0.625, y: 0.375, population: 1_153_615 }],
  });
  const { water, borders, labels } = decodeCell(bytes);
  expect(water.map((ring) => [...ring])).toEqual([[0, 0, 4096, 0, 4096, 4096, -164, 4096]]);
  expect(borders.map((line) => [...line])).toEqual([[0, 0, 2048, 2048]]);
  expect(labels).toEqual([{ name: 'København', x: 2048, y: 2048, rank: 61 }]);
});

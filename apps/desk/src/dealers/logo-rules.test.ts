import { describe, expect, it } from 'vitest';
import { logoProblem } from './logo-rules.ts';

/** The start of a PNG file: signature, width and height. */
const png = (size: number, width = 320, height = 120): Blob => {
  const bytes = new Uint8Array(size);
  bytes.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  if (size >= 24) {
    new DataView(bytes.buffer).setUint32(16, width);
    new DataView(bytes.buffer).setUint32(20, height);
  }
  return new Blob([bytes]);
};
const drawable = async () => undefined;
const broken = () => Promise.reject(new DOMException('The source image could not be decoded.'));

describe('the size of a logo', () => {
  it.each([
    [1_048_576, undefined],
    [1_048_577, { key: 'admin.logo-too-big', size: '1.00' }],
    [1_572_864, { key: 'admin.logo-too-big', size: '1.50' }],
    [2_600_000, { key: 'admin.logo-too-big', size: '2.48' }],
  ])('of %i bytes is reported before upload (DR-02)', async (size, problem) => {
    expect(await logoProblem(png(size), drawable)).toEqual(problem);
  });
});

it.each([
  ['an empty file', new Blob([]), drawable, 'admin.logo-empty'],
  [
    'a JPG',
    new Blob([new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3, 4, 5])]),
    drawable,
    'admin.logo-not-png',
  ],
  ['a GIF', new Blob(['GIF89a\u0001\u0000']), drawable, 'admin.logo-not-png'],
  ['a WebP', new Blob(['RIFF\u0098\u0000\u0000\u0000WEBPVP8 ']), drawable, 'admin.logo-not-png'],
  [
    'an SVG with a script',
    new Blob(['<svg><script>alert(1)</script></svg>']),
    drawable,
    'admin.logo-not-png',
  ],
  ['HTML', new Blob(['<!doctype html><script>alert(1)</script>']), drawable, 'admin.logo-not-png'],
  ['a text named .png', new Blob(['x']), drawable, 'admin.logo-not-png'],
  ['a PNG that ends after its signature', png(8), drawable, 'admin.logo-broken'],
  ['a PNG that cannot be drawn', png(100), broken, 'admin.logo-broken'],
  ['a PNG that claims 2 billion columns', png(100, 0x7fffffff, 1), drawable, 'admin.logo-too-many-pixels'],
  ['a PNG of 900 million pixels', png(100, 30_000, 30_000), broken, 'admin.logo-too-many-pixels'],
])('a logo is checked before upload: %s (B12)', async (_, file, draw, key) => {
  expect(await logoProblem(file, draw)).toEqual({ key });
});

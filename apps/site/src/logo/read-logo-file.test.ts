// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import type { OpenPicture } from './draw-picture.ts';
import { readLogoFile } from './read-logo-file.ts';

const pngHead = (width: number, height: number) => {
  const bytes = new Uint8Array(24);
  bytes.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const view = new DataView(bytes.buffer);
  view.setUint32(16, width);
  view.setUint32(20, height);
  return bytes;
};
const fileOf = (content: Uint8Array<ArrayBuffer> | string, name = 'logo') => new File([content], name);
const svg = (inside: string, root = 'viewBox="0 0 40 20"') =>
  fileOf(`<svg xmlns="http://www.w3.org/2000/svg" ${root}>${inside}</svg>`);

/** Opens everything as a picture of this size; each drawing has the bytes of `weigh`. */
const pictureOf =
  (width: number, height: number, weigh = (_side: number) => 10): OpenPicture & { drawn?: number[] } =>
  async () => ({
    width,
    height,
    draw: async (toWidth) => new Blob([new Uint8Array(weigh(toWidth))], { type: `${toWidth}` }),
  });
const problemOf = async (file: File, open = pictureOf(400, 200)) => {
  const read = await readLogoFile(file, open);
  return 'problem' in read ? read.problem : undefined;
};

describe('a file for the own logo', () => {
  it.each([
    ['nothing', fileOf(''), { key: 'logo.empty' }],
    [
      'six megabytes',
      fileOf(new Uint8Array(6 * 1_048_576)),
      { key: 'logo.too-big', params: { size: '6.0' } },
    ],
    ['a GIF', fileOf('GIF89a'), { key: 'logo.wrong-type' }],
    ['a page', fileOf('<!doctype html><svg></svg>'), { key: 'logo.wrong-type' }],
    [
      'a bomb',
      fileOf(pngHead(30_000, 30_000)),
      { key: 'logo.too-many-pixels', params: { width: 30_000, height: 30_000 } },
    ],
    ['an SVG with a script', svg('<script>alert(1)</script>'), { key: 'logo.svg-script' }],
    ['an SVG with a handler', svg('<path onclick="alert(1)"/>'), { key: 'logo.svg-script' }],
    [
      'an SVG with another file',
      svg('<image href="https://example.com/a.png"/>'),
      { key: 'logo.svg-reference' },
    ],
    [
      'an SVG with a style of another file',
      svg('<style>@import "a.css"</style>'),
      { key: 'logo.svg-reference' },
    ],
    [
      'an SVG with a paint of another file',
      svg('<path fill="url(a.svg#b)"/>'),
      { key: 'logo.svg-reference' },
    ],
    ['an SVG without a size', svg('<path/>', ''), { key: 'logo.broken' }],
  ])('is refused with the reason before it is sent: %s (ST-07)', async (_name, file, problem) => {
    expect(await problemOf(file)).toEqual(problem);
  });

  it('is refused if it is too small or cannot be decoded (ST-07)', async () => {
    expect(await problemOf(fileOf(pngHead(90, 40)), pictureOf(90, 40))).toEqual({
      key: 'logo.too-small',
      params: { width: 90, height: 40 },
    });
    const broken = () => Promise.reject(new Error('broken'));
    expect(await problemOf(fileOf(pngHead(400, 200)), broken)).toEqual({ key: 'logo.broken' });
  });

  it('is drawn with at most 2,000 pixels a side and made smaller until it has 1 MB (ST-07)', async () => {
    const sent = async (file: File, open: OpenPicture) => {
      const read = await readLogoFile(file, open);
      return 'png' in read ? read.png.type : read.problem;
    };
    expect(await sent(fileOf(pngHead(400, 200)), pictureOf(400, 200))).toBe('400');
    expect(await sent(fileOf(pngHead(4000, 200)), pictureOf(4000, 200))).toBe('2000');
    expect(await sent(fileOf(new Uint8Array([0xff, 0xd8, 0xff, 0xe0])), pictureOf(800, 800))).toBe('800');
    const heavy = pictureOf(2000, 1000, (side) => side * 900);
    expect(await sent(fileOf(pngHead(2000, 1000)), heavy)).toBe('1125');
    // An SVG has no pixels: it is drawn as large as needed.
    const paints = '<defs><linearGradient id="a"/></defs><path fill="url(#a)"/><use href="#a"/>';
    expect(await sent(svg(paints), pictureOf(40, 20))).toBe('1600');
  });
});

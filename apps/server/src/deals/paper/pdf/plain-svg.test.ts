import { readFileSync } from 'node:fs';
import PDFDocument from 'pdfkit';
import { describe, expect, it } from 'vitest';
import { drawPlain, plainSvg } from './plain-svg.ts';

const svg = (shapes: string, root = 'viewBox="0 0 10 10"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${root}>${shapes}</svg>`;

/** What a picture writes to a page, in a box of 20 by 20 points. */
function operatorsOf(picture: string): string[] {
  const plain = plainSvg(picture);
  if (!plain) throw new Error('not plain');
  const doc = new PDFDocument({ compress: false, size: [100, 100] });
  const written: string[] = [];
  const internals = doc as unknown as { addContent(operator: string): unknown };
  internals.addContent = (operator) => {
    written.push(operator);
    return doc;
  };
  drawPlain(doc, plain, { x: 0, y: 0, width: 20, height: 20 });
  return written;
}

describe('a plain picture of the brand', () => {
  it.each(['grp', 'steel', 'starter'])('is the mark of the catalogue "%s"', (name) => {
    const path = new URL(`../../../../../../catalogues/${name}/brand/mark.svg`, import.meta.url);
    expect(plainSvg(readFileSync(path, 'utf8'))?.shapes.length).toBeGreaterThan(1);
  });

  it('draws each kind of shape, with the style of its group', () => {
    const written = operatorsOf(
      svg(`<?xml version="1.0"?><!-- <b> --><title>A & B</title>
        <g fill="none" stroke='#f00' stroke-width="2"><g stroke-linecap="round"><line x1="1" y1="2" x2="3" y2="4"/></g>
        <polygon points="1,1 2,2 3,1"/></g>
        <rect x="1" y="2" width="3" height="4" fill="#123456"></rect>
        <path d="M1 1h2v2z" fill-rule="evenodd" opacity=".5"/><circle cx="5" cy="5" r="1" fill="none"/>`),
    ).join('\n');
    expect(written).toContain('/DeviceRGB CS\n1 0 0 SCN\n2 w\n4 M\n1 J\n0 j\n1 2 m\n3 4 l\nS');
    expect(written).toContain('0 J\n0 j\n1 1 m\n2 2 l\n3 1 l\nh\nS');
    expect(written).toMatch(/1 2 3 4 re\nf\n/);
    expect(written).toMatch(/gs\n\/DeviceRGB cs\n0 0 0 scn\n1 1 m\n3 1 l\n3 3 l\nh\nf\*/);
    // The circle is not seen.
    expect(written).not.toContain(' c\n');
  });

  it('is as large as its box allows, and cut at its edge', () => {
    const written = operatorsOf(svg('<path d="M0 0h1"/>', 'viewBox="5 0 40 20" width="400" height="200px"'));
    expect(written.slice(0, 5)).toEqual([
      'q',
      '1 0 0 1 0 5 cm',
      '0.5 0 0 0.5 0 0 cm',
      '1 0 0 1 -5 0 cm',
      '5 0 40 20 re',
    ]);
  });

  it('draws a curve with one control point exactly, also after a closed part', () => {
    expect(operatorsOf(svg('<path d="M0 0Q3 6 6 0ZQ0 3 3 3"/>'))).toEqual(
      expect.arrayContaining(['2 4 4 4 6 0 c', '0 2 1 3 3 3 c']),
    );
  });

  it.each([
    ['a style', '<path d="M0 0h1" style="fill:red"/>'],
    ['a class', '<path d="M0 0h1" class="a"/>'],
    ['a transform', '<g transform="rotate(3)"><path d="M0 0h1"/></g>'],
    ['a gradient', '<defs><linearGradient id="a"/></defs><path d="M0 0h1" fill="url(#a)"/>'],
    ['a fill by reference', '<path d="M0 0h1" fill="url(#a)"/>'],
    ['a named colour', '<path d="M0 0h1" fill="tomato"/>'],
    ['letters', '<text x="1" y="1">A</text>'],
    ['a picture', '<image href="data:image/png;base64,AA=="/>'],
    ['a length with a unit', '<circle cx="5mm" cy="5" r="1"/>'],
    ['a transparent group', '<g opacity=".5"><path d="M0 0h1"/></g>'],
    ['a transparent shape with an outline', '<path d="M0 0h1" stroke="#000" opacity=".5"/>'],
    ['a picture inside', '<svg viewBox="0 0 1 1"><path d="M0 0h1"/></svg>'],
    ['an element that does not end', '<g><path d="M0 0h1"/>'],
    ['text between the shapes', 'A<path d="M0 0h1"/>'],
  ])('is not one with %s', (_, shapes) => {
    expect(plainSvg(svg('<path d="M0 0h1"/>'))).toBeDefined();
    expect(plainSvg(svg(shapes))).toBeUndefined();
  });

  it.each([
    '',
    'viewBox="0 0 10"',
    'viewBox="0 0 10 10" width="20" height="10"',
    'viewBox="0 0 10 10" width="5cm"',
  ])('is not one with the size %j', (root) => {
    expect(plainSvg(svg('<path d="M0 0h1"/>', root))).toBeUndefined();
  });
});

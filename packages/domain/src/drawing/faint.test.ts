import { expect, test } from 'vitest';
import { across, type Primitive, radial } from './drawing.ts';
import { faint } from './faint.ts';

const box = { kind: 'rect', x: 0, y: 0, width: 10, height: 10, part: 'body' } as const;

test('colours of what is not in the total are mixed with the ground, and the shapes stay (PJ-04)', () => {
  const drawn: Primitive[] = [
    { ...box, fill: '#000000', stroke: '#ffffff', opacity: 0.5 },
    { ...box, fill: 'none' },
    { ...box, fill: across([0, '#000000'], [1, '#ffffff', 0.2]) },
    { ...box, fill: radial([0, '#000000']) },
    { ...box, fill: { kind: 'checker', sizeMm: 5, colours: ['#000000', '#ffffff'] } },
    { ...box, fill: { kind: 'texture', texture: 'pellets', colour: '#000000', sideMm: 5 } },
    { ...box, kind: 'image', href: 'data:,' },
  ];
  // 45% of it, 55% of the ground.
  const [black, white] = ['#6e6e6e', '#e1e1e1'];
  expect(faint(drawn, '#c8c8c8')).toEqual([
    { ...box, fill: black, stroke: white, opacity: 0.5 },
    { ...box, fill: 'none' },
    { ...box, fill: across([0, black], [1, white, 0.2]) },
    { ...box, fill: radial([0, black]) },
    { ...box, fill: { kind: 'checker', sizeMm: 5, colours: [black, white] } },
    { ...box, fill: { kind: 'texture', texture: 'pellets', colour: black, sideMm: 5 } },
    { ...box, kind: 'image', href: 'data:,', opacity: 0.45 },
  ]);
});

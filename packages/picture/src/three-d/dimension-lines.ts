import type { UnitModel } from '@silowright/domain/drawing/anatomy';
import { highestPointMm } from '@silowright/domain/drawing/highest-point';
import {
  BufferAttribute,
  BufferGeometry,
  CanvasTexture,
  Group,
  LineBasicMaterial,
  LineSegments,
  Sprite,
  SpriteMaterial,
  SRGBColorSpace,
} from 'three';

type Format = (mm: number) => string;

/** Heights left of the unit, diameter and passage on the ground before it; figures always face the viewer. */
export function dimensionLines(unit: UnitModel, formatMetres: Format): Group {
  const group = new Group();
  const points: number[] = [];
  const left = -(unit.sideMm + 1350) / 1000;
  const front = (unit.sideMm + 900) / 1000;
  const line = (...ends: number[]) => points.push(...ends);
  const height = (column: number, low: number, high: number) => {
    const x = left - column * 0.9;
    const [from, to] = [low / 1000, high / 1000];
    line(x, from, 0, x, to, 0);
    for (const y of [from, to])
      line(x - 0.12, y, 0, left + 0.9, y, 0, x - 0.09, y - 0.09, 0, x + 0.09, y + 0.09, 0);
    group.add(figure(formatMetres(high - low), x, (from + to) / 2, 0));
  };
  const width = (row: number, half: number, text: string) => {
    const z = front + row * 0.9;
    const x = half / 1000;
    line(-x, 0.02, z, x, 0.02, z);
    for (const end of [-x, x])
      line(end, 0.02, 0, end, 0.02, z + 0.12, end - 0.09, 0.02, z + 0.09, end + 0.09, 0.02, z - 0.09);
    group.add(figure(text, 0, 0.02, z + 0.25));
  };
  const low = unit.passage?.heightMm ?? (unit.support === 'legs' ? unit.baseMm : 0);
  if (low > 0) height(0, 0, low);
  height(0, unit.shellBottomMm, unit.eavesMm);
  height(1, 0, unit.heightMm);
  const highest = highestPointMm(unit);
  if (highest > unit.heightMm) height(2, 0, highest);
  if (unit.passage) width(0, unit.passage.widthMm / 2, formatMetres(unit.passage.widthMm));
  width(unit.passage ? 1 : 0, unit.radiusMm, `Ø ${formatMetres(2 * unit.radiusMm)}`);
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new BufferAttribute(new Float32Array(points), 3));
  group.add(new LineSegments(geometry, new LineBasicMaterial({ color: '#16202b' })));
  return group;
}

export interface FigureLook {
  readonly back: string;
  readonly ink: string;
}
const label: FigureLook = { back: 'rgb(255 255 255 / 0.88)', ink: '#16202b' };
export const inkChip: FigureLook = { back: '#16202b', ink: '#ffffff' };

/** A figure on a label, of one size at any distance. */
export function figure(text: string, x: number, y: number, z: number, look = label): Sprite {
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d');
  const font = '600 40px system-ui, sans-serif';
  if (context) {
    context.font = font;
    canvas.width = Math.ceil(context.measureText(text).width) + 32;
    canvas.height = 60;
    context.fillStyle = look.back;
    context.beginPath();
    context.roundRect(0, 0, canvas.width, canvas.height, 14);
    context.fill();
    context.font = font;
    context.fillStyle = look.ink;
    context.textBaseline = 'middle';
    context.fillText(text, 16, 32);
  }
  const map = new CanvasTexture(canvas);
  map.colorSpace = SRGBColorSpace;
  const sprite = new Sprite(new SpriteMaterial({ map, sizeAttenuation: false, depthTest: false }));
  const tall = 0.019;
  sprite.scale.set((tall * canvas.width) / canvas.height, tall, 1);
  sprite.position.set(x, y, z);
  sprite.renderOrder = 10;
  return sprite;
}

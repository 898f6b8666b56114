import type { UnitModel } from './anatomy.ts';
import { shade } from './finish.ts';
import type { Pen, Point } from './pen.ts';

const radians = Math.PI / 180;
/** From above the viewer stands at the lower edge: azimuth 0 points down. */
const planOf = (azimuthDeg: number, radiusMm: number): Point => [
  radiusMm * Math.sin(azimuthDeg * radians),
  -radiusMm * Math.cos(azimuthDeg * radians),
];

export function drawPlan(pen: Pen, unit: UnitModel): void {
  const r = unit.radiusMm + 45;
  pen.part = 'support';
  if (unit.support === 'slab') {
    const half = unit.radiusMm + 300;
    pen.box(-half, -half, 2 * half, 2 * half, 'concrete', 60);
  }
  pen.part = 'roof';
  for (let azimuth = 0; azimuth < 360; azimuth += 15) {
    const light = 0.16 * Math.cos((azimuth + 7.5 + 135 - 360) * radians);
    const hex = unit.roof.nearBlack ? shade(unit.roof.hex, 0.14) : unit.roof.hex;
    pen.polygon(
      [[0, 0], planOf(azimuth, r), planOf(azimuth + 15, r)],
      [shade(hex, light), shade(hex, -0.3)],
      0.4,
    );
  }
}

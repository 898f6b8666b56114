import { everyUnit, everyValueOnce } from '@silowright/catalogue/testing/every-unit';
import { unitFile } from '@silowright/domain/cad/unit-file';
import { unitSize } from '@silowright/domain/catalogue/unit-size';
import type { UnitModel } from '@silowright/domain/drawing/anatomy';
import { bundOf } from '@silowright/domain/drawing/bund';
import { configuredModel } from '@silowright/domain/drawing/configured-model';
import { drawFront } from '@silowright/domain/drawing/primitives';
import { type EngineeringData, engineeringData } from '@silowright/domain/engineering/engineering-data';
import { sitePlan } from '@silowright/domain/engineering/row-plan';
import {
  foundationPlan,
  pitchMm,
  plannedUnit,
  supportPoints,
} from '@silowright/domain/engineering/site-plan';
import { priceSelection } from '@silowright/domain/pricing/price-selection';
import { extentsOf, reachOf } from '@silowright/domain/solids/extents';
import type { Solid } from '@silowright/domain/solids/solid';
import { unitSolids } from '@silowright/domain/solids/unit-solids';
import { drawYard } from '@silowright/domain/yard/draw-yard';
import { equalUnits, pitchM, reachM } from '@silowright/domain/yard/standing-units';
import { firstPlan } from '@silowright/domain/yard/yard-plan';
import DxfParser from 'dxf-parser';
import { expect, test } from 'vitest';

const words = {
  metres: (mm: number) => (mm / 1000).toFixed(2),
  front: 'front',
  truck: 'truck',
  crane: 'crane',
  layingDown: 'unit',
  clear: 'free',
  radius: 'radius',
  mark: String,
  accent: '#1f5f8b',
};
const texts = {
  name: 'unit',
  company: 'company',
  formatMetres: words.metres,
  scaleText: String,
  note: 'note',
};
const mmPerPt = 35;

/** Every value of every option on the smallest sizes; the first, third and last of each group on the largest. */
const configured = everyUnit.map(({ name, content, unit, groups }, at) => {
  const selections = everyValueOnce(groups);
  const models = (
    at % 2 === 0 ? selections : [selections[0]!, selections[2] ?? selections[0]!, selections.at(-1)!]
  ).map((requested) => {
    const { selection } = priceSelection(groups, requested);
    return configuredModel(content, { type: unit.type, ...unitSize(unit), selection });
  });
  return { name, unit, models };
});

type Point = readonly [x: number, y: number];

/** On a plan, where the front is at the lower edge. */
const onPlan = (azimuthDeg: number, radius: number): Point => {
  const angle = (azimuthDeg * Math.PI) / 180;
  return [radius * Math.sin(angle), radius * Math.cos(angle)];
};
const circlesOf = (primitives: ReturnType<typeof foundationPlan>['primitives'], part: string) =>
  primitives.flatMap((one) => (one.kind === 'ellipse' && one.part === part ? [one] : []));

const nearest = (points: readonly Point[], [x, y]: Point): number =>
  points.reduce((nearest, [px, py]) => Math.min(nearest, Math.hypot(px - x, py - y)), Infinity);

/** Solids end at a wall or a flange; the coupling of a tank's fill pipe is the valve at its foot. */
const nearMm = [60, 60, 150] as const;
/** On a drawing and in a file the middle of a part may be covered, or have no corner. */
const nearCornerMm = 420;

const surroundings = new Set(['foundation', 'deck']);

test.each(configured)(
  'connections, supports and ground on the plans are those of the solids: $name (G2, G3)',
  ({ unit, models }) => {
    for (const model of models) {
      const data = engineeringData(unit, model);
      const solids = unitSolids(model, { contentLevel: 0 }).filter(({ part }) => !surroundings.has(part));
      expectConnections(model, data, solids);
      expectGround(model, data, solids);
      if (data.footprint.bund) expectBund(model, data, solids);
    }
  },
);

/** The plan, the table and the solids have each connection at the same place. */
function expectConnections(model: UnitModel, data: EngineeringData, solids: readonly Solid[]): void {
  const { primitives } = foundationPlan(plannedUnit(2 * model.radiusMm, data), words, mmPerPt);
  const dots = circlesOf(primitives, 'connection');
  expect(dots).toHaveLength(data.connections.length);
  for (const [at, { part, heightMm, radiusMm, azimuthDeg }] of data.connections.entries()) {
    const [x, y] = onPlan(azimuthDeg, radiusMm!);
    expect(nearest([[dots[at]!.cx, dots[at]!.cy]], [x, y]), part).toBeLessThan(1);
    // In space the front is at the negative end of the axis. A pipe counts at the height of its coupling only.
    const around = extentsOf(
      solids.filter((solid) => {
        const { min, max } = extentsOf([solid])!;
        return solid.part === part && min[2] < heightMm + 150 && max[2] > heightMm - 150;
      }),
    );
    const off = [x, -y, heightMm].map((value, axis) =>
      around ? Math.max(around.min[axis]! - value, value - around.max[axis]!, 0) : Infinity,
    );
    expect(
      off.every((mm, axis) => mm < nearMm[axis]!),
      `${part} at ${heightMm} mm is off by ${off}`,
    ).toBe(true);
  }
  const legs = model.parts.filter(({ name }) => name === 'leg');
  const feet = legs.map(({ azimuthDeg, radiusMm }) => onPlan(azimuthDeg, radiusMm));
  if (legs.length > 0)
    for (const point of supportPoints(data.support)) expect(nearest(feet, point)).toBeLessThan(1);
}

/** Two units side by side do not touch, and what stands on the ground has its free space. */
function expectGround(model: UnitModel, data: EngineeringData, solids: readonly Solid[]): void {
  const unit = plannedUnit(2 * model.radiusMm, data);
  const { min, max } = extentsOf(solids)!;
  const pitch = pitchMm(unit);
  expect(pitch - (max[0] - min[0])).toBeGreaterThanOrEqual(data.access.besideM * 1000 - 1);
  expect(pitchM(unit) * 1000).toBe(pitch);
  const standing = solids.filter(({ part }) => part === 'pump' || part === 'containment');
  expect(data.footprint.radiusMm).toBeGreaterThanOrEqual(reachOf(standing));
  expect(reachM(unit) * 1000).toBe(data.footprint.radiusMm);
}

test.each(configured.filter((_, at) => at % 2 === 0))(
  'connections and bund in DXF and IFC are where the plan has them: $name (G2, G3)',
  ({ unit, models }) => {
    const model = models.find((each) => bundOf(each)) ?? models.at(-1)!;
    const { connections, footprint } = engineeringData(unit, model);
    const ifc = cornersInIfc(unitFile('ifc', model, texts) as string);
    const dxf = topViewOfDxf(unitFile('dxf', model, texts) as string);
    for (const { part, dn = 0, radiusMm, azimuthDeg } of connections) {
      const [x, y] = onPlan(azimuthDeg, radiusMm!);
      expect(nearest(ifc.get(part) ?? [], [x, -y]), `${part} in IFC`).toBeLessThan(dn / 2 + nearCornerMm);
      // From above, the body hides what is below it.
      const lines = dxf.points.get(part.toUpperCase());
      if (lines) expect(nearest(lines, [x, -y]), `${part} in DXF`).toBeLessThan(dn / 2 + nearCornerMm);
    }
    if (!footprint.bund) return;
    const half = footprint.bund.diameterMm / 2;
    expect(Math.max(...ifc.get('containment')!.map(([x, y]) => Math.hypot(x, y)))).toBeCloseTo(half, 0);
    expect(Math.max(...dxf.points.get('CONTAINMENT')!.map(([x]) => x))).toBeGreaterThan(half - 60);
    expect(dxf.measured).toContain(Math.round(2 * half * 100) / 100);
  },
);

test('some of them have a bund (G2)', () => {
  const withBund = configured.filter(({ models }) => models.some((model) => bundOf(model)));
  expect(withBund.length).toBeGreaterThan(5);
});

/** A bund is on everything that is built by: slab, plans, yard, drawing and files. */
function expectBund(model: UnitModel, data: EngineeringData, solids: readonly Solid[]): void {
  const unit = plannedUnit(2 * model.radiusMm, data);
  const { diameterMm, heightMm } = data.footprint.bund!;
  const tray = solids.filter(({ part }) => part === 'containment');
  expect(reachOf(tray)).toBeCloseTo(diameterMm / 2, 6);
  expect(extentsOf(tray)!.max[2]).toBeCloseTo(heightMm + 10, 6);
  expect(data.loads.slab!.sideM * 1000).toBeGreaterThanOrEqual(diameterMm + 600 - 1);
  expect(pitchMm(unit)).toBeGreaterThanOrEqual(diameterMm + 1600 - 1);
  const isBund = ({ rx }: { readonly rx: number }) => Math.abs(2 * rx - diameterMm) < 1;
  expect(circlesOf(foundationPlan(unit, words, mmPerPt).primitives, 'footprint').filter(isBund)).toHaveLength(
    1,
  );
  const site = circlesOf(sitePlan([{ unit, units: 3 }], words, mmPerPt).primitives, 'footprint').filter(
    isBund,
  );
  expect(site).toHaveLength(3);
  expect(site[1]!.cx - site[0]!.cx).toBeGreaterThan(diameterMm);
  const plan = firstPlan(3, pitchM(unit));
  const yard = drawYard(
    plan,
    equalUnits(plan, unit),
    { ...words, building: '', entrance: '', metres: String },
    70,
  );
  expect(circlesOf(yard.primitives, 'footprint').filter(isBund)).toHaveLength(3);
  for (const [at, one] of plan.units.entries())
    for (const other of plan.units.slice(at + 1))
      expect(nearest([one], other) * 1000).toBeGreaterThanOrEqual(diameterMm + 1000);
  // Drawn with its width in figures, with the corners of the plinth inside it.
  const front = drawFront(model, { style: 'line', dimensions: true, formatMetres: words.metres });
  const figures = front.primitives.flatMap((one) => (one.kind === 'text' ? [one.text] : []));
  expect(figures).toContain(`Ø ${words.metres(diameterMm)}`);
  const plinth = solids.filter(({ part, material }) => part === 'support' && material === 'concrete');
  expect(reachOf(plinth)).toBeLessThan(diameterMm / 2);
}

/** The corners of each part, as an IFC reader finds them. */
function cornersInIfc(file: string): Map<string, Point[]> {
  const lines = new Map(
    file.split('\n').flatMap((line) => {
      const [, id, entity] = /^(#\d+)=(.*);$/.exec(line) ?? [];
      return id && entity ? [[id, entity] as const] : [];
    }),
  );
  const references = (id: string) => lines.get(id)?.match(/#\d+/g) ?? [];
  return new Map(
    [...lines.values()].flatMap((entity) => {
      const [, part, product] =
        /^IFCBUILDINGELEMENTPROXY\('[^']*',\$,'([^']*)',\$,\$,#\d+,(#\d+)/.exec(entity) ?? [];
      if (!part || !product) return [];
      const shape = references(product)[0]!;
      const points = references(shape)
        .slice(1)
        .flatMap((faces) => [
          ...lines.get(references(faces)[0]!)!.matchAll(/\(([-\d.]+),([-\d.]+),[-\d.]+\)/g),
        ])
        .map(([, x, y]): Point => [Number(x), Number(y)]);
      return [[part, points] as const];
    }),
  );
}

/** The points of each layer of the top view, from the axis of the unit. */
function topViewOfDxf(file: string) {
  const { entities } = new DxfParser().parseSync(file)!;
  const drawn = entities.flatMap((entity) =>
    'vertices' in entity
      ? [
          {
            layer: entity.layer,
            points: (entity.vertices as { x: number; y: number }[]).map(({ x, y }): Point => [x, y]),
          },
        ]
      : [],
  );
  // The ground of the front view is at 0, or a foundation below it; the top view is lower.
  const roofs = drawn.filter(({ layer, points }) => layer === 'ROOF' && points.every(([, y]) => y < -1000));
  const ys = roofs.flatMap(({ points }) => points.map(([, y]) => y));
  const middle = (Math.min(...ys) + Math.max(...ys)) / 2;
  const layers = Map.groupBy(
    drawn.filter(({ points }) => points.every(([, y]) => y < -1000)),
    ({ layer }) => layer,
  );
  return {
    points: new Map(
      [...layers].map(([layer, all]) => [
        layer,
        all.flatMap(({ points }) => points.map(([x, y]): Point => [x, y - middle])),
      ]),
    ),
    measured: entities.flatMap((entity) => ('actualMeasurement' in entity ? [entity.actualMeasurement] : [])),
  };
}

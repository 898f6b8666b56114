import { configuredModel } from '@silowright/catalogue/testing/draw-sample';
import {
  buildCatalogue,
  pricedSegments,
  shippedOptionList,
  shippedPriceList,
} from '@silowright/catalogue/testing/sample';
import type { Unit } from '@silowright/domain/catalogue/unit';
import { boundsOf, boundsOfPart, overlap } from '@silowright/domain/drawing/bounds';
import { drawTop } from '@silowright/domain/drawing/draw-plan';
import type { Box, Drawing, Primitive } from '@silowright/domain/drawing/drawing';
import { type DrawOptions, drawFront } from '@silowright/domain/drawing/primitives';
import { optionsForUnit } from '@silowright/domain/pricing/options-for-unit';
import type { Selection } from '@silowright/domain/pricing/selection';
import { everyCase } from '@silowright/domain/testing/every-case';
import { describe, expect, test } from 'vitest';

const catalogues = pricedSegments.map((segment) =>
  buildCatalogue(shippedPriceList(segment), shippedOptionList(segment)),
);

/** First and last value of every group at once: the least and the most equipped unit. */
const units = catalogues.flatMap((catalogue) =>
  catalogue.units.map((unit) => {
    const groups = optionsForUnit(catalogue, unit, { country: 'DE' });
    const fully = (at: 0 | -1): Selection =>
      Object.fromEntries(
        groups.map((group) => [
          group.key,
          group.multi ? group.options.map(({ value }) => value) : group.options.at(at)!.value,
        ]),
      );
    const last = fully(-1);
    return {
      name: `${catalogue.segment} ${unit.name}`,
      unit,
      selections: [{}, fully(0), last],
      withLogo: ['logo_1m2', 'logo_2m2'].map((logo): Selection => ({ ...last, 'colour.logo': logo })),
    };
  }),
);

const formatMetres = (mm: number) => `${(mm / 1000).toFixed(2)} m`;
const options: DrawOptions = { style: 'shaded', dimensions: true, person: true, truck: true, formatMetres };

const modelOf = (unit: Unit, selection: Selection) => configuredModel({ ...unit, selection });
const draw = (unit: Unit, selection: Selection, more: Partial<DrawOptions> = {}) =>
  drawFront(modelOf(unit, selection), { ...options, ...more });

const annotation = /^(dimension|person-label|ceiling-label)$/;
const texts = (drawing: Drawing) => drawing.primitives.filter((primitive) => primitive.kind === 'text');
const nameOf = ({ part, kind }: Primitive, box: Box) =>
  `${part} ${kind} ${[box.x, box.y, box.width, box.height].map(Math.round).join(' ')}`;

/** Pairs of primitives that overlap. */
function collisions(some: readonly Primitive[], others: readonly Primitive[]): string[] {
  const boxes = others.map((primitive) => ({ primitive, box: boundsOf(primitive) }));
  return some.flatMap((primitive) => {
    const box = boundsOf(primitive);
    return boxes
      .filter((other) => other.primitive !== primitive && overlap(box, other.box))
      .map((other) => `${nameOf(primitive, box)} / ${nameOf(other.primitive, other.box)}`);
  });
}

/** On a phone the figures are larger relative to the unit. */
const screens = [640, 400];

const everyUnit = (check: (each: (typeof units)[number]) => void) =>
  everyCase(units, ({ name }) => name, check);

describe('on the pictures of every unit', () => {
  test('a logo crosses no joint, no hatch and no edge (CF-12)', () =>
    everyUnit(({ unit, withLogo }) => {
      for (const selection of withLogo) {
        const model = modelOf(unit, selection);
        const drawing = draw(unit, selection);
        const box = boundsOfPart(drawing, 'logo')!;
        for (const joint of model.jointsMm)
          expect(overlap(box, { x: -9999, y: -joint - 35, width: 19_998, height: 70 })).toBe(false);
        expect(-box.y).toBeLessThan(model.eavesMm - 20);
        expect(-box.y - box.height).toBeGreaterThan(model.shellBottomMm);
        expect(box.x).toBeGreaterThan(-model.radiusMm);
        for (const part of ['side-manhole', 'side-hatch', 'ladder', 'level-scale', 'level-switch']) {
          const other = boundsOfPart(drawing, part);
          if (other) expect(overlap(box, other), part).toBe(false);
        }
      }
    }));

  test('legs and frame do not cover the hatches', () =>
    everyUnit(({ unit, withLogo }) => {
      for (const selection of withLogo) {
        const { primitives } = draw(unit, selection);
        const hatches = primitives.filter(({ part }) => part === 'side-manhole' || part === 'side-hatch');
        const support = primitives.filter(({ part }) => part === 'support');
        expect(hatches.length).toBeGreaterThan(5);
        expect(collisions(hatches, support)).toEqual([]);
      }
    }));

  test('hatches do not overlap each other, joints or drives', () =>
    everyUnit(({ unit, selections }) => {
      const model = modelOf(unit, selections[2]!);
      const drawing = draw(unit, selections[2]!);
      const boxes = ['side-manhole', 'side-hatch', 'wall-drive', 'outlet', 'inlet'].flatMap((part) => {
        const box = boundsOfPart(drawing, part);
        return box ? [{ part, box }] : [];
      });
      for (const [index, one] of boxes.entries())
        for (const other of boxes.slice(index + 1))
          expect(overlap(one.box, other.box), `${one.part} ${other.part}`).toBe(false);
      for (const { part, box } of boxes.filter(({ part }) => part.startsWith('side')))
        for (const joint of model.jointsMm)
          expect(overlap(box, { x: -9999, y: -joint - 35, width: 19_998, height: 70 }), part).toBe(false);
    }));

  test('figures and dimension lines overlap nothing (CF-10)', () =>
    everyUnit(({ unit, selections }) => {
      for (const heightPx of screens)
        for (const selection of selections) {
          const drawing = draw(unit, selection, { heightPx });
          const lines = drawing.primitives.filter(
            ({ part, kind }) => part === 'dimension' && kind !== 'text',
          );
          const things = drawing.primitives.filter(({ part }) => !annotation.test(part) && part !== 'ground');
          const figures = texts(drawing).filter(({ part }) => annotation.test(part));
          expect(figures.length).toBeGreaterThan(3);
          expect(collisions(figures, [...lines, ...figures, ...things])).toEqual([]);
          expect(collisions(lines, things)).toEqual([]);
        }
    }));

  test('the ceiling figure overlaps nothing', () =>
    everyUnit(({ unit, selections }) => {
      for (const ceilingMm of [unit.heightMm - 300, unit.heightMm + 300, unit.heightMm + 3000]) {
        const drawing = draw(unit, selections[2]!, { ceilingMm });
        const label = drawing.primitives.filter(({ part }) => part === 'ceiling-label');
        expect(label).toHaveLength(1);
        expect(
          collisions(
            label,
            drawing.primitives.filter(({ part }) => part !== 'ceiling-label'),
          ),
        ).toEqual([]);
      }
    }));

  test('all is inside the picture, in front and plan view', () =>
    everyUnit(({ unit, selections }) => {
      for (const selection of selections) {
        const model = modelOf(unit, selection);
        for (const drawing of [
          ...screens.map((heightPx) => draw(unit, selection, { heightPx })),
          draw(unit, selection, { dimensions: false, person: false }),
          drawTop(model, options),
        ]) {
          const { x, y, width, height } = drawing.viewBox;
          const outside = drawing.primitives.filter((primitive) => {
            const box = boundsOf(primitive);
            const inside =
              box.x >= x && box.y >= y && box.x + box.width <= x + width && box.y + box.height <= y + height;
            return !inside; // NaN counts as outside.
          });
          expect(
            outside
              .filter(({ part }) => part !== 'ground')
              .map((primitive) => nameOf(primitive, boundsOf(primitive))),
          ).toEqual([]);
        }
      }
    }));
});

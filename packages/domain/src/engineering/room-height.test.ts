import {
  configuredModel,
  fitInRoom,
  highestMm,
  tooTallChoice,
  tooTallUnit,
} from '@silowright/catalogue/testing/draw-sample';
import {
  buildCatalogue,
  headroomMm,
  pricedSegments,
  shippedOptionList,
  shippedPriceList,
} from '@silowright/catalogue/testing/sample';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { boundsOf } from '../drawing/bounds.ts';
import { highestPointMm } from '../drawing/highest-point.ts';
import { drawFront } from '../drawing/primitives.ts';
import { optionsForUnit } from '../pricing/options-for-unit.ts';
import { priceSelection } from '../pricing/price-selection.ts';
import type { Choice } from '../pricing/selection.ts';
import type { Room } from '../recommendation/limits.ts';

const units = pricedSegments.flatMap((segment) => {
  const catalogue = buildCatalogue(shippedPriceList(segment), shippedOptionList(segment));
  return catalogue.units.map((unit) => ({
    unit,
    groups: optionsForUnit(catalogue, unit, { country: 'DE' }),
  }));
});

const roomOf = (ceilingMm: number): Room => ({ ceilingMm, headroomMm });

/** Any unit with any choices, settled as the server stores them, and a room about as high as the unit. */
const anyCase = fc
  .record({
    unit: fc.constantFrom(...units),
    picks: fc.array(fc.nat(1000), { minLength: 60, maxLength: 60 }),
    spareMm: fc.integer({ min: 300, max: 2500 }),
  })
  .map(({ unit: { unit, groups }, picks, spareMm }) => {
    const requested = Object.fromEntries(
      groups.map((group, index): [string, Choice] => {
        const { value } = group.options[(picks[index] ?? 0) % group.options.length]!;
        return [group.key, group.multi ? [value] : value];
      }),
    );
    const { selection } = priceSelection(groups, requested);
    return { unit, groups, selection, room: roomOf(unit.heightMm + spareMm) };
  });

test('no drawn part is above the highest point, whatever was chosen (EN-05)', () => {
  fc.assert(
    fc.property(anyCase, ({ unit, selection }) => {
      const model = configuredModel({ ...unit, selection });
      const top = highestPointMm(model);
      expect(top).toBeGreaterThanOrEqual(model.heightMm);
      const { primitives } = drawFront(model, { style: 'line', mmPerPx: 1, formatMetres: String });
      for (const { strokeMm, ...primitive } of primitives)
        if (primitive.part !== 'ground') expect(top + 1).toBeGreaterThanOrEqual(-boundsOf(primitive).y);
    }),
    { numRuns: 100 },
  );
});

test('what remains in a room fits, only what does not fit is removed, and it is removed once (EN-05)', () => {
  fc.assert(
    fc.property(anyCase, ({ unit, groups, selection, room }) => {
      const fitting = fitInRoom(unit, groups, selection, room);
      expect(tooTallUnit(unit, fitting.selection, room)).toBeUndefined();
      expect(fitting.refused.length > 0).toBe(tooTallUnit(unit, selection, room) !== undefined);
      expect(Object.keys(selection).filter((key) => !(key in fitting.selection))).toEqual(
        Object.keys(selection).filter((key) => fitting.refused.some((refused) => refused.key === key)),
      );
      expect(fitInRoom(unit, groups, fitting.selection, room).refused).toEqual([]);
      for (const { key, value, heightMm, tallestMm } of fitting.refused) {
        expect(heightMm).toBeGreaterThan(tallestMm);
        expect(tooTallChoice(unit, groups, selection, key, value, room)).toBeDefined();
      }
    }),
    { numRuns: 100 },
  );
});

test('a choice that the room refuses is one that breaks the limit (EN-05)', () => {
  fc.assert(
    fc.property(anyCase, fc.nat(), ({ unit, groups, selection, room }, pick) => {
      const { selection: settled } = priceSelection(
        groups,
        fitInRoom(unit, groups, selection, room).selection,
      );
      const group = groups[pick % groups.length]!;
      for (const { value } of group.options) {
        const choice: Choice = group.multi ? [value] : value;
        const { selection: next } = priceSelection(groups, { ...settled, [group.key]: choice });
        if (!(group.key in next)) continue; // Hidden by another choice.
        const refused = tooTallChoice(unit, groups, settled, group.key, choice, room) !== undefined;
        expect(refused).toBe(tooTallUnit(unit, next, room) !== undefined);
      }
    }),
    { numRuns: 100 },
  );
});

test('outdoors nothing is too tall (EN-05)', () => {
  const { unit, groups } = units[0]!;
  const selection = { 'flow.outflow_height': '2.00', 'vent.vent_type': 'air_control' };
  expect(fitInRoom(unit, groups, selection, undefined)).toEqual({ selection, refused: [] });
});

test('a roof rail reaches 0.60 m above a silo of 8.89 m, and does not fit below 9.20 m (EN-05)', () => {
  const { unit, groups } = units.find(({ unit: { type, volumeM3 } }) => type === 'vvs4' && volumeM3 === 36)!;
  expect(unit.heightMm).toBe(8890);
  const chosen = {
    'access.ladder': 'by_provider',
    'access.roof_rail': 'roof_rail',
    'vent.vent_type': 'air_control',
  };
  expect(highestMm(unit, {})).toBe(8965);
  expect(highestMm(unit, chosen)).toBeGreaterThan(9400);
  expect(fitInRoom(unit, groups, chosen, roomOf(9200)).refused.map(({ key }) => key)).toEqual(
    Object.keys(chosen),
  );
});

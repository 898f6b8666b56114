import { storageTypes } from '@silowright/catalogue/testing/sample';
import { describe, expect, test } from 'vitest';
import type { Equipment } from '../catalogue/equipment.ts';
import type { StorageType } from '../catalogue/storage-type.ts';
import type { Shapes } from '../drawing/configured-model.ts';
import type { SelectableGroup } from '../pricing/resolve-selection.ts';
import type { Choice, Selection } from '../pricing/selection.ts';
import {
  type BareUnit,
  fitInRoom,
  highestMm,
  type TooTall,
  tooTallChoice,
  tooTallUnit,
} from './room-height.ts';

/** A unit of 5000 mm with its roof at 4850 mm, which nothing stands on unless it is chosen. */
const unit: BareUnit = { type: 'x', diameterMm: 3000, heightMm: 5000, volumeM3: 20 };
/** Its top is 4850 + its height, and half of its 26 mm. */
const rod = (heightMm: number): Equipment => ({ part: 'roof-rod', heightMm });
/** Its top is 4850 + 20 + its height, and half of its 45 mm. */
const rail = (heightMm: number): Equipment => ({ part: 'roof-rail', heightMm });

/** The same unit with a vent pipe as standard. */
const piped: BareUnit = { ...unit, type: 'y' };

const group = (key: string, options: Shapes['options'][string][number]['options']) => ({
  key,
  id: key,
  types: ['x', 'y'],
  options,
});

const type: StorageType = {
  ...storageTypes.vvs4,
  code: 'x',
  standard: [],
  shape: { ...storageTypes.vvs4.shape, roof: { kind: 'flat', rimMm: 150 } },
};

const shapes: Shapes = {
  storageTypes: [type, { ...type, code: 'y', standard: [{ part: 'vent-pipe', pipeMm: 100 }] }],
  options: {
    x: [
      group('flow.outlet', [
        { value: 'low', draw: [] },
        { value: 'high', draw: [], raisesMm: 500 },
        { value: 'probe', draw: [rod(600)] },
      ]),
      group('weigh.cells', [
        { value: 'cells', draw: [], raisesMm: 200 },
        { value: 'plates', draw: [], raisesMm: 20 },
      ]),
      group('safety.rods', [
        { value: 'short', draw: [rod(300)] },
        { value: 'tall', draw: [rod(600)] },
      ]),
      group('vent.pipe', [
        { value: 'rod', draw: [rod(100)] },
        { value: 'wide', draw: [{ part: 'vent-pipe', pipeMm: 200 }] },
      ]),
      group('flow.fill', [{ value: 'double', draw: [{ part: 'fill-pipe', pipeMm: 100, count: 2 }] }]),
      group('vent.valve', [{ value: 'flush', draw: [rod(100)] }]),
      group('access.ladder', [{ value: 'yes', draw: [{ part: 'ladder', cage: false, restEveryM: 10 }] }]),
      group('access.rail', [{ value: 'yes', draw: [rail(500)] }]),
      group('paint.body', [{ value: 'other', draw: [{ paint: 'body', ral: 'custom' }] }]),
    ],
  },
};
const groups: readonly SelectableGroup[] = shapes.options.x!.map(({ key, options }) => ({
  key,
  optional: true,
  multi: key === 'safety.rods' || key === 'weigh.cells',
  options: options.map(({ value }) => ({ value, default_selected: false })),
  ...(key === 'access.rail' && { expression: 'ladder == "yes"' }),
}));

const roomOf = (ceilingMm: number) => ({ ceilingMm, headroomMm: 300 });
const body = (heightMm: number, tallestMm: number): TooTall => ({ because: 'body', heightMm, tallestMm });
const equipment = (heightMm: number, tallestMm: number): TooTall => ({
  because: 'equipment',
  heightMm,
  tallestMm,
});
const fits = undefined;

const high = { 'flow.outlet': 'high' };
const short = { 'safety.rods': 'short' };
const tall = { 'safety.rods': 'tall' };

describe('the least ceiling of a whole unit (EN-05)', () => {
  test.each<[string, Selection, number, TooTall | undefined]>([
    ['the body and its headroom', {}, 5300, fits],
    ['the body and its headroom', {}, 5299, body(5000, 4999)],
    ['a raised body and its headroom', high, 5800, fits],
    ['a raised body and its headroom', high, 5799, body(5500, 5499)],
    ['two choices that raise the body', { ...high, 'weigh.cells': 'cells' }, 5999, body(5700, 5699)],
    ['a tall rod, without headroom', tall, 5463, fits],
    ['a tall rod, without headroom', tall, 5462, equipment(5463, 5462)],
    ['a tall rod on a raised body', { ...high, ...tall }, 5963, fits],
    ['a tall rod on a raised body', { ...high, ...tall }, 5962, equipment(5963, 5962)],
    ['the body before its rod', tall, 5299, body(5000, 4999)],
  ])('%s: %o below %d mm', (_, selection, ceilingMm, problem) => {
    expect(tooTallUnit(shapes, unit, selection, roomOf(ceilingMm))).toEqual(problem);
  });
});

describe('the least ceiling of a choice (EN-05)', () => {
  test.each<[string, Selection, readonly [string, Choice], number, TooTall | undefined]>([
    ['equipment', {}, ['safety.rods', 'tall'], 5463, fits],
    ['equipment', {}, ['safety.rods', 'tall'], 5462, equipment(5463, 5462)],
    ['equipment on a raised unit', high, ['safety.rods', 'tall'], 5963, fits],
    ['equipment on a raised unit', high, ['safety.rods', 'tall'], 5962, equipment(5963, 5962)],
    ['a choice instead of a taller one', tall, ['safety.rods', 'short'], 5163, fits],
    ['a choice beside a taller one', tall, ['vent.valve', 'flush'], 5100, fits],
    ['a choice that draws nothing', {}, ['flow.outlet', 'low'], 4900, fits],
    ['a choice that adds nothing to a raised unit', high, ['vent.valve', 'flush'], 5400, fits],
    ['what raises the body', {}, ['flow.outlet', 'high'], 5799, body(5500, 5499)],
    ['what raises the body with all on it', tall, ['flow.outlet', 'high'], 5963, fits],
    ['what raises the body with all on it', tall, ['flow.outlet', 'high'], 5962, equipment(5963, 5962)],
    ['equipment instead of what raises', high, ['flow.outlet', 'probe'], 5462, equipment(5463, 5462)],
    // A rail ends at 5393 mm, its ladder at 4850 + 1100 and half of 55 mm.
    ['a rail alone', {}, ['access.rail', 'yes'], 5393, fits],
    ['a rail alone', {}, ['access.rail', 'yes'], 5392, equipment(5393, 5392)],
    ['a rail that needs its ladder', { 'access.ladder': 'yes' }, ['access.rail', 'yes'], 5978, fits],
    [
      'a rail that needs its ladder',
      { 'access.ladder': 'yes' },
      ['access.rail', 'yes'],
      5977,
      equipment(5978, 5977),
    ],
    [
      'a ladder, which needs no rail',
      { 'access.rail': 'yes', ...tall },
      ['access.ladder', 'yes'],
      5978,
      fits,
    ],
  ])('%s: %o and %o below %d mm', (_, selection, [key, choice], ceilingMm, problem) => {
    expect(tooTallChoice(shapes, unit, groups, selection, key, choice, roomOf(ceilingMm))).toEqual(problem);
  });
});

describe('what a room leaves (EN-05)', () => {
  const refusal = (key: string, value: string, problem: TooTall) => ({ key, value, ...problem });
  const paint = { 'paint.body': { value: 'other', custom: 'RAL 5010' } } as const;

  test.each<[string, Selection, number, Selection, readonly object[]]>([
    ['everything that fits', { ...tall, ...paint }, 5463, { ...tall, ...paint }, []],
    [
      'all but a tall rod',
      { ...tall, ...paint },
      5462,
      paint,
      [refusal('safety.rods', 'tall', equipment(5463, 5462))],
    ],
    [
      'the lower value of several',
      { 'safety.rods': ['tall', 'short'] },
      5462,
      { 'safety.rods': ['short'] },
      [refusal('safety.rods', 'tall', equipment(5463, 5462))],
    ],
    [
      'the equipment rather than what raises it',
      { ...high, ...tall },
      5962,
      tall,
      [refusal('flow.outlet', 'high', equipment(5963, 5962))],
    ],
    [
      'what raises the unit without the equipment that never fits',
      { ...high, 'access.ladder': 'yes', ...short },
      5977,
      { ...high, ...short },
      [refusal('access.ladder', 'yes', equipment(5978, 5977))],
    ],
    [
      'the first of two choices that raise',
      { ...high, 'weigh.cells': 'cells' },
      5999,
      high,
      [refusal('weigh.cells', 'cells', body(5700, 5699))],
    ],
    [
      'neither of two values that raise together',
      { 'weigh.cells': ['cells', 'plates'] },
      5519,
      {},
      [refusal('weigh.cells', 'cells', body(5220, 5219)), refusal('weigh.cells', 'plates', body(5220, 5219))],
    ],
    [
      'no rail without its ladder',
      { 'access.ladder': 'yes', 'access.rail': 'yes' },
      5977,
      {},
      [
        refusal('access.ladder', 'yes', equipment(5978, 5977)),
        refusal('access.rail', 'yes', equipment(5978, 5977)),
      ],
    ],
  ])('%s', (_, requested, ceilingMm, selection, refused) => {
    const left = fitInRoom(shapes, unit, groups, requested, roomOf(ceilingMm));
    expect(left).toEqual({ selection, refused });
    expect(Object.keys(left.selection)).toEqual(Object.keys(requested).filter((key) => key in selection));
  });

  test('everything, if choices fit together that would not fit one by one', () => {
    // Beside two fill pipes the vent pipe bends at 4850 + 330 + 2 · 170, and half of its 100 mm. With a rod in
    // its place the second fill pipe is the highest: 4850 + 330 + 170, and 100 mm of its flange.
    const requested = { 'flow.fill': 'double', 'vent.pipe': 'rod' };
    const [alone, together] = [{ 'flow.fill': 'double' }, requested].map((each) =>
      highestMm(shapes, piped, each),
    );
    expect([alone, together]).toEqual([5570, 5450]);
    expect(fitInRoom(shapes, piped, groups, requested, roomOf(5450))).toEqual({
      selection: requested,
      refused: [],
    });
  });
});

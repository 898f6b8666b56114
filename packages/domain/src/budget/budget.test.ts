import { buildCatalogue, shippedOptionList, shippedPriceList } from '@silowright/catalogue/testing/sample';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { boundsOf } from '../drawing/bounds.ts';
import type { Box } from '../drawing/drawing.ts';
import { priceBand } from './price-band.ts';
import {
  type BudgetAnswers,
  budgetQuestions,
  firstOpenQuestion,
  isComplete,
  readSlider,
} from './questions.ts';
import { sizeTank } from './size-tank.ts';
import { drawTankStage } from './stage-tank.ts';

const answers: BudgetAnswers = {
  contents: 'liquid',
  amount: 50,
  pressure: 'atmospheric',
  type: 'flat',
  diameter: 3.5,
  amount_connectors: 2,
  temperature: 20,
  food_protection: 'no',
  roof_access: 'yes',
};

const units = buildCatalogue(shippedPriceList('agricultural'), shippedOptionList('agricultural')).units;

describe('questions', () => {
  test('has nine questions in order, with their keys and ranges (BG-02)', () => {
    expect(budgetQuestions.map(({ key }) => key)).toEqual([
      'contents',
      'amount',
      'pressure',
      'type',
      'diameter',
      'amount_connectors',
      'temperature',
      'food_protection',
      'roof_access',
    ]);
    const ranges = budgetQuestions.flatMap((question) =>
      question.kind === 'slider' ? [[question.key, question.min, question.max, question.unit]] : [],
    );
    expect(ranges).toEqual([
      ['amount', 20, 200, 'm³'],
      ['diameter', 2, 20, 'm'],
      ['temperature', -5, 150, '°C'],
    ]);
  });

  test('asks the first unanswered question next', () => {
    const { diameter: _, ...open } = answers;
    expect(firstOpenQuestion({})).toBe('contents');
    expect(firstOpenQuestion(open)).toBe('diameter');
    expect(isComplete(open)).toBe(false);
    expect(isComplete(answers)).toBe(true);
  });

  test.each([
    ['amount', 20, 20],
    ['amount', 200, 200],
    ['amount', 19.9, undefined],
    ['amount', 201, undefined],
    ['amount', 33.4, 33],
    ['diameter', 2.04, 2],
    ['diameter', 3.3, 3.3],
    ['diameter', 20.1, undefined],
    ['temperature', -5, -5],
    ['temperature', -5.1, undefined],
    ['temperature', Number.NaN, undefined],
  ])('%s reads %s as %s', (key, typed, read) => {
    const question = budgetQuestions.find((candidate) => candidate.key === key);
    expect(question?.kind === 'slider' && readSlider(question, typed)).toBe(read);
  });
});

describe('tank sizing', () => {
  test.each([
    [{ amount: 50, diameter: 3.5, type: 'flat' }, 5940, 'good'],
    [{ amount: 50, diameter: 3.5, type: 'convex' }, 6110, 'good'],
    [{ amount: 50, diameter: 2.5, type: 'horizontal' }, 10970, 'too-slender'],
    [{ amount: 20, diameter: 10, type: 'flat' }, 1610, 'too-flat'],
    [{ amount: 200, diameter: 2, type: 'flat' }, 67280, 'too-slender'],
  ] as const)('%o is %i mm and %s', (request, extentMm, fit) => {
    expect(sizeTank(request)).toMatchObject({ extentMm, fit });
  });

  test('a larger volume never gives a lower tank', () => {
    const type = fc.constantFrom('flat', 'convex', 'horizontal');
    fc.assert(
      fc.property(
        fc.integer({ min: 20, max: 199 }),
        fc.integer({ min: 20, max: 200 }),
        type,
        (amount, tenths, body) => {
          const size = (volume: number) =>
            sizeTank({ amount: volume, diameter: tenths / 10, type: body }).extentMm;
          expect(size(amount + 1)).toBeGreaterThanOrEqual(size(amount));
        },
      ),
    );
  });

  const overlap = (one: Box, other: Box) =>
    one.x < other.x + other.width &&
    other.x < one.x + one.width &&
    one.y < other.y + other.height &&
    other.y < one.y + one.height;
  const open = { connectors: 'connectors?', access: 'access?' };
  const box = { widthPx: 600, heightPx: 640, abovePx: 100, groundPx: 100, open };
  const stageOf = (given: Partial<BudgetAnswers>) =>
    drawTankStage(given, { ...box, formatMetres: (mm, about) => `${about ? '≈ ' : ''}${mm / 1000} m` });
  const wordsOf = (given: Partial<BudgetAnswers>) =>
    stageOf(given).notes.flatMap((shape) => (shape.kind === 'text' ? [shape.text] : []));

  test.each(['flat', 'convex', 'horizontal'] as const)(
    '%s is drawn inside its picture, with its measures',
    (type) => {
      const { viewBox, unit } = stageOf({ ...answers, type });
      for (const shape of unit) {
        if (shape.kind !== 'rect') continue;
        expect(shape.x).toBeGreaterThanOrEqual(viewBox.x);
        expect(shape.x + shape.width).toBeLessThanOrEqual(viewBox.x + viewBox.width);
        expect(shape.y).toBeGreaterThanOrEqual(viewBox.y);
      }
      const { diameterMm } = sizeTank({ ...answers, type });
      expect(wordsOf({ ...answers, type }).some((word) => word.includes(`${diameterMm / 1000} m`))).toBe(
        true,
      );
    },
  );

  test.each([
    { widthPx: 320, heightPx: 208, abovePx: 36, groundPx: 44 },
    { widthPx: 390, heightPx: 208, abovePx: 36, groundPx: 44 },
    { widthPx: 768, heightPx: 288, abovePx: 36, groundPx: 44 },
    { widthPx: 704, heightPx: 666, abovePx: 110, groundPx: 100 },
  ])('labels of open questions cross nothing in $widthPx × $heightPx px (BG-02)', (size) => {
    const labels = { connectors: 'aansluitingen?', access: 'dak toegankelijk?' };
    const formatMetres = (mm: number) => `${mm / 1000} m`;
    for (const type of ['flat', 'convex'] as const)
      for (const amount of [20, 50, 100, 200])
        for (const diameter of [2, 2.5, 3, 3.5, 4, 5, 6, 8, 12, 20]) {
          const given = { contents: 'liquid', amount, type, diameter } as const;
          const { viewBox, notes } = drawTankStage(given, { ...size, formatMetres, open: labels });
          const at = `${type}, ${amount} m³, ${diameter} m`;
          const texts = notes.filter(({ kind }) => kind === 'text');
          const written = texts.filter(({ part }) => part === 'open-question').map(boundsOf);
          const radius = diameter * 500;
          for (const label of written) {
            const [end, bottom] = [label.x + label.width, label.y + label.height];
            expect(label.x, at).toBeGreaterThan(viewBox.x);
            expect(end, at).toBeLessThan(viewBox.x + viewBox.width);
            expect(label.y, at).toBeGreaterThan(viewBox.y);
            // On the tank, beside the ladder or above it.
            const isOn = label.x > -radius && end < radius;
            const isAbove = bottom < -(sizeTank(given).extentMm - radius * Math.tan(Math.PI / 12) + 900);
            expect(isOn || label.x > radius + 620 || isAbove, at).toBe(true);
          }
          const others = notes.filter(({ part }) => part === 'person').map(boundsOf);
          const figures = texts.filter(({ part }) => part === 'dimension').map(boundsOf);
          for (const boxes of [[...written, ...others.slice(0, 1)], figures])
            for (const [index, one] of boxes.entries())
              for (const other of boxes.slice(index + 1)) expect(overlap(one, other), at).toBe(false);
        }
  });

  test('is drawn before the first answer; open questions are dashed, open measures approximate (BG-02)', () => {
    expect(wordsOf({})).toEqual(
      expect.arrayContaining(['connectors?', 'access?', expect.stringMatching(/≈/)]),
    );
    const words = wordsOf(answers);
    expect(words).not.toContain('connectors?');
    expect(words.some((word) => word.includes('≈'))).toBe(false);
    const parts = (given: Partial<BudgetAnswers>) => new Set(stageOf(given).unit.map(({ part }) => part));
    expect(parts(answers).has('ladder')).toBe(true);
    expect(parts({ ...answers, roof_access: 'no' }).has('ladder')).toBe(false);
    expect(parts(answers).size).toBeGreaterThan(parts({ ...answers, amount_connectors: 1 }).size);
  });
});

/** The band, or the reason for having none. */
const bandOf = (change: Partial<BudgetAnswers> = {}, from = units) => {
  const band = priceBand({ ...answers, ...change }, from);
  return band.ok ? band.value : band.reason;
};

describe('a price band', () => {
  test('spans the nearest standard units', () => {
    expect(bandOf()).toEqual({
      fromCents: 1455000,
      toCents: 2525000,
      types: ['nb', 'spw'],
      amountOfUnits: 1,
      fromDiameterMm: 3500,
      toDiameterMm: 3500,
      differences: [],
    });
  });

  test('for less than the smallest size equals the price of the smallest size, as in the recommendation', () => {
    const from40 = units.filter(({ volumeM3 }) => volumeM3 >= 40);
    const smallest = from40.filter(({ type, volumeM3 }) => type === 'spw' && volumeM3 < 45);
    expect(smallest).not.toEqual([]);
    expect(bandOf({ amount: 20, diameter: smallest[0]!.diameterMm / 1000 }, from40)).toMatchObject({
      types: expect.arrayContaining(['spw']),
    });
  });

  test.each([
    ['under pressure', { pressure: 'pressurized' }, 'pressure'],
    ['for contents hotter than any standard unit allows', { temperature: 81 }, 'temperature'],
  ] as const)('is not given for a tank %s', (_, change, reason) => {
    expect(bandOf(change)).toBe(reason);
  });

  test.each([
    ['wider than any standard unit', { diameter: 8 }, { differences: ['diameter'], toDiameterMm: 3500 }],
    ['a convex bottom for liquids', { type: 'convex' }, { differences: ['bottom'], types: ['nb', 'spw'] }],
    ['lying', { type: 'horizontal' }, { differences: ['standing'] }],
    ['larger than any standard unit', { amount: 200, diameter: 4 }, { amountOfUnits: 2, differences: [] }],
    [
      'a large hopper',
      { contents: 'solid', type: 'convex', amount: 200, diameter: 3.5 },
      { amountOfUnits: 3 },
    ],
  ] as const)('lists how standard units differ from a tank %s (B14)', (_, change, difference) => {
    expect(bandOf(change)).toMatchObject(difference);
  });

  test('covers all units together (B14)', () => {
    const [one, two] = [bandOf({ amount: 100, diameter: 4 }), bandOf({ amount: 200, diameter: 4 })];
    if (typeof one === 'string' || typeof two === 'string') throw new Error('no band');
    expect([two.fromCents, two.toCents]).toEqual([one.fromCents * 2, one.toCents * 2]);
  });

  test('exists for every atmospheric tank whose temperature a standard unit withstands (B14)', () => {
    let withBand = 0;
    for (const contents of ['liquid', 'solid'] as const)
      for (const amount of [20, 50, 80, 110, 140, 170, 200])
        for (const type of ['convex', 'flat', 'horizontal'] as const)
          for (const diameter of [2, 3, 4, 6, 10, 20])
            for (const temperature of [-5, 20, 50]) {
              const request = { contents, amount, type, diameter, temperature };
              expect([request, typeof bandOf(request)]).toEqual([request, 'object']);
              withBand += 1;
            }
    expect(withBand).toBe(756);
  });

  test('leaves out types with a lower temperature limit', () => {
    expect(bandOf({ temperature: 60 })).toMatchObject({ types: ['nb'] });
  });
});

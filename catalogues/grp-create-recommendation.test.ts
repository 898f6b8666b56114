import { createRecommendation, type GroupFlowAnswer } from '@silowright/contract/configurator';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  mixedFeed,
  recommended,
  roadSalt,
  wholeGrainInside,
} from '../apps/server/src/configurator/testing/worked-cases.ts';
import { startTestApp, type TestApp } from '../apps/server/src/platform/http/testing/test-app.ts';
import { newId } from '../apps/server/src/platform/http/testing/test-client.ts';

describe('create-recommendation with the sample grp', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.stop());

  it('returns the worked cases in rank order, keyed "1", "2", … (RM-09, RM-11)', async () => {
    const browser = app.browser();
    const shown = async (values: Readonly<Record<string, unknown>>) =>
      (await recommended(browser, values)).items.map(
        (item) => `${item.preconfigured_unit_type} ${item.volume} ${item.price_in_cents}`,
      );
    expect(await shown(mixedFeed)).toEqual([
      'vvs4 30 838000',
      'vvs4 36 938000',
      'dds4 32 1027000',
      'dds4 40 1146000',
    ]);
    expect(await shown(wholeGrainInside)).toEqual(['vb4 50 1202000']);
    expect((await shown(roadSalt)).map((line) => line.split(' ', 2).join(' '))).toEqual([
      'ms 22',
      'ms 26',
      'fs 30',
    ]);
    const { body } = await browser.put(createRecommendation, { ...mixedFeed, id: newId() });
    expect(Object.keys((body as GroupFlowAnswer).preconfigured_unit_recommendations)).toEqual([
      '1',
      '2',
      '3',
      '4',
    ]);
  });

  it('compares the cards: totals, why the first is first, what the others give instead (EN-06)', async () => {
    const { body } = await app.browser().put(createRecommendation, { ...mixedFeed, id: newId() });
    const { first, cards, splits } = (body as GroupFlowAnswer).explanation;
    expect(first).toEqual({ kind: 'least-cost', delivered: true, needsFloor: false });
    expect(cards['1']).toEqual({
      totalCents: 2_052_000,
      transportCents: 376_000,
      airPercent: 5,
      differences: [],
    });
    expect(cards['2']?.differences).toEqual([
      { kind: 'volume', moreM3: 6 },
      { kind: 'height', moreMm: 970 },
      { kind: 'cost', moreCents: 328_000 },
    ]);
    expect(splits).toMatchObject([{ amountOfUnits: 1, unit: { volume: 65 }, totalCents: 1_708_000 }]);
  });
});

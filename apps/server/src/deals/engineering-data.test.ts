import { selectOptions } from '@silowright/contract/configurator';
import { createOffer } from '@silowright/contract/deals';
import { readEngineeringData } from '@silowright/contract/engineering';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { client, offersIn, sendOffer } from '../configurator/testing/offers.ts';
import { mixedFeed, roadSalt, wholeGrainInside, withUnit } from '../configurator/testing/worked-cases.ts';
import { startTestApp, type TestApp } from '../platform/http/testing/test-app.ts';
import { newId } from '../platform/http/testing/test-client.ts';
import { onlyPosition } from './paper/positions.ts';
import { frozenOffer, type Quotation } from './paper/quotation.ts';

const at = (place: string, locationLattitude: number, locationLongitude: number) => ({
  locationPlacename: `${place}, Deutschland`,
  locationLattitude,
  locationLongitude,
  locationCountry: 'Deutschland',
});
const husum = at('Husum', 54.48, 9.05);
const dueren = at('Düren', 50.8, 6.48);
const earthquake = 'engineering.earthquake_zone_2_de';

describe('engineering data', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.stop());

  const offersFor = async (id: string) =>
    (await offersIn(app.store)).filter((row) => row.configuration_id === id);
  const frozen = async (id: string) => {
    const [row] = await offersFor(id);
    return onlyPosition(frozenOffer(row!) as Quotation);
  };

  it('follow the stored choices, in plain numbers (EN-11)', async () => {
    const browser = app.browser();
    const { id } = await withUnit(browser);
    const read = async () => (await browser.call(readEngineeringData, { params: { id } })).body;
    const before = await read();
    expect(before).toMatchObject({
      preliminary: true,
      basis: { windMs: 25, snowKnM2: 0.65, from: 'place' },
      content: { densityKgM3: 650, from: 'limit', forLoadsKgM3: 800 },
      emptyMassT: 1,
      support: { kind: 'legs', count: 6, circleM: 2.94 },
      loads: { filledMassT: 20.5, foundationMassT: 25 },
    });
    await browser.put(selectOptions, { id, selected_options: { flow: [{ outflow_height: '2.00' }] } });
    const raised = await read();
    expect(raised.loads.overturningMomentKnm).toBeGreaterThan(before.loads.overturningMomentKnm);
    expect(raised.lifting.hookHeightM).toBeCloseTo(before.lifting.hookHeightM + 1);
  });

  it('belong to the browser of the configuration (EN-11, D3)', async () => {
    const { id } = await withUnit(app.browser());
    const stranger = await app.browser().call(readEngineeringData, { params: { id } });
    expect([stranger.status, stranger.error.code]).toEqual([404, 'unknown-configuration']);
    const unknown = await app.browser().call(readEngineeringData, { params: { id: newId() } });
    expect(unknown.status).toBe(404);
  });

  it('say in Husum that the wind exceeds the design of the mobile silo, and in Cloppenburg nothing (EN-08)', async () => {
    const salt = await withUnit(app.browser(), { ...roadSalt, ...husum });
    expect(salt.item.preconfigured_unit_type).toBe('ms');
    expect(salt.answer.design_basis).toMatchObject({
      designWindMs: 25,
      exceeded: ['wind'],
      place: { wind: { value: 30, zone: '4', source: 'DIN EN 1991-1-4/NA' } },
    });
    const feed = await withUnit(app.browser());
    expect(feed.answer.design_basis).toMatchObject({ designWindMs: 27.5, exceeded: [] });
    const inside = await withUnit(app.browser(), wholeGrainInside);
    expect(inside.answer.design_basis).toMatchObject({ inside: true, exceeded: [] });
  });

  it('preselect the earthquake option in Düren and not in Cloppenburg; it can be left out (EN-08)', async () => {
    const option = ({ configuration_options: groups }: Awaited<ReturnType<typeof withUnit>>['answer']) =>
      groups.engineering?.earthquake_zone_2_de?.options[0];
    const browser = app.browser();
    const { id, answer } = await withUnit(browser, { ...mixedFeed, ...dueren });
    expect(option(answer)).toMatchObject({ default_selected: true, price_in_cents: 90_000 });
    expect(option((await withUnit(app.browser())).answer)?.default_selected).toBe(false);
    // Without select-options the defaults of the place are quoted.
    await browser.put(createOffer, { id, ...client });
    const quotation = await frozen(id);
    expect(quotation.selection[earthquake]).toBe('earthquake_zone_2_de');
    expect(quotation.optionsCostCents).toBe(90_000);
    const { body } = await browser.put(selectOptions, { id, selected_options: {} });
    expect(body.selected_option_to_price.options_cost).toBe(0);
  });

  it('are frozen with the quotation, and are no reason for a revision (EN-11, D9)', async () => {
    const browser = app.browser();
    const { id, answer } = await sendOffer(browser);
    const { engineering, ...earlier } = await frozen(id);
    expect(engineering?.loads.filledMassT).toBe(20.5);
    // A quotation of an earlier release has none.
    await app.store.write((db) =>
      db
        .updateTable('offers')
        .set({ frozen: JSON.stringify(earlier) })
        .where('configuration_id', '=', id)
        .execute(),
    );
    const again = await browser.put(createOffer, { id, ...client });
    expect(again.body).toEqual(answer.body);
    expect(await offersFor(id)).toHaveLength(1);
  });
});

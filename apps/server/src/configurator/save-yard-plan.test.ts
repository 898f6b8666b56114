import { selectOptions } from '@silowright/contract/configurator';
import { copyConfiguration, createOffer, reopenConfiguration } from '@silowright/contract/deals';
import { saveYardPlan } from '@silowright/contract/pictures';
import { firstPlan, moveThing } from '@silowright/domain/yard/yard-plan';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { frozenOffer, type Quotation } from '../deals/paper/quotation.ts';
import { startTestApp, type TestApp } from '../platform/http/testing/test-app.ts';
import { newId } from '../platform/http/testing/test-client.ts';
import { findConfiguration } from './store/configurations.ts';
import { client, offersIn, queueOf } from './testing/offers.ts';
import { withUnit } from './testing/worked-cases.ts';

const plan = firstPlan(2, 4.6);

describe('save-yard-plan', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.stop());

  const stored = async (id: string) =>
    JSON.parse((await findConfiguration(app.store, id))?.yard_plan ?? 'null');
  const offersOf = async (id: string) =>
    (await offersIn(app.store)).filter(({ configuration_id }) => configuration_id === id);

  it('keeps the plan with the configuration and its copy, and removes it (TD-06)', async () => {
    const browser = app.browser();
    const { id } = await withUnit(browser);
    expect((await browser.put(saveYardPlan, { id, plan })).status).toBe(200);
    expect(await stored(id)).toEqual(plan);
    const copyId = newId();
    await browser.put(copyConfiguration, { id, copyId });
    expect(await stored(copyId)).toEqual(plan);
    await browser.put(saveYardPlan, { id, plan: null });
    expect(await stored(id)).toBeNull();
    expect(await stored(copyId)).toEqual(plan);
  });

  it('treats the configuration of another browser as unknown, and refuses what is no plan (TD-06, D3)', async () => {
    const { id } = await withUnit(app.browser());
    expect((await app.browser().put(saveYardPlan, { id, plan })).status).toBe(404);
    const browser = app.browser();
    const own = await withUnit(browser);
    const wrong = { ...plan, units: Array.from({ length: 7 }, () => [1, 1]) };
    expect((await browser.put(saveYardPlan, { id: own.id, plan: wrong })).status).toBe(400);
    expect(await stored(own.id)).toBeNull();
  });

  it('freezes the plan in the quotation; another plan makes another revision (TD-06, D9)', async () => {
    const browser = app.browser();
    const { id } = await withUnit(browser);
    await browser.put(saveYardPlan, { id, plan });
    const quote = () => browser.put(createOffer, { id, ...client });
    await quote();
    await quote();
    const [first, ...others] = await offersOf(id);
    expect(others).toEqual([]);
    expect((frozenOffer(first!) as Quotation).positions[0]?.yard).toEqual(plan);
    await browser.put(saveYardPlan, { id, plan: moveThing(plan, { kind: 'crane' }, [20, 20]) });
    await quote();
    expect(await offersOf(id)).toHaveLength(2);
  });

  it('comes back with a reopened quotation (TD-06, D21)', async () => {
    const browser = app.browser();
    const { id } = await withUnit(browser);
    await browser.put(saveYardPlan, { id, plan });
    await browser.put(createOffer, { id, ...client });
    const [offer] = await offersOf(id);
    const mail = (await queueOf(app.store)).find(({ offer_id }) => offer_id === offer!.id);
    const { reopenToken } = JSON.parse(mail!.payload) as { reopenToken: string };
    const opener = app.browser();
    const { body } = await opener.call(reopenConfiguration, { params: { token: reopenToken } });
    expect(body.yard_plan).toEqual(plan);
    // The copy is stored with its first change (S18).
    await opener.put(selectOptions, { id: body.id, selected_options: {} });
    expect(await stored(body.id)).toEqual(plan);
  });
});

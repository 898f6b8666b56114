import { call } from '@silowright/ui/calls/api.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { resetSession, setValues, useSession } from '../session/session-store.ts';
import { reportMilestone, reportMilestones } from './milestones.ts';

const personal = {
  emailAddress: 'anna@example.com',
  phoneNumber: '+49447155512',
  firstName: 'Anna',
  lastName: 'Weßling',
  company_name: 'Hof Weßling',
  locationPlacename: 'Cloppenburg, Germany',
  user_ip: '203.0.113.7',
  comments: 'Call me',
};

describe('milestones in the data layer', () => {
  const page = new EventTarget() as EventTarget & { dataLayer?: Record<string, unknown>[] };
  let stop = () => {};
  const answerWith = (answer: object) => vi.stubGlobal('fetch', async () => Response.json(answer));
  const names = () => page.dataLayer?.map(({ event }) => event) ?? [];

  beforeEach(() => {
    delete page.dataLayer;
    vi.stubGlobal('window', page);
    resetSession();
    stop = reportMilestones();
    setValues({
      ...personal,
      segment: 'agricultural',
      segment_label: 'agriculture',
      productGroupType: 'animal_feed',
      volumePerUnit: 30,
      amountOfUnits: 2,
    });
  });
  afterEach(() => {
    stop();
    resetSession();
    vi.unstubAllGlobals();
  });

  const recommend = () => call('create-recommendation', { body: {} as never });

  it('a recommendation is reported once for the same answers, and again for others (A9)', async () => {
    answerWith({ preconfigured_unit_recommendations: { 1: {}, 2: {} } });
    await recommend();
    await recommend();
    expect(page.dataLayer).toEqual([
      {
        event: 'silowright_recommended',
        market: 'agriculture',
        product_group: 'animal_feed',
        volume_m3: 30,
        units: 2,
        found: 2,
      },
    ]);
    setValues({ volumePerUnit: 40 });
    await recommend();
    expect(page.dataLayer).toHaveLength(2);
    answerWith({ ok: true });
    await recommend();
    expect(page.dataLayer).toHaveLength(2);
  });

  it('configured, quoted, lead, meeting and signed are reported (A9)', async () => {
    answerWith({ currency: 'DKK' });
    await call('select-preconfigured-unit', { body: {} as never });
    setValues({ price: 1_238_520, diameterInMm: 2500, heightInMm: 9000 });
    useSession.setState({ step: 'overview' });
    useSession.setState({ step: 'finalized' });
    answerWith({ ok: true, quotation_number: 'Q-2026-000001', mail: 'queued' });
    await call('create-offer', { body: {} as never });
    await call('create-offer', { body: {} as never });
    answerWith({});
    await call('create-lead', { body: { segment: 'road_salt' } as never });
    answerWith({ starts_at: '2026-01-01T09:00:00Z', ends_at: '2026-01-01T09:30:00Z' });
    await call('book-meeting', { body: {} as never });
    reportMilestone('signed');
    expect(names()).toEqual(
      ['configured', 'quoted', 'lead', 'meeting', 'signed'].map((name) => `silowright_${name}`),
    );
    const price = { total_cents: 1_238_520, currency: 'DKK' };
    expect(page.dataLayer?.[0]).toMatchObject(price);
    expect(page.dataLayer?.[1]).toMatchObject({ kind: 'quotation', height_mm: 9000, ...price });
  });

  it('another offer of the same unit is another event; a call that fails is none (A9)', async () => {
    for (const number of ['Q-2026-000001', 'Q-2026-000002']) {
      answerWith({ ok: true, quotation_number: number, mail: 'queued' });
      await call('create-offer', { body: {} as never });
    }
    vi.stubGlobal('fetch', async () => new Response(null, { status: 503 }));
    await expect(call('create-offer', { body: {} as never })).rejects.toThrow();
    expect(names()).toEqual(['silowright_quoted', 'silowright_quoted']);
  });

  it('no event contains personal data, the id or a quotation number (A9)', async () => {
    answerWith({ ok: true, quotation_number: 'Q-2026-000001', mail: 'queued', recommendations: [] });
    setValues({ price: 1 });
    useSession.setState({ step: 'overview' });
    for (const name of ['create-recommendation', 'create-offer', 'create-lead', 'book-meeting'] as const)
      await call(name, { body: { segment: 'road_salt', ...personal } as never });
    const text = JSON.stringify(page.dataLayer);
    expect(names()).toHaveLength(5);
    for (const secret of [...Object.values(personal), useSession.getState().values.id, 'Q-2026'])
      expect(text).not.toContain(secret);
  });
});

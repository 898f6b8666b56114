import { once } from 'node:events';
import type { Worker } from 'node:worker_threads';
import { type EffectLine, effectLines } from '@silowright/contract/price-fields';
import type { BasePriceRow } from '@silowright/domain/catalogue/option-list';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type OpenDesk, openDesk } from '../desk/testing/open-desk.ts';
import { previewPublish } from './preview.ts';
import { effectOf } from './publish-effect.ts';

let office: OpenDesk;
beforeAll(async () => {
  office = await openDesk();
});
afterAll(() => office.close());

/** A visitor requests a silo of 36 m³ in Zwolle, selects the recommended one and sends the offer. */
async function makeQuotation(id: string): Promise<{ uuid: string; cents: number }> {
  const cookies: Record<string, string> = {};
  const put = async (path: string, payload: object) => {
    const answer = await office.app.server.inject({ method: 'PUT', url: `/api${path}`, payload, cookies });
    for (const cookie of answer.cookies) cookies[cookie.name] = cookie.value;
    expect(answer.statusCode).toBe(200);
    return answer.json();
  };
  const found = await put('/configurator/create-recommendation', {
    id,
    localeStr: 'nl_NL',
    segment: 'agricultural',
    productGroupType: 'animal_feed',
    characteristicGroupType: 'mixed_feed',
    volumePerUnit: 36,
    amountOfUnits: 2,
    placement: 'outside',
    locationLattitude: 52.51,
    locationLongitude: 6.09,
    locationPlacename: 'Zwolle, Nederland',
    locationCountry: 'Nederland',
    recommendationShown: 'product-group',
  });
  const unit = JSON.stringify(found).match(/\{[^{}]*"preconfigured_unit_type":"vvs4"[^{}]*\}/)?.[0] ?? '{}';
  const { uuid, diameter_mm, price_in_cents } = JSON.parse(unit);
  await put('/configurator/select-preconfigured-unit', {
    id,
    preconfiguredUnitType: 'vvs4',
    diameterInMm: diameter_mm,
    preconfiguredUnitUuid: uuid,
  });
  await put('/configurator/create-offer', {
    id,
    clientEmail: 'jan@boer.example',
    phoneNumber: '+31612345678',
    firstName: 'Jan',
    lastName: 'Boer',
    companyName: 'Boer',
  });
  return { uuid, cents: price_in_cents };
}

describe('the effect of a publish on the last quotations', () => {
  it('is shown before it is published: count, total, largest change (PR-06, PR-07)', async () => {
    const { uuid, cents } = await makeQuotation('0000-0000-000a');
    const { id, prices } = (await office.call('GET', '/admin/unit/prices/agricultural')).json;
    const body = (difference: number) => ({
      id: { version: id.version + 1, segment: id.segment },
      prices: (prices as BasePriceRow[]).map((row) =>
        row.uuid === uuid ? { ...row, priceInCents: cents + difference } : row,
      ),
    });
    const rise = (await office.call('POST', '/admin/unit/prices/effect', body(1_000))).json;
    expect(rise).toMatchObject({ quotations: 1, changed: 1, largest_fall: null });
    // Two units; options priced relative to the unit price may add to it.
    expect(rise.total_after_in_cents - rise.total_before_in_cents).toBeGreaterThanOrEqual(2_000);
    expect(rise.largest_rise.number).toMatch(/^Q-\d{4}-000001$/);
    const none = (await office.call('POST', '/admin/unit/prices/effect', body(0))).json;
    expect(none).toMatchObject({ quotations: 1, changed: 0, largest_rise: null, largest_fall: null });
    expect((await office.call('GET', '/admin/unit/prices/agricultural')).json.id.version).toBe(id.version);
    const salt = (await office.call('GET', '/admin/unit/prices/road_salt')).json;
    const elsewhere = await office.call('POST', '/admin/unit/prices/effect', {
      id: { version: 2, segment: 'road_salt' },
      prices: salt.prices,
    });
    expect(elsewhere.json.quotations).toBe(0);
  });

  it('is computed in a thread, and cancelled when it is not needed any more (B21)', async () => {
    const { id, prices } = (await office.call('GET', '/admin/unit/prices/agricultural')).json;
    const body = {
      id: { version: id.version + 1, segment: id.segment },
      prices: (prices as BasePriceRow[]).map((row) => ({ ...row, priceInCents: row.priceInCents + 100 })),
    };
    const list = JSON.stringify(body);
    expect((await office.call('POST', '/admin/unit/prices/effect', list)).json.changed).toBeGreaterThan(0);
    // Requested, and cancelled while the thread is running.
    const waits = new AbortController();
    const asked = previewPublish(office.store, 'base', Buffer.from(list), waits);
    const [thread] = (await once(process, 'worker')) as [Worker];
    expect(thread.threadId).toBeGreaterThan(0);
    waits.abort();
    await expect(asked).rejects.toMatchObject({ code: 'unavailable' });
    expect(thread.threadId).toBe(-1);
    await expect(previewPublish(office.store, 'base', Buffer.from(list), waits)).rejects.toThrow();
  });

  /** A call over a real connection, by somebody who watches its progress. */
  const watch = async (change: (row: BasePriceRow) => BasePriceRow, signal?: AbortSignal) => {
    const { id, prices } = (await office.call('GET', '/admin/unit/prices/agricultural')).json;
    return fetch(`${office.address}/api/admin/unit/prices/effect`, {
      method: 'POST',
      headers: {
        accept: effectLines,
        authorization: `Bearer ${office.workshop.goodToken()}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify({
        id: { version: id.version + 1, segment: id.segment },
        prices: (prices as BasePriceRow[]).map(change),
      }),
      ...(signal && { signal }),
    });
  };
  const linesOf = async (answer: Response): Promise<EffectLine[]> =>
    (await answer.text())
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line));

  it('reports progress, then the effect with the percent of each changed quotation (PX-09)', async () => {
    const answer = await watch((row) => ({ ...row, priceInCents: row.priceInCents + 100 }));
    expect(answer.headers.get('content-type')).toBe(effectLines);
    const lines = await linesOf(answer);
    const shares = lines.flatMap((line) => ('progress' in line ? [line.progress] : []));
    expect(shares.length).toBeGreaterThan(3);
    expect(shares).toEqual(shares.toSorted((a, b) => a - b));
    expect(lines).toHaveLength(shares.length + 1);
    expect(lines.at(-1)).toMatchObject({
      effect: { changed: 1, percents: [expect.closeTo(0.01, 1)], largest_rise: { id: expect.any(String) } },
    });
    const refused = await linesOf(await watch((row) => ({ ...row, priceInCents: -1 })));
    expect(refused.at(-1)).toMatchObject({ error: { code: 'bad-request' } });
  });

  it('ends its thread when the browser cancels the call (PX-09, threat 75)', async () => {
    const outdated = new AbortController();
    const started = once(process, 'worker') as Promise<[Worker]>;
    const asked = watch((row) => row, outdated.signal).then((answer) => answer.text());
    const [thread] = await started;
    const ended = once(thread, 'exit');
    const answers: unknown[] = [];
    thread.on('message', (answer) => answers.push(answer));
    outdated.abort();
    await expect(asked).rejects.toThrow('aborted');
    await ended;
    expect(answers).toEqual([]);
  });

  it('keeps the price of an earlier recommended configuration (PR-07)', async () => {
    const { uuid, cents } = await makeQuotation('0000-0000-000b');
    const { id, prices } = (await office.call('GET', '/admin/unit/prices/agricultural')).json;
    await office.call('PUT', '/admin/unit/prices', {
      id: { version: id.version + 1, segment: id.segment },
      prices: (prices as BasePriceRow[]).map((row) =>
        row.uuid === uuid ? { ...row, priceInCents: cents + 5_000 } : row,
      ),
    });
    const later = await makeQuotation('0000-0000-000c');
    expect(later).toEqual({ uuid, cents: cents + 5_000 });
    const listed = (await office.call('GET', '/admin/incoming/quotations')).json.items;
    const [newest, older] = listed.map(({ total_in_cents }: { total_in_cents: number }) => total_in_cents);
    expect(newest - older).toBeGreaterThanOrEqual(10_000);
  });

  it.each([
    [[], { quotations: 0, changed: 0, largest_rise: null, largest_fall: null }],
    [
      [
        { id: '1', number: 'a', before: 100, after: 150 },
        { id: '2', number: 'b', before: 100, after: 40 },
        { id: '3', number: 'c', before: 100, after: 100 },
      ],
      {
        quotations: 3,
        changed: 2,
        total_before_in_cents: 300,
        total_after_in_cents: 290,
        largest_rise: { id: '1', number: 'a', difference_in_cents: 50 },
        largest_fall: { id: '2', number: 'b', difference_in_cents: -60 },
        percents: [50, -60],
      },
    ],
  ])('adds up %j', (changes, effect) => {
    expect(effectOf(changes, 'EUR')).toMatchObject(effect);
  });
});

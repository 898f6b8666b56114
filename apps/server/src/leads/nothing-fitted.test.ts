import { createLead } from '@silowright/contract/leads';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mixedFeed, recommended } from '../configurator/testing/worked-cases.ts';
import { mailSpeaker } from '../deals/mails/write-mail.ts';
import { leadSheet } from '../desk/incoming-sheet.ts';
import { startTestApp, type TestApp } from '../platform/http/testing/test-app.ts';
import { leadMail } from './lead-mail.ts';

const request = {
  ...mixedFeed,
  storedProductId: 'alfalfa_pellets',
  volumePerUnit: 36,
  amountOfUnits: 10,
  placement: 'inside',
  spaceLimitationHeightInMeter: 3,
};
const lead = {
  localeStr: 'de_DE',
  clientEmail: 'anna@farm.example',
  company: 'Hof',
  lastName: 'Müller',
  volume: 36,
  segment: 'agricultural',
  location: 'Cloppenburg',
  nothingFitted: true,
} as const;

describe('a request after nothing fitted', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.stop());
  const newest = async () => {
    const rows = await app.store.read((db) =>
      db.selectFrom('leads').selectAll().orderBy('created_at', 'desc').orderBy('id', 'desc').execute(),
    );
    return JSON.parse(rows[0]?.content ?? '{}');
  };

  it('takes product, units, height and the reasons along, to sales and to the desk (V35)', async () => {
    const browser = app.browser();
    const { id, items } = await recommended(browser, request);
    expect(items).toEqual([]);
    expect((await browser.put(createLead, { ...lead, id })).status).toBe(200);
    const stored = await newest();
    expect(stored.wish).toMatchObject({
      productName: 'Futtermittel, Mischfutter, Luzernepellets',
      densityKgM3: 690,
      amountOfUnits: 10,
      placement: 'inside',
      heightLimitMm: 3000,
      unfit: [expect.stringMatching(/: gebaut für höchstens 650.kg\/m³$/), expect.stringMatching(/zu hoch/)],
    });
    const { blocks } = leadMail('sales', { ...stored, market: 'x' }, mailSpeaker(app.config, 'de_DE'));
    const mail = JSON.stringify(blocks).replaceAll('\u00a0', ' ');
    for (const part of ['Luzernepellets', '690 kg/m³', '"10"', '3,00 m', 'Warum nichts passte', 'zu hoch'])
      expect(mail).toContain(part);
    const facts = leadSheet(stored).facts.map(({ name }) => name);
    for (const name of ['product', 'density', 'amount-of-units', 'height-limit', 'placement', 'unfit'])
      expect(facts).toContain(name);
  });

  it('takes nothing of a configuration of another browser along (V35, threat 7)', async () => {
    const { id } = await recommended(app.browser(), request);
    await app.browser().put(createLead, { ...lead, id });
    expect((await newest()).wish).toBeUndefined();
  });
});

import { join } from 'node:path';
import { programTexts } from '@silowright/catalogue/disk/program-texts';
import { shippedCatalogueDir } from '@silowright/catalogue/disk/shipped-catalogue';
import { lookupIp } from '@silowright/contract/places';
import { publicSettings } from '@silowright/contract/settings';
import { localeNames } from '@silowright/domain/locale';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from './testing/test-app.ts';

const starter = join(shippedCatalogueDir, '../starter');

describe('the settings that the web app gets', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp({
      COMPANY_NAME: 'Example Silos',
      PRIVACY_URL: 'https://www.example.com/privacy',
      SMTP_URL: 'smtp://user:hush@mail.example.com',
      WEBHOOK_URL: 'https://hooks.example.com/hush',
      WEBHOOK_SECRET: 'hush',
      CLAIM_YEARS_OF_EXPERIENCE: '60',
    });
  });
  afterAll(() => app.stop());

  it('are public: company, claims, delivery time and links, and nothing secret (ST-13)', async () => {
    const { body } = await app.browser().call(publicSettings);
    expect(body).toMatchObject({
      company: { name: 'Example Silos', time_zone: 'Europe/Amsterdam' },
      claims: {
        years_of_experience: 60,
        journey_percent: 80,
        dealer_hours: 72,
        contact_hours: 48,
        delivery_weeks: 12,
        iso_9001: true,
      },
      links: { privacy: 'https://www.example.com/privacy', imprint: null },
      google_maps_key: null,
      map_tiles: null,
      aerial_tiles: null,
    });
    expect(JSON.stringify(body)).not.toContain('hush');
  });

  it('claim nothing that the catalogue does not claim, and settings win (A23)', async () => {
    const claimsWith = async (env: Readonly<Record<string, string>>) => {
      const other = await startTestApp(env);
      const { claims } = (await other.browser().call(publicSettings)).body;
      const page = await other.app.server.inject({ url: '/', headers: { accept: 'text/html' } });
      await other.stop();
      return { claims, page: page.body };
    };
    const own = await claimsWith({ CATALOGUE_DIR: starter });
    expect(own.claims).toMatchObject({ iso_9001: false, years_of_experience: 0, contact_hours: 48 });
    expect(own.page).not.toMatch(/ISO 9001|years of experience|Find the right silo/);
    const steel = await claimsWith({ CATALOGUE_DIR: join(shippedCatalogueDir, '../steel') });
    expect(steel.page).toContain('Find the steel silo that fits.');
    expect(steel.page).not.toMatch(/ISO 9001|years of experience/);
    // A catalogue without a sentence of its own has that of the program.
    for (const locale of localeNames) expect(programTexts(locale)['market.title']).not.toMatch(/silo/i);
    const said = await claimsWith({
      CATALOGUE_DIR: starter,
      CLAIM_ISO_9001: 'on',
      CLAIM_YEARS_OF_EXPERIENCE: '8',
    });
    expect(said.claims).toMatchObject({ iso_9001: true, years_of_experience: 8 });
    const { claims } = await claimsWith({ CLAIM_ISO_9001: 'off' });
    expect(claims).toMatchObject({ iso_9001: false, years_of_experience: 50, dealer_hours: 72 });
  });

  it('include the caller’s address, requested with a JSON format query (IP-01)', async () => {
    const answer = await app.browser().call(lookupIp, { query: { format: 'json' } });
    expect(answer.body).toEqual({ ip: '127.0.0.1' });
    expect((await app.browser().call(lookupIp, { query: { format: 'xml' } })).status).toBe(400);
  });
});

import { lookupIp } from '@silowright/contract/lookup-ip';
import { publicSettings } from '@silowright/contract/public-settings';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from './testing/test-app.ts';

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

  it('include the caller’s address, requested with a JSON format query (IP-01)', async () => {
    const answer = await app.browser().call(lookupIp, { query: { format: 'json' } });
    expect(answer.body).toEqual({ ip: '127.0.0.1' });
    expect((await app.browser().call(lookupIp, { query: { format: 'xml' } })).status).toBe(400);
  });
});

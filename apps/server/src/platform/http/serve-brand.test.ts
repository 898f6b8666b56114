import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp } from './testing/test-app.ts';

const steel = path.join(import.meta.dirname, '../../../../../catalogues/steel');

describe.each([
  ['the sample', {}, 'Silowright', '#c2500a'],
  ['another catalogue', { CATALOGUE_DIR: steel }, 'Norrstål Silo', '#1f5f8b'],
  ['a name in the settings', { CATALOGUE_DIR: steel, COMPANY_NAME: 'Silo AB' }, 'Silo AB', '#1f5f8b'],
] as const)('the brand of %s', (_, env, name, colour) => {
  let app: Awaited<ReturnType<typeof startTestApp>>;
  beforeAll(async () => {
    app = await startTestApp(env);
  });
  afterAll(() => app.stop());
  const get = async (url: string) => (await app.app.server.inject({ url })).body;

  it('gives the colours of the page, its mark and the name of the company (CT-10)', async () => {
    expect(await get('/brand.css')).toContain(`--color-brand:${colour};`);
    expect(await get('/favicon.svg')).toContain(`fill="${colour}"`);
    expect(JSON.parse(await get('/api/settings')).company.name).toBe(name);
  });
});

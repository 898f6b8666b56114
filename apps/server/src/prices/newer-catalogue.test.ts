import { loadCatalogue } from '@silowright/catalogue/disk/load-catalogue';
import { shippedCatalogueDir } from '@silowright/catalogue/disk/shipped-catalogue';
import { selectOptions } from '@silowright/contract/configurator';
import { expect, it } from 'vitest';
import { withUnit } from '../configurator/testing/worked-cases.ts';
import { startTestApp } from '../platform/http/testing/test-app.ts';
import { publishReleaseCatalogue } from './release-catalogue.ts';
import { publishReleaseLists } from './release-lists.ts';

it('a process that cannot read the newest catalogue serves the one before, and 503 for pins of the newer (CT-07)', async () => {
  const app = await startTestApp({ DRAIN_SECONDS: '0' });
  const { store, catalogues } = app;
  const ready = async () => (await app.app.server.inject('/readyz')).json();
  const browser = app.browser();
  const earlier = await withUnit(browser);
  const later = await withUnit(browser);
  expect(await ready()).toEqual({ ok: true });

  catalogues.stop();
  const { content: shipped } = loadCatalogue(shippedCatalogueDir);
  const content = { ...shipped, limits: { ...shipped.limits, headroomMm: shipped.limits.headroomMm + 10 } };
  await publishReleaseLists(store, 5, await publishReleaseCatalogue(store, 5, content, () => shipped));
  await store.write(async (db) => {
    await db.updateTable('catalogue_versions').set({ format: 2 }).where('version', '=', 2).execute();
    await db.updateTable('configurations').set({ price_version: 2 }).where('id', '=', later.id).execute();
  });
  await catalogues.refresh();

  expect(await ready()).toEqual({
    ok: true,
    note: expect.stringContaining('Catalogue version 2 has format 2'),
  });
  const select = ({ id }: typeof later) => browser.put(selectOptions, { id, selected_options: {} });
  const refused = await select(later);
  expect([refused.status, refused.headers['retry-after'], refused.error.code]).toEqual([
    503,
    '2',
    'unavailable',
  ]);
  expect((await select(earlier)).status).toBe(200);
  expect((await withUnit(browser)).id).toBeTruthy();
  await app.stop();
});

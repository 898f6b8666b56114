import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { selectOptions } from '@silowright/contract/configurator';
import { createOffer } from '@silowright/contract/deals';
import { expect, it } from 'vitest';
import { client, offersIn } from '../../apps/server/src/configurator/testing/offers.ts';
import { mixedFeed, withUnit } from '../../apps/server/src/configurator/testing/worked-cases.ts';
import { startTestApp } from '../../apps/server/src/platform/http/testing/test-app.ts';
import { writeNew } from './write-new.ts';

it('the result of "new" starts and is quoted from: recommendation, options, quotation (CT-04)', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'silowright-new-'));
  writeNew(folder);
  const app = await startTestApp({ CATALOGUE_DIR: folder, DRAIN_SECONDS: '0' });
  const browser = app.browser();
  const flour = {
    ...mixedFeed,
    localeStr: 'en_GB',
    segment: 'bakery',
    segment_label: 'bakery',
    productGroupType: 'dry_goods',
    characteristicGroupType: 'flour',
    volumePerUnit: 15,
    amountOfUnits: 1,
    locationPlacename: 'Linz, Austria',
    locationLattitude: 48.3,
    locationLongitude: 14.29,
    locationCountry: 'Austria',
  };
  const { id } = await withUnit(browser, flour);
  const chosen = { outlet: [{ outlet: 'rotary' }], access: [{ ladder: ['ladder'] }] };
  const options = await browser.put(selectOptions, { id, selected_options: chosen });
  expect(options.status, JSON.stringify(options.error)).toBe(200);
  const answer = await browser.put(createOffer, { id, ...client });
  expect(answer.status, JSON.stringify(answer.error)).toBe(200);
  const [offer] = await offersIn(app.store);
  expect(JSON.parse(offer!.frozen)).toMatchObject({ unitPriceCents: 640_000 });
  await app.stop();
  rmSync(folder, { recursive: true });
});

import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { exampleDealers } from '@silowright/catalogue/testing/sample';
import { createLead } from '@silowright/contract/leads';
import { bookMeeting, listMeetingSlots } from '@silowright/contract/meetings';
import { queueOf } from '../../../../configurator/testing/offers.ts';
import { mixedFeed, recommended, roadSalt } from '../../../../configurator/testing/worked-cases.ts';
import { type OpenDesk, openDesk } from '../../../../desk/testing/open-desk.ts';
import { sentOffer } from '../../../../signing/testing/signings.ts';
import type { Store } from '../../../db/store.ts';
import { newId, TestClient } from '../test-client.ts';
import type { Random } from './random.ts';
import type { Words } from './value-of-schema.ts';

/** A server with data, and the values a caller needs to pass validation. */
export interface FuzzWorld {
  readonly office: OpenDesk;
  readonly port: number;
  readonly wordsOf: (endpointName: string) => Words;
  /** Bodies that cannot be generated from a schema, by the name of the call. */
  readonly bodyOf: (endpointName: string, random: Random) => unknown;
  /** The browser that owns the configurations. */
  readonly cookie: string;
  readonly signToken: string;
  readonly staffToken: string;
}

/** Files go to the logo call only. */
export const smallPng = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** CRM numbers; without them a logo is rejected before it is read. */
const dealersOf = (...ids: readonly string[]): string[] =>
  exampleDealers.filter(({ id }) => ids.includes(id)).map((dealer) => dealer.hub_spot_id);

const timeZones = ['Europe/Berlin', 'Europe/Amsterdam', 'America/New_York', 'UTC'];

const commonWords: Readonly<Record<string, readonly string[]>> = {
  email: ['anna@farm.example', 'bo@farm.example'],
  clientEmail: ['anna@farm.example', 'anna@farm.example', 'cy@farm.example'],
  dealerEmail: ['anna@farm.example', 'dealer@farm.example'],
  phoneNumber: ['+49447155512', '+31205550100'],
  phone: ['+49447155512'],
  language: ['de', 'en', 'nl', 'da', 'de_DE', 'en_GB'],
  segment: ['agricultural', 'agriculture', 'road_salt', 'food', 'plastics'],
  productGroupType: ['animal_feed', 'road_salt', 'other'],
  characteristicGroupType: ['mixed_feed', 'whole_grain', 'flour'],
  dealerId: ['heidkamp', 'noordhof', 'nobody'],
  dealer_id: ['heidkamp', 'noordhof', 'nobody'],
  timeZone: timeZones,
  lastName: ['Müller', 'de Vries'],
  company: ['Hof Müller'],
  lat: ['52.85', '-90', '0'],
  lng: ['8.04', '180', '-0.5'],
  query: ['Clop', 'Kø', 'a', 'São', 'Zürich'],
  amount: ['20', '50', '200'],
  diameter: ['2', '4', '19.5'],
  temperature: ['-5', '20', '150'],
  limit: ['1', '50', '100'],
  version: ['1', '1', '2'],
  search: ['anna', 'müller hof', '%', '_', 'q-2026'],
  after: ['1700000000000.x', '9999999999999.zzz'],
  country: ['DE', 'NL'],
  city: ['Kiel'],
  crm_url: ['https://crm.example/1', ''],
  formula: ['volume * 100', 'height / 2', '1 + 1'],
  name: ['Anna Müller', 'Silo 30'],
  reason: ['too dear'],
  text: ['Anna Müller'],
  'selected_options key': ['colour', 'access'],
  'colour key': ['body_colour', 'roof_colour'],
  'access key': ['inspection_hatch', 'ladder'],
  body_colour: ['9001', '7035', 'other'],
  roof_colour: ['semi_transparent', '9001'],
  inspection_hatch: ['roof_600', 'side_600', 'none'],
  ladder: ['by_provider', 'none'],
};

/** Creates new data: configurations, a quotation with its tokens, a lead, a meeting. Earlier data stays. */
export async function furnish(office: OpenDesk): Promise<FuzzWorld> {
  const app = { ...office, browser: () => new TestClient(office.app.server) };
  const clientEmail = `v${newId()}@farm.example`;
  const offer = await sentOffer(app, { clientEmail });
  const silo = await recommended(offer.owner, mixedFeed);
  const salt = await recommended(offer.owner, roadSalt);
  const { slots } = (await offer.owner.call(listMeetingSlots)).body;
  await offer.owner.put(createLead, {
    id: offer.id,
    localeStr: 'nl_NL',
    clientEmail,
    company: 'Hof',
    lastName: 'Bo',
    volume: 3,
    segment: 'food',
  });
  await offer.owner.put(bookMeeting, {
    localeStr: 'da_DK',
    startsAt: slots.at(-1) ?? '',
    timeZone: timeZones[0],
    clientEmail,
    lastName: 'Cy',
  });
  const queue = (await queueOf(office.store)).filter(({ recipient }) => recipient === clientEmail);
  const payloads = queue.map(({ payload }) => JSON.parse(payload) as Record<string, string>);
  const secrets = (name: string) => payloads.flatMap((payload) => payload[name] ?? []);
  const incoming = await Promise.all(
    ['quotations', 'leads', 'meetings'].map((kind) => office.call('GET', `/admin/incoming/${kind}?limit=20`)),
  );
  const incomingIds = incoming.flatMap(({ json }) => json.items.map((item: { id: string }) => item.id));
  const lists = {
    base: (await office.call('GET', '/admin/unit/prices/agricultural')).json,
    options: (await office.call('GET', '/admin/unit/options/agricultural')).json,
  };

  const ownIds = [offer.id, silo.id, salt.id];
  const ownWords: Record<string, readonly string[]> = {
    ...commonWords,
    id: [...ownIds, ...ownIds, newId(), 'abcd-efgh-0123'],
    configurationId: [offer.id, offer.id, offer.id, silo.id, newId()],
    copyId: [newId(), newId(), offer.id],
    preconfiguredUnitUuid: [...silo.items, ...salt.items].map(({ uuid }) => uuid),
    uuid: silo.items.map(({ uuid }) => uuid),
    startsAt: [...slots, '2030-01-01T10:00:00.000Z'],
    quotation_number: [offer.number],
    hubSpotId: [...dealersOf('heidkamp', 'noordhof'), '9999999'],
    external_id: [offer.id],
  };
  const tokens = { meeting: secrets('token'), reopen: secrets('reopenToken') };
  const wordsOf = (endpointName: string): Words => {
    const special: Record<string, readonly string[]> = {};
    if (endpointName.startsWith('admin-')) special.id = [...incomingIds, ...queue.map(({ id }) => id), 'x'];
    if (endpointName === 'reopen-configuration') special.token = tokens.reopen;
    if (endpointName.endsWith('-meeting')) special.token = tokens.meeting;
    if (endpointName === 'admin-erase-person') special.email = ['nobody@farm.example'];
    return (field) => (special[field]?.length ? special[field] : ownWords[field]);
  };
  const { port } = office.app.server.server.address() as { port: number };
  return {
    office,
    port,
    wordsOf,
    bodyOf: (endpointName, random) => listBody(endpointName, lists, random),
    cookie: offer.owner.cookie ?? '',
    signToken: offer.token,
    staffToken: office.workshop.goodToken(),
  };
}

/** Uses a separate web app, because the real one may be rebuilt during a long run. Default store: in memory. */
export async function openWorld(
  logLevel: string,
  store?: Store,
  more: Readonly<Record<string, string>> = {},
): Promise<FuzzWorld> {
  const webRoot = mkdtempSync(path.join(tmpdir(), 'silowright-fuzz-'));
  for (const name of ['index.html', '404.html', 'robots.txt'])
    writeFileSync(path.join(webRoot, name), `<p>${name}</p>`);
  // No caller has this token, so the metrics must stay closed.
  const env = { LOG_LEVEL: logLevel, METRICS_TOKEN: randomBytes(32).toString('hex'), ...more };
  const office = await openDesk(store, env, { webRoots: { site: webRoot, desk: webRoot } });
  const close = async () => {
    await office.close();
    rmSync(webRoot, { recursive: true });
  };
  return furnish({ ...office, close });
}

interface Lists {
  readonly base: { id: { version: number }; prices: object[] };
  readonly options: { id: { version: number }; options: object[] };
}

/** A whole list as staff would publish it; rarely as the next version, to limit the number of versions. */
function listBody(endpointName: string, { base, options }: Lists, random: Random): unknown {
  if (!/^admin-(publish|preview)-/.test(endpointName)) return undefined;
  const list = endpointName.endsWith('prices') ? base : options;
  const version = list.id.version + (random.chance(0.1) ? 1 : 0);
  const id = { ...list.id, version };
  // A deep copy: mutations must not reach the next request.
  return structuredClone(
    'prices' in list ? { id, prices: list.prices } : { id, options: (list as Lists['options']).options },
  );
}

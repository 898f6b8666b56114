import { exampleDealers } from '@silowright/catalogue/testing/sample';
import type { Endpoint } from '@silowright/contract/call';
import { createRecommendation } from '@silowright/contract/configurator';
import { adminUploadLogo } from '@silowright/contract/dealers';
import { saveLogo, saveSitePhoto } from '@silowright/contract/pictures';
import { mixedFeed } from '../../apps/server/src/configurator/testing/worked-cases.ts';
import {
  disguisedPictures,
  goodLogo,
  hostileLogos,
} from '../../apps/server/src/deals/paper/testing/hostile-logos.ts';
import { multipart } from '../../apps/server/src/desk/testing/multipart.ts';
import { type OpenDesk, openDesk } from '../../apps/server/src/desk/testing/open-desk.ts';
import { apiBase } from '../../apps/server/src/platform/http/mount.ts';
import { limits } from '../../apps/server/src/platform/http/rate-limit.ts';
import { newId } from '../../apps/server/src/platform/http/testing/test-client.ts';
import type { Torture } from './torture.ts';

const [dealer] = exampleDealers;
const hostile = '192.0.2.66';
const atOnce = 40;
/** Between two honest uploads, which take turns with those of the hostile address. */
const honestEvery = 200;

/**
 * `npm run torture -- hostile-logos --uploads 3000`: files that are no pictures, too large, or something else as
 * well, at every call that takes a picture; then thousands of uploads by one address while others upload too (threats
 * 31 to 35, 78, 79).
 */
export const torture: Torture<{ uploads: number }> = {
  options: { uploads: 3000 },
  run: async ({ uploads }, ledger) => {
    const office = await openDesk(undefined, { RATE_LIMIT: 'on' });
    try {
      const files = await tryFiles(office);
      const flood = await floodWith(office, uploads);
      ledger.set({ ...files, ...flood });
      return (
        files.kept + files.serverErrors + flood.otherAnswers === 0 &&
        flood.accepted <= flood.mostAccepted &&
        flood.stored <= flood.accepted + flood.honest &&
        flood.honestServed === flood.honest
      );
    } finally {
      await office.close();
    }
  },
};

interface Visitor {
  readonly put: (endpoint: Endpoint, body: object) => Promise<number>;
  readonly id: string;
}

/** A visitor with a configuration, at an address. */
async function visitorAt(office: OpenDesk, remoteAddress: string): Promise<Visitor> {
  const { server } = office.app;
  const id = newId();
  let cookie = '';
  const put = async ({ method, path }: Endpoint, body: object): Promise<number> => {
    const answer = await server.inject({
      method,
      url: apiBase + path,
      remoteAddress,
      payload: { id, ...body },
      ...(cookie && { headers: { cookie } }),
    });
    cookie ||= String(answer.headers['set-cookie'] ?? '').split(';')[0] ?? '';
    return answer.statusCode;
  };
  await put(createRecommendation, mixedFeed);
  return { put, id };
}

/** Each file at each call, each from an address of its own; a dealer's logo by staff. */
async function tryFiles(office: OpenDesk) {
  const seen = { files: 0, refused: 0, redrawn: 0, kept: 0, serverErrors: 0 };
  const judge = (status: number) => {
    seen.files += 1;
    if (status === 200) seen.redrawn += 1;
    else if (status >= 500) seen.serverErrors += 1;
    else seen.refused += 1;
  };
  const disguised = await disguisedPictures();
  const all = [
    ...(await hostileLogos()).map(({ bytes }) => bytes),
    ...disguised.flatMap(({ png, jpeg }) => png ?? jpeg ?? []),
  ];
  for (const [at, bytes] of all.entries()) {
    const visitor = await visitorAt(office, `198.51.100.${at + 1}`);
    const file = bytes.toString('base64');
    judge(await visitor.put(saveLogo, { logo: { file } }));
    judge(await visitor.put(saveSitePhoto, { photo: { jpeg: file, consent: true } }));
    const { body, headers } = multipart([{ name: 'file', filename: 'logo.png', bytes }]);
    const path = adminUploadLogo.path
      .replace(':dealerId', dealer?.id ?? '')
      .replace(':hubSpotId', dealer?.hub_spot_id ?? '');
    judge((await office.call('POST', path, body, { headers })).status);
  }
  seen.kept = (await storedPictures(office)).filter((bytes) => bytes.includes('script')).length;
  return seen;
}

const storedPictures = (office: OpenDesk): Promise<Buffer[]> =>
  office.store.read(async (db) => {
    const logos = await db.selectFrom('unit_logos').select(['full_size', 'shown']).execute();
    const media = await db.selectFrom('media').select('bytes').execute();
    const photos = await db.selectFrom('site_photos').select('bytes').execute();
    return [
      ...logos.flatMap(({ full_size, shown }) => [full_size, shown]),
      ...[...media, ...photos].map(({ bytes }) => bytes),
    ].map((bytes) => Buffer.from(bytes));
  });

/** Many uploads by one address; in between, every honest one must be served. */
async function floodWith(office: OpenDesk, uploads: number) {
  const count = async () =>
    (await office.store.read((db) => db.selectFrom('unit_logos').select('name').execute())).length;
  const before = await count();
  const beganMs = performance.now();
  const attacker = await visitorAt(office, hostile);
  const seen = { uploads, accepted: 0, refusedAtLimit: 0, otherAnswers: 0, honest: 0, honestServed: 0 };
  let next = 0;
  const upload = async () => {
    for (let at = next++; at < uploads; at = next++) {
      const file = (await goodLogo(100 + (at % 900), 100 + Math.floor(at / 900))).toString('base64');
      const status = await attacker.put(saveLogo, { logo: { file } });
      if (status === 200) seen.accepted += 1;
      else if (status === 429) seen.refusedAtLimit += 1;
      else seen.otherAnswers += 1;
      if (at % honestEvery !== 0) continue;
      const visitor = await visitorAt(office, `198.51.101.${(seen.honest % 250) + 1}`);
      seen.honest += 1;
      if ((await visitor.put(saveLogo, { logo: { file } })) === 200) seen.honestServed += 1;
    }
  };
  await Promise.all(Array.from({ length: atOnce }, upload));
  const seconds = (performance.now() - beganMs) / 1000;
  const mostAccepted = limits.upload.burst + Math.ceil(seconds * limits.upload.perSecond);
  return { ...seen, mostAccepted, stored: (await count()) - before };
}

import { type RealmProvider, startRealmProvider } from '../../apps/server/src/app/testing/realm-provider.ts';
import { startServerProcess } from '../../apps/server/src/app/testing/server-process.ts';
import { ensureWebBuilt } from '../../scripts/build-web.ts';
import type { Ledger } from './ledger.ts';
import { ask, logIn } from './parts-of-identity/log-in.ts';
import { providerFaults } from './parts-of-identity/provider-faults.ts';
import { pause } from './shared/asker.ts';
import { freePort } from './shared/inspector.ts';
import { runRounds } from './shared/run-rounds.ts';
import type { Torture } from './torture.ts';

const faultyMs = 12_000;
/** Keys are asked for at most every 30 seconds, the description every 5. */
const backWithinMs = 60_000;
const keysEveryMs = 30_000;
const discoveryEveryMs = 5_000;
/** Of the median of a visitor's wait; a shared machine delays single answers. */
const maxTimesSlower = 10;
const clientSecret = 'a secret of the client';

/**
 * `npm run torture -- identity-away`: a real OpenID provider fails in each way, at the start of the server and while
 * staff work (threat 40). Visitors are served, staff are told and get in again without a restart, and the provider is
 * asked a bounded number of times.
 */
export const torture: Torture<{ rounds: number; lanes: number }> = {
  options: { rounds: Object.keys(providerFaults).length, lanes: 3 },
  run: async ({ rounds, lanes }, ledger) => {
    await ensureWebBuilt();
    const names = Object.keys(providerFaults);
    const round = (at: number) => tryFault(names[at % names.length] ?? '', ledger);
    return runRounds(
      rounds,
      Array.from({ length: lanes }, () => round),
      ledger,
    );
  },
};

async function tryFault(name: string, ledger: Ledger): Promise<string[]> {
  const wrong: string[] = [];
  const must = (holds: boolean, sentence: string) => {
    if (!holds) wrong.push(`a provider that ${name}: ${sentence}`);
  };
  const port = await freePort();
  const site = `http://127.0.0.1:${port}`;
  const asked = { discovery: 0, keys: 0, elsewhere: 0 };
  let isFaulty = false;
  const provider = await startRealmProvider(site, (request, response) => {
    if (request.url?.endsWith('/openid-configuration')) asked.discovery += 1;
    if (request.url?.endsWith('/certs')) asked.keys += 1;
    if (request.url === '/elsewhere') asked.elsewhere += 1;
    return isFaulty && (providerFaults[name]?.(request, response) ?? false);
  });
  let token = await logInAtProvider(provider, site);
  isFaulty = true;
  const server = await startServerProcess({
    PORT: `${port}`,
    HOST: '127.0.0.1',
    PUBLIC_URL: site,
    LOG_LEVEL: 'error',
    AUTH_ISSUER: provider.issuer,
    AUTH_CLIENT_ID: 'silos',
    AUTH_CLIENT_SECRET: clientSecret,
    AUTH_ROLE_CLAIM: 'roles',
    STAFF_DEFAULT_ROLE: 'none',
    // The provider's certificate is its own; only this process trusts it.
    NODE_TLS_REJECT_UNAUTHORIZED: '0',
  });
  const visitors = visit(site, () => isFaulty);
  const staff = async () => (await ask(`${site}/api/admin/me`, { token })).status;
  const isBack = async () => {
    const until = performance.now() + backWithinMs;
    while (performance.now() < until) {
      if ((await staff()) === 200) return true;
      await pause(1000);
    }
    return false;
  };

  const atStart = await duringFault(site, token);
  must(
    atStart.staff.every((status) => status === 503),
    `staff got ${atStart.staff}`,
  );
  isFaulty = false;
  must(await isBack(), 'staff did not get in again after the start');
  token = (await logIn({ site, authorizeUrl: `${site}/authorize`, tokenUrl: `${site}/oauth/token` })) ?? '';
  must((await staff()) === 200, 'a login through the server failed');
  must((await ask(`${site}/api/admin/me`, { token: unsigned(token) })).status === 401, 'alg none got in');

  isFaulty = true;
  const atWork = await duringFault(site, token);
  must(
    atWork.staff.every((status) => status === 200),
    `staff at work got ${atWork.staff}`,
  );
  for (const { forged, logins, tokens } of [atStart, atWork]) {
    must(
      forged.every((status) => [401, 503].includes(status)),
      `unknown keys got ${forged}`,
    );
    must(
      logins.every((status) => [302, 503].includes(status)),
      `logins got ${logins}`,
    );
    must(
      tokens.every((status) => [400, 503].includes(status)),
      `tokens got ${tokens}`,
    );
  }
  isFaulty = false;
  const before = token;
  provider.rotateKeys();
  token = await logInAtProvider(provider, site);
  must(await isBack(), 'staff did not get in with new keys');
  must((await ask(`${site}/api/admin/me`, { token: before })).status === 401, 'the old key still counts');

  const { answers, refused, healthyMs, faultyMs: slowMs, ms } = await visitors.end();
  must(refused.length === 0, `of ${answers} visitors ${refused.length} got ${[...new Set(refused)]}`);
  must(slowMs < maxTimesSlower * healthyMs + 50, `visitors wait ${slowMs} ms instead of ${healthyMs} ms`);
  must(asked.keys <= 2 + ms / keysEveryMs, `the keys were asked for ${asked.keys} times`);
  must(asked.discovery <= 2 + ms / discoveryEveryMs, `the description was read ${asked.discovery} times`);
  must(asked.elsewhere === 0, 'a redirect was followed');
  await server.stop();
  provider.stop();
  ledger.add({
    visitorsServed: answers,
    staffCalls: atStart.calls + atWork.calls,
    requestsToProvider: asked.keys + asked.discovery,
  });
  return wrong;
}

const logInAtProvider = async ({ issuer }: RealmProvider, site: string): Promise<string> => {
  const base = `${issuer}/protocol/openid-connect`;
  const places = { site, authorizeUrl: `${base}/auth`, tokenUrl: `${base}/token`, clientSecret };
  const token = await logIn(places);
  if (token === undefined) throw new Error('The provider of this run lets nobody in.');
  return token;
};

/** Staff, and strangers with forged tokens and logins, call again and again. */
async function duringFault(site: string, token: string) {
  const statuses = {
    staff: [] as number[],
    forged: [] as number[],
    logins: [] as number[],
    tokens: [] as number[],
  };
  const until = performance.now() + faultyMs;
  const loginQuery = 'client_id=silos&response_type=code&scope=openid&state=s&code_challenge=c';
  const form = new URLSearchParams({ grant_type: 'refresh_token', client_id: 'silos', refresh_token: 'r' });
  const again = async (into: number[], call: () => ReturnType<typeof ask>) => {
    while (performance.now() < until) {
      into.push((await call()).status);
      await pause(100);
    }
  };
  const admin = `${site}/api/admin/me`;
  await Promise.all([
    ...[1, 2].map(() => again(statuses.staff, () => ask(admin, { token }))),
    ...[1, 2].map(() => again(statuses.forged, () => ask(admin, { token: withOtherKey(token) }))),
    again(statuses.logins, () => ask(`${site}/authorize?${loginQuery}`)),
    again(statuses.tokens, () => ask(`${site}/oauth/token`, { method: 'POST', form })),
  ]);
  return { ...statuses, calls: Object.values(statuses).flat().length };
}

const encode = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');
const withOtherKey = (token: string): string =>
  token.replace(/^[^.]+/, encode({ alg: 'RS256', typ: 'JWT', kid: `kid-${Math.random()}` }));
const unsigned = (token: string): string => `${encode({ alg: 'none' })}.${token.split('.')[1]}.`;

/** Visitors call until the end; their waits during the fault and without it show a stall of the server. */
function visit(site: string, isFaulty: () => boolean) {
  const startedAt = performance.now();
  const waits = { faulty: [] as number[], healthy: [] as number[] };
  const refused: number[] = [];
  let isOver = false;
  const work = async () => {
    while (!isOver) {
      for (const path of ['/healthz', '/api/settings', '/']) {
        const [from, waited] = [performance.now(), isFaulty() ? waits.faulty : waits.healthy];
        const { status } = await ask(site + path);
        waited.push(performance.now() - from);
        if (status !== 200) refused.push(status);
      }
      await pause(100);
    }
  };
  const working = work();
  return {
    end: async () => {
      isOver = true;
      await working;
      const [healthyMs, slowMs] = [medianOf(waits.healthy), medianOf(waits.faulty)];
      const answers = waits.healthy.length + waits.faulty.length - refused.length;
      return { answers, refused, healthyMs, faultyMs: slowMs, ms: performance.now() - startedAt };
    },
  };
}

const medianOf = (times: readonly number[]): number =>
  Math.round(times.toSorted((one, other) => one - other)[Math.floor(times.length / 2)] ?? 0);

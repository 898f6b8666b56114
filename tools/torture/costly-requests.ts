import type { Endpoint } from '@silowright/contract/call';
import { endpoints } from '@silowright/contract/calls';
import { apiBase, largestVisitorBytes } from '../../apps/server/src/platform/http/mount.ts';
import { fuzzRequest } from '../../apps/server/src/platform/http/testing/fuzz/fuzz-request.ts';
import {
  type FuzzWorld,
  furnish,
  openWorld,
} from '../../apps/server/src/platform/http/testing/fuzz/fuzz-world.ts';
import { Random } from '../../apps/server/src/platform/http/testing/fuzz/random.ts';
import { RawConnection } from '../../apps/server/src/platform/http/testing/fuzz/raw-connection.ts';
import type { Torture } from './torture.ts';

interface Candidate {
  readonly name: string;
  readonly bytes: Buffer;
  readonly isHead: boolean;
}

interface Measured extends Candidate {
  readonly ms: number;
  readonly status: number;
}

/** Maximum per request (S5). */
const maxMs = 20;
const kept = 40;
/** Number of attempts; the minimum counts, because garbage collection and other load add time. */
const tries = 7;

/**
 * `npm run torture -- costly-requests --requests 20000`: searches for the anonymous request that costs the most
 * processor time of the whole process. Tries fuzzed requests, and bodies at the size limit designed to be expensive.
 */
export const torture: Torture<{ requests: number; seed: number }> = {
  options: { requests: 20_000, seed: 1 },
  run: async ({ requests, seed }, ledger) => {
    let world = await openWorld('error');
    const random = new Random(seed);
    const connection = new RawConnection(world.port);
    const deck = world.office.app.routes.filter(
      ({ path, access }) => access !== 'staff' && path !== '/metrics' && !path.startsWith('/dev/'),
    );
    let worst: Measured[] = [];
    const consider = async (candidate: Candidate) => {
      const measured = await measure(connection, candidate);
      worst.push(measured);
      if (worst.length > 4 * kept) worst = costliest(worst);
    };
    for (const candidate of expensiveBodies(world)) await consider(candidate);
    for (let sent = 0; sent < requests; sent++) {
      if (sent % 2000 === 1999) world = await furnish(world.office);
      const { route, bytes, method } = fuzzRequest(random.pick(deck), world, random);
      await consider({ name: route, bytes, isHead: method === 'HEAD' });
    }
    const again: Measured[] = [];
    for (const candidate of costliest(worst)) {
      let least = candidate;
      for (let time = 0; time < tries; time++) {
        const measured = await measure(connection, candidate);
        if (measured.ms < least.ms) least = measured;
      }
      again.push(least);
    }
    connection.close();
    await world.office.close();
    const result = costliest(again);
    for (const { name, ms, status, bytes } of result.slice(0, 10))
      console.info(`${ms.toFixed(1)} ms  ${status}  ${bytes.length} bytes  ${name}`);
    const [first] = result;
    ledger.add({ requests });
    const microseconds = Math.round(1000 * (first?.ms ?? 0));
    ledger.set({ worstMicroseconds: Math.max(microseconds, ledger.figures().worstMicroseconds ?? 0) });
    return first !== undefined && first.ms <= maxMs;
  },
};

const costliest = (all: readonly Measured[]): Measured[] =>
  [...all].sort((a, b) => b.ms - a.ms).slice(0, kept);

async function measure(connection: RawConnection, candidate: Candidate): Promise<Measured> {
  const before = process.cpuUsage();
  const { status } = await connection.send(candidate.bytes, candidate.isHead);
  const { user, system } = process.cpuUsage(before);
  return { ...candidate, ms: (user + system) / 1000, status };
}

/** Bodies of maximum size that are expensive to parse and validate, for every public call with a body. */
function expensiveBodies(world: FuzzWorld): Candidate[] {
  const writes = (endpoints as readonly Endpoint[]).filter(
    ({ method, access }) => method !== 'GET' && access !== 'staff',
  );
  return writes.flatMap((endpoint) => {
    const size = (endpoint.largestBodyBytes ?? largestVisitorBytes) - 400;
    const own = world.bodyOf(endpoint.name, new Random(1)) ?? {};
    return Object.entries(shapesOf(size)).flatMap(([shape, text]) =>
      Object.keys(own as object)
        .concat('selected_options', 'signature', 'x')
        .map((key) => {
          const { [key]: _, ...rest } = own as Record<string, unknown>;
          const body = JSON.stringify(rest);
          const payload = `${body.slice(0, -1)}${body.length > 2 ? ',' : ''}"${key}":${text}}`;
          return candidateOf(endpoint, `${endpoint.name} ${key} ${shape}`, payload, world);
        }),
    );
  });
}

const repeated = (size: number, part: (at: number) => string): string => {
  const parts: string[] = [];
  for (let at = 0, length = 0; length + 12 < size; at++) {
    const one = part(at);
    parts.push(one);
    length += one.length + 1;
  }
  return parts.join(',');
};

const shapesOf = (size: number): Record<string, string> => ({
  'one long word': `"${'a'.repeat(size)}"`,
  'a long address': `"${'a.'.repeat(size / 2)}@b"`,
  'a long number': `"+${'1 '.repeat(size / 2)}"`,
  'escaped letters': `"${'\\u00e9'.repeat(size / 6)}"`,
  'many numbers': `[${repeated(size, () => '1')}]`,
  'many objects': `[${repeated(size, () => '{}')}]`,
  'many keys': `{${repeated(size, (at) => `"k${at}":1`)}}`,
  'many segments': `{${repeated(size, (at) => `"k${at}":[{}]`)}}`,
  'many groups': `{"colour":[{${repeated(size, (at) => `"k${at}":{"value":1}`)}}]}`,
  'many points': `{"kind":"drawn","strokes":[[${repeated(size, () => '[1,1]')}]]}`,
  'many strokes': `{"kind":"drawn","strokes":[${repeated(size, () => '[]')}]}`,
});

function candidateOf(endpoint: Endpoint, name: string, payload: string, world: FuzzWorld): Candidate {
  const path = endpoint.path.replace(/:\w+/g, 'abcd-efgh-0123');
  const head = [
    `${endpoint.method} ${apiBase}${path} HTTP/1.1`,
    'host: localhost',
    `cookie: ${world.cookie}`,
    `sign-token: ${world.signToken}`,
    'content-type: application/json',
    `content-length: ${Buffer.byteLength(payload)}`,
  ];
  return { name, isHead: false, bytes: Buffer.from(`${head.join('\r\n')}\r\n\r\n${payload}`) };
}

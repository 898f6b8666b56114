import type { MappedRoute } from '../../route-map.ts';
import { type FuzzRequest, fuzzRequest } from './fuzz-request.ts';
import type { FuzzWorld } from './fuzz-world.ts';
import type { Random } from './random.ts';
import { type RawAnswer, RawConnection } from './raw-connection.ts';

export interface FuzzCounts {
  requests: number;
  /** Answered by the handler, not by the schemas. */
  pastValidation: number;
  /** 5xx other than 503. */
  serverErrors: number;
  /** 503: rejected because of load, which one fuzzer must never cause. */
  shed: number;
  /** Successful calls of staff or operator routes without the token. */
  strangersServed: number;
  /** The connection ended, or there was no answer in time. */
  unanswered: number;
  readonly routes: Map<string, number>;
}

export const noCounts = (): FuzzCounts => ({
  requests: 0,
  pastValidation: 0,
  serverErrors: 0,
  shed: 0,
  strangersServed: 0,
  unanswered: 0,
  routes: new Map(),
});

/** Expensive calls (rendering, sealing, checking, listing everything) are rare. */
const seldom = /\/dev\/|\/document|signing\/:configurationId$|admin\/unit|admin\/export|logo|openapi|docs|\*/;
const weightOf = ({ method, path }: MappedRoute): number => {
  if (seldom.test(path.replace(/\/$/, ''))) return 1;
  return method === 'HEAD' || path.endsWith('/') ? 2 : 16;
};

const connections = 12;
const patienceMs = 120_000;

/** Sends requests over a few concurrent connections; `tell` receives every violation. */
export async function runFuzz(
  world: FuzzWorld,
  requests: number,
  random: Random,
  counts: FuzzCounts,
  tell: (what: string, request: FuzzRequest, answer: RawAnswer | undefined) => void,
): Promise<void> {
  const deck = world.office.app.routes.flatMap((route) =>
    Array.from({ length: weightOf(route) }, () => route),
  );
  let left = requests;
  const judge = (request: FuzzRequest, answer: RawAnswer | undefined) => {
    counts.requests += 1;
    counts.routes.set(request.route, (counts.routes.get(request.route) ?? 0) + 1);
    if (isPastValidation(answer)) counts.pastValidation += 1;
    const fault = faultOf(request, answer);
    if (!fault) return;
    counts[fault] += 1;
    tell(fault, request, answer);
  };
  const work = async () => {
    const connection = new RawConnection(world.port);
    while (left-- > 0) {
      const request = fuzzRequest(random.pick(deck), world, random);
      judge(request, await inTime(connection.send(request.bytes, request.method === 'HEAD'), connection));
    }
    connection.close();
  };
  await Promise.all(Array.from({ length: connections }, work));
}

async function inTime(answer: Promise<RawAnswer>, connection: RawConnection): Promise<RawAnswer | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => {
      connection.close();
      resolve(undefined);
    }, patienceMs);
  });
  const first = await Promise.race([answer, tooLate]);
  clearTimeout(timer);
  return first;
}

/** Codes that only a handler returns; 404 counts only if it names a configuration. */
const handlersOwn = /"code":"(unknown-choice|unknown-configuration|large-change-unconfirmed)"/;

function isPastValidation(answer: RawAnswer | undefined): boolean {
  if (!answer) return false;
  const { status } = answer;
  return (
    (status >= 200 && status < 400) ||
    status === 409 ||
    handlersOwn.test(answer.body.toString('latin1', 0, 80))
  );
}

function faultOf(
  { path, method, asStaff }: FuzzRequest,
  answer: RawAnswer | undefined,
): 'unanswered' | 'shed' | 'serverErrors' | 'strangersServed' | undefined {
  if (!answer || answer.status === 0) return 'unanswered';
  if (answer.status === 503) return 'shed';
  if (answer.status >= 500) return 'serverErrors';
  const isClosed = path.startsWith('/api/admin/') ? !asStaff : path === '/metrics';
  const isServed = answer.status < 400 && method !== 'OPTIONS';
  return isClosed && isServed ? 'strangersServed' : undefined;
}

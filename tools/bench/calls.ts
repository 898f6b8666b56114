import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { ResponseOf } from '@silowright/contract/call';
import {
  createRecommendation,
  type GroupFlowAnswer,
  selectOptions,
  selectPreconfiguredUnit,
} from '@silowright/contract/configurator';
import type { RecommendationRequest } from '@silowright/domain/recommendation/request';
import { randomRequest, seededRandom } from '@silowright/domain/recommendation/testing/synthetic-units';
import { loadCall, median } from './load-call.ts';

/**
 * The two most frequent calls of visitors, CPU time per call as a ratio within one run; a median of five rounds that
 * alternate between two servers, each in a process of its own.
 *
 *     npm run bench -- calls [UNITS]             10,000 units against 64
 *     npm run bench -- calls --against FOLDER    the shipped catalogue, this checkout against another one
 */
const root = fileURLToPath(new URL('../..', import.meta.url));
const rounds = 5;
const seconds = 3;
const connections = 20;
const visitors = 200;
/** A selected size is answered with all sizes of its type, so fewer visitors go on to choose options. */
const choosing = 20;
const max = { units: 2, against: 1.05 };

interface Server {
  readonly name: string;
  readonly api: string;
  readonly headers: Record<string, string>;
  cpuUs(): Promise<number>;
  stop(): void;
}

export async function run(): Promise<void> {
  const [flag, folder = ''] = process.argv.slice(3);
  const units = Number(flag ?? 10_000);
  const [before, after, limit] =
    flag === '--against'
      ? [await serve(`${folder}`, folder), await serve('this checkout', root), max.against]
      : [await serve('64 units', root, 64), await serve(`${units} units`, root, units), max.units];
  const servers = [before, after];
  try {
    const random = seededRandom(11);
    const answered: { body: { id: string }; cards: GroupFlowAnswer[] }[] = [];
    while (answered.length < visitors) {
      const body = valuesOf(randomRequest(random), answered.length);
      const cards = await Promise.all(
        servers.map((server) => ask<GroupFlowAnswer>(server, createRecommendation, body)),
      );
      // Who finds nothing does not go on to options.
      if (cards.every((card) => card.preconfigured_unit_recommendations['1'])) answered.push({ body, cards });
    }
    const recommendations = answered.map(({ body }) => JSON.stringify(body));
    report('create-recommendation', await measure(servers, createRecommendation.path, recommendations));

    const choices: string[] = [];
    for (const { body, cards } of answered.slice(0, choosing)) {
      const sizes = await Promise.all(
        servers.map((server, at) => {
          const card = cards[at]!.preconfigured_unit_recommendations['1']!;
          return ask<ResponseOf<typeof selectPreconfiguredUnit>>(server, selectPreconfiguredUnit, {
            id: body.id,
            preconfiguredUnitType: card.preconfigured_unit_type,
            preconfiguredUnitUuid: card.uuid,
          });
        }),
      );
      choices.push(
        JSON.stringify({ id: body.id, selected_options: firstChoices(sizes[0]!.configuration_options) }),
      );
    }
    report('select-options', await measure(servers, selectOptions.path, choices));
  } finally {
    for (const server of servers) server.stop();
  }

  function report(call: string, cpuUs: readonly number[][]): void {
    const [was, is] = cpuUs.map(median) as [number, number];
    const spread = cpuUs[0]!.map((us, round) => (cpuUs[1]![round]! / us).toFixed(2)).join(' ');
    const isReached = is / was <= limit;
    console.log(
      `${isReached ? 'ok  ' : 'MISS'} ${call}: ${after.name} ${is.toFixed(0)} µs, ${before.name} ${was.toFixed(0)} µs, ` +
        `${(is / was).toFixed(2)} x of at most ${limit} (rounds ${spread})`,
    );
    if (!isReached) process.exitCode = 1;
  }
}

/** CPU time per call, for each server and round. */
async function measure(
  servers: readonly Server[],
  path: string,
  bodies: readonly string[],
): Promise<number[][]> {
  const cpuUs = servers.map((): number[] => []);
  for (let round = -1; round < rounds; round++) {
    for (const [at, server] of servers.entries()) {
      const before = await server.cpuUs();
      const { answered } = await loadCall({
        url: server.api + path,
        headers: server.headers,
        bodies,
        connections,
        seconds: round < 0 ? 2 * seconds : seconds,
      });
      // The first round runs uncompiled code.
      if (round >= 0) cpuUs[at]!.push(((await server.cpuUs()) - before) / answered);
    }
  }
  return cpuUs;
}

async function serve(name: string, folder: string, units?: number): Promise<Server> {
  const child = fork(fileURLToPath(new URL('calls-parts/serve-units.ts', import.meta.url)), [
    folder,
    ...(units === undefined ? [] : [String(units)]),
  ]);
  const ended = once(child, 'exit').then(() => Promise.reject(new Error(`The server of ${name} ended.`)));
  // After the last message nobody waits for it.
  ended.catch(() => {});
  const message = async <Message>(): Promise<Message> =>
    (await Promise.race([once(child, 'message'), ended]))[0];
  const { api } = await message<{ api: string }>();
  return {
    name,
    api,
    headers: { 'content-type': 'application/json' },
    cpuUs: async () => {
      child.send('cpu');
      return (await message<{ cpuUs: number }>()).cpuUs;
    },
    stop: () => child.disconnect(),
  };
}

/** The first answer gives the key of the browser, which all configurations of a server share. */
async function ask<Answer>(
  server: Server,
  { path }: { readonly path: string },
  body: object,
): Promise<Answer> {
  const response = await fetch(server.api + path, {
    method: 'PUT',
    headers: server.headers,
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
  server.headers['configuration-key'] ??= response.headers.get('configuration-key') ?? '';
  return (await response.json()) as Answer;
}

const valuesOf = (request: RecommendationRequest, visitor: number) => ({
  id: `abcd-efgh-${String(visitor).padStart(4, '0')}`,
  localeStr: 'de_DE',
  segment: request.segment,
  productGroupType: request.productGroup,
  ...(request.characteristicGroup && { characteristicGroupType: request.characteristicGroup }),
  volumePerUnit: request.volumePerUnitM3,
  amountOfUnits: request.amountOfUnits,
  placement: request.placement,
  ...(request.heightLimitMm && { spaceLimitationHeightInMeter: request.heightLimitMm / 1000 }),
  ...(request.place && {
    locationLattitude: request.place.latitude,
    locationLongitude: request.place.longitude,
  }),
  recommendationShown: 'product-group',
});

/** The first choice of every group that needs one. */
const firstChoices = (options: ResponseOf<typeof selectPreconfiguredUnit>['configuration_options']): object =>
  Object.fromEntries(
    Object.entries(options).map(([segment, groups]) => [
      segment,
      [
        Object.fromEntries(
          Object.entries(groups).flatMap(
            ([
              key,
              {
                optional,
                multi,
                options: [first],
              },
            ]) => (optional || !first ? [] : [[key, multi ? [first.value] : first.value]]),
          ),
        ),
      ],
    ]),
  );

import {
  createRecommendation,
  type GroupFlowAnswer,
  selectPreconfiguredUnit,
} from '@silowright/contract/configurator';
import { createOffer } from '@silowright/contract/deals';
import { client } from '../../../apps/server/src/configurator/testing/offers.ts';
import { mixedFeed } from '../../../apps/server/src/configurator/testing/worked-cases.ts';
import {
  type RawAnswer,
  RawConnection,
} from '../../../apps/server/src/platform/http/testing/fuzz/raw-connection.ts';
import { newId } from '../../../apps/server/src/platform/http/testing/test-client.ts';

export interface Outcome {
  readonly kind: 'offer' | 'other';
  readonly status: number;
  readonly hasRetryAfter: boolean;
  readonly ms: number;
}

export interface Visitors {
  /** Sends one call of the mix, or of the given kind, on a free or new connection. */
  call(kind?: Outcome['kind']): Promise<Outcome>;
  close(): void;
}

/** One call in this many is an offer; the others request recommendations. */
const callsForOneOffer = 200;
const configurations = 40;

/** Visitors who already have a configuration when the overload starts. */
export async function openVisitors(address: string): Promise<Visitors> {
  const port = Number(new URL(address).port);
  const free: RawConnection[] = [];
  const put = async (path: string, body: object, key: string): Promise<RawAnswer> => {
    const connection = free.pop() ?? new RawConnection(port);
    const payload = Buffer.from(JSON.stringify(body));
    const head = [
      `PUT /api${path} HTTP/1.1`,
      'host: localhost',
      'content-type: application/json',
      ...(key ? [`configuration-key: ${key}`] : []),
      `content-length: ${payload.length}`,
    ];
    const answer = await connection.send(
      Buffer.concat([Buffer.from(`${head.join('\r\n')}\r\n\r\n`), payload]),
      false,
    );
    free.push(connection);
    return answer;
  };

  const ids = Array.from({ length: configurations }, () => newId());
  let key = '';
  for (const id of ids) {
    const answer = await put(createRecommendation.path, { ...mixedFeed, id }, key);
    key ||= /^configuration-key: (\S+)$/im.exec(answer.head)?.[1] ?? '';
    const { preconfigured_unit_recommendations: items } = JSON.parse(`${answer.body}`) as GroupFlowAnswer;
    const unit = {
      preconfiguredUnitType: items['1']?.preconfigured_unit_type,
      preconfiguredUnitUuid: items['1']?.uuid,
    };
    await put(selectPreconfiguredUnit.path, { id, ...unit }, key);
  }

  let calls = 0;
  return {
    call: async (kind) => {
      const number = calls++;
      const id = ids[number % ids.length] ?? '';
      const isOffer = kind ? kind === 'offer' : number % callsForOneOffer === callsForOneOffer - 1;
      const offer = { id, ...client, clientEmail: `${id}@farm.example`, projectName: `offer ${number}` };
      const startedAt = performance.now();
      const { status, head } = isOffer
        ? await put(createOffer.path, offer, key)
        : await put(createRecommendation.path, { ...mixedFeed, id: newId() }, '');
      return {
        kind: isOffer ? 'offer' : 'other',
        status,
        hasRetryAfter: /^retry-after: \d+$/im.test(head),
        ms: performance.now() - startedAt,
      };
    },
    close: () => {
      for (const connection of free) connection.close();
    },
  };
}

import type { IncomingItem } from '@silowright/contract/desk';
import type { RunningServer } from '../../apps/server/src/app/start-server.ts';
import type { TokenWorkshop } from '../../apps/server/src/platform/identity/testing/forged-tokens.ts';

/** The claim of the login that says the role. */
export const roleClaim = 'https://silowright.example/role';

const person = (name: string, role: 'sales' | 'admin') => ({
  sub: `demo|${name.toLowerCase()}`,
  name,
  email: `${name.toLowerCase()}@silowright.example`,
  [roleClaim]: role,
});

/** Two who sell, and one who approves and sets prices. */
export const [sanne, bram, pieter] = [
  person('Sanne', 'sales'),
  person('Bram', 'sales'),
  person('Pieter', 'admin'),
];
export type Colleague = typeof sanne;

type Method = 'GET' | 'PUT' | 'POST';

/** Colleagues at their desk. They use the calls of its pages. */
export class Desk {
  readonly #server: Pick<RunningServer, 'app'>;
  readonly #workshop: TokenWorkshop;

  constructor(server: Pick<RunningServer, 'app'>, workshop: TokenWorkshop) {
    this.#server = server;
    this.#workshop = workshop;
  }

  /** Undefined: refused, as it may happen to anybody. */
  async call<Answer>(
    who: Colleague,
    method: Method,
    path: string,
    body?: object,
  ): Promise<Answer | undefined> {
    const response = await this.#server.app.server.inject({
      method,
      url: `/api/admin/${path}`,
      headers: { authorization: `Bearer ${this.#workshop.goodToken({ ...who })}` },
      ...(body && { payload: body }),
    });
    if (response.statusCode >= 500) throw new Error(`${path}: ${response.body}`);
    return response.statusCode === 200 ? response.json<Answer>() : undefined;
  }

  /** The newest revision of a quotation. */
  async find(number: string): Promise<IncomingItem | undefined> {
    return (await this.list(sanne, 'quotations', `search=${number}&sort=created`))[0];
  }

  async list(who: Colleague, list: string, query: string): Promise<IncomingItem[]> {
    const found = await this.call<{ items: IncomingItem[] }>(
      who,
      'GET',
      `incoming/${list}?limit=100&${query}`,
    );
    return found?.items ?? [];
  }

  change(who: Colleague, kind: 'quotations' | 'leads' | 'meetings', id: string, body: object) {
    return this.call(who, 'PUT', `incoming/${kind}/${id}`, body);
  }

  /** Beyond the limit of the author it waits for approval. */
  async revise(
    who: Colleague,
    id: string,
    part: object,
  ): Promise<{ outcome: 'sent' | 'awaits-approval'; id: string } | undefined> {
    const start = await this.call<{ draft: object }>(who, 'POST', `quotations/${id}/revision/preview`, {});
    return (
      start && this.call(who, 'POST', `quotations/${id}/revision`, { draft: { ...start.draft, ...part } })
    );
  }

  async decide(quotationId: string, isGood: boolean): Promise<void> {
    const waiting = await this.call<{ id: string; quotation_id: string }[]>(pieter, 'GET', 'approvals');
    const own = waiting?.find(({ quotation_id }) => quotation_id === quotationId);
    const body = isGood ? { approve: true } : { approve: false, reason: 'Not for a first order.' };
    if (own) await this.call(pieter, 'PUT', `approvals/${own.id}`, body);
  }

  /** All base prices of a segment by so many percent, and its options. */
  async raisePrices(segment: string, percent: number, comment: string): Promise<void> {
    const raised = (cents: number) => Math.round((cents * (100 + percent)) / 1e4) * 100;
    const base = await this.call<{ id: { version: number }; prices: { priceInCents: number }[] }>(
      pieter,
      'GET',
      `unit/prices/${segment}`,
    );
    if (!base) return;
    await this.call(pieter, 'PUT', 'unit/prices', {
      id: { version: base.id.version + 1, segment },
      prices: base.prices.map((row) => ({ ...row, priceInCents: raised(row.priceInCents) })),
      comment,
    });
  }
}

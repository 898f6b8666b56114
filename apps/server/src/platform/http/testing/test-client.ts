import type { BodyOf, Endpoint, ResponseOf } from '@silowright/contract/call';
import type { ErrorBody } from '@silowright/contract/errors';
import { fillPath } from '@silowright/contract/route';
import { makeSessionId } from '@silowright/domain/session/session-id';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { apiBase } from '../mount.ts';

export interface Answer<E extends Endpoint> {
  readonly status: number;
  /** The contract's response; only valid after a status of 200. */
  readonly body: ResponseOf<E>;
  readonly error: ErrorBody;
  readonly headers: Readonly<Record<string, string | string[] | number | undefined>>;
}

interface Input {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A browser: keeps its cookie and checks every successful answer against the contract. */
export class TestClient {
  readonly #app: FastifyInstance;
  cookie: string | undefined;

  constructor(app: FastifyInstance) {
    this.#app = app;
  }

  async call<E extends Endpoint>(endpoint: E, input: Input = {}): Promise<Answer<E>> {
    const response = await this.#app.inject({
      method: endpoint.method,
      url: apiBase + fillPath(endpoint.path, input.params ?? {}),
      ...(input.query && { query: { ...input.query } }),
      ...(input.body !== undefined && { payload: JSON.stringify(input.body) }),
      headers: {
        ...(input.body !== undefined && { 'content-type': 'application/json' }),
        ...(this.cookie && { cookie: this.cookie }),
        ...input.headers,
      },
    } satisfies InjectOptions);
    const set = response.headers['set-cookie'];
    const [first] = [set].flat();
    if (first) this.cookie = first.split(';')[0];
    const json = response.json();
    if (response.statusCode === 200) endpoint.response.parse(json);
    return { status: response.statusCode, body: json, error: json, headers: response.headers };
  }

  put<E extends Endpoint>(
    endpoint: E,
    body: BodyOf<E> | Readonly<Record<string, unknown>>,
  ): Promise<Answer<E>> {
    return this.call(endpoint, { body });
  }
}

export const newId = (): string => makeSessionId(() => crypto.getRandomValues(new Uint8Array(1))[0] ?? 0);

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { bootBlock } from '@silowright/contract/browser-catalogue';

/** The part of the server that answers: Fastify's `inject`. */
type Inject = (request: {
  method: 'GET';
  url: string;
  headers: Record<string, string>;
  payload?: Buffer;
}) => Promise<{ statusCode: number; headers: Record<string, unknown>; rawPayload: Buffer }>;

export const siteOrigin = 'http://localhost';
const root = path.join(import.meta.dirname, '../..');

export class DomRequest {
  readonly #url: string;
  readonly #method: string;
  readonly headersSent: Headers;
  readonly body: Buffer;

  constructor(url: string, method: string, headersSent: Headers, body: Buffer) {
    this.#url = url;
    this.#method = method;
    this.headersSent = headersSent;
    this.body = body;
  }
  url = () => this.#url;
  method = () => this.#method;
  headers = () => Object.fromEntries(this.headersSent);
  postData = () => (this.body.length > 0 ? this.body.toString() : null);
  postDataJSON = () => JSON.parse(this.body.toString()) as unknown;
}

export class DomResponse {
  readonly #request: DomRequest;
  readonly #response: Response;

  constructor(request: DomRequest, response: Response) {
    this.#request = request;
    this.#response = response;
  }
  request = () => this.#request;
  url = () => this.#request.url();
  status = () => this.#response.status;
  ok = () => this.#response.ok;
  headers = () => Object.fromEntries(this.#response.headers);
  json = () => this.#response.clone().json() as Promise<unknown>;
  text = () => this.#response.clone().text();
}

interface Fulfilment {
  readonly status?: number;
  readonly headers?: Record<string, string>;
  readonly json?: unknown;
  readonly body?: string;
  readonly contentType?: string;
  readonly response?: Response;
}

interface CallOptions {
  readonly headers?: Record<string, string>;
  readonly data?: object;
}

type Pattern = string | RegExp | ((url: URL) => boolean);

export class DomRoute {
  readonly #request: DomRequest;
  readonly #network: () => Promise<Response>;
  readonly settle: (answer: Promise<Response>) => void;
  readonly fall: () => void;

  constructor(
    request: DomRequest,
    network: () => Promise<Response>,
    settle: (answer: Promise<Response>) => void,
    fall: () => void,
  ) {
    this.#request = request;
    this.#network = network;
    this.settle = settle;
    this.fall = fall;
  }
  request = () => this.#request;
  fetch = () => this.#network();
  continue = async () => this.settle(this.#network());
  fallback = async () => this.fall();
  abort = async () => this.settle(Promise.reject(new TypeError('Failed to fetch')));
  fulfill = async ({ status, headers, json, body, contentType, response }: Fulfilment) => {
    const text = json === undefined ? (body ?? (await response?.clone().text()) ?? '') : JSON.stringify(json);
    const type = contentType ?? (json === undefined ? 'text/plain' : 'application/json');
    const answer = new Response(text, {
      status: status ?? response?.status ?? 200,
      headers: { 'Content-Type': type, ...headers },
    });
    this.settle(Promise.resolve(answer));
  };
}

/** The network of a tab: cookies, routes of the test, and the real server behind `fetch`, without a socket. */
export class DomNetwork {
  readonly #inject: Inject;
  readonly #cookies = new Map<string, string>();
  #routes: { readonly pattern: Pattern; readonly handler: (route: DomRoute) => unknown; times: number }[] =
    [];
  isOffline = false;

  constructor(inject: Inject) {
    this.#inject = inject;
  }

  route(
    pattern: Pattern,
    handler: (route: DomRoute) => unknown,
    { times = Number.POSITIVE_INFINITY } = {},
  ): void {
    this.#routes.unshift({ pattern, handler, times });
  }

  unroute(pattern: Pattern): void {
    this.#routes = this.#routes.filter((route) => String(route.pattern) !== String(pattern));
  }

  /** The start data of the catalogue, which the server puts into its page. */
  async dataBlock(): Promise<string> {
    const { rawPayload } = await this.#inject({
      method: 'GET',
      url: '/static/catalogue/boot.json',
      headers: {},
    });
    return `<script type="application/json" id="${bootBlock}">${rawPayload.toString()}</script>`;
  }

  /** Calls of the test itself, like Playwright's `request`: with the cookies, without the routes. */
  readonly calls = {
    get: (path: string, options?: CallOptions) => this.#call('GET', path, options),
    put: (path: string, options?: CallOptions) => this.#call('PUT', path, options),
    post: (path: string, options?: CallOptions) => this.#call('POST', path, options),
  };

  async #call(method: string, path: string, { headers = {}, data }: CallOptions = {}): Promise<DomResponse> {
    const body = data === undefined ? '' : JSON.stringify(data);
    const sent = new Headers({ ...(body && { 'content-type': 'application/json' }), ...headers });
    const request = new DomRequest(new URL(path, siteOrigin).href, method, sent, Buffer.from(body));
    return new DomResponse(request, await this.#send(request));
  }

  async answer(request: DomRequest): Promise<Response> {
    if (this.isOffline) throw new TypeError('Failed to fetch');
    const network = () => this.#send(request);
    for (const each of this.#routes) {
      const { pattern, handler } = each;
      if (!matchesUrl(pattern, request.url()) || each.times-- <= 0) continue;
      const answer = await new Promise<Response | undefined>((resolve, reject) => {
        const route = new DomRoute(
          request,
          network,
          (given) => given.then(resolve, reject),
          () => resolve(undefined),
        );
        void handler(route);
      });
      if (answer) return answer;
    }
    return network();
  }

  async #send(request: DomRequest): Promise<Response> {
    const url = new URL(request.url());
    // Vite's addresses of the text files are paths of the repository.
    if (/^\/(packages|apps)\/.*\.json$/.test(url.pathname))
      return new Response(readFileSync(path.join(root, url.pathname)), {
        headers: { 'Content-Type': 'application/json' },
      });
    const cookie = [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await this.#inject({
      method: request.method() as 'GET',
      url: url.pathname + url.search,
      headers: {
        ...request.headers(),
        host: url.host,
        ...(request.method() !== 'GET' && { origin: url.origin }),
        ...(cookie && { cookie }),
      },
      ...(request.body.length > 0 && { payload: request.body }),
    });
    for (const line of [answer.headers['set-cookie'] ?? []].flat() as string[]) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (/max-age=0\b/i.test(line)) this.#cookies.delete(name);
      else this.#cookies.set(name, value);
    }
    const headers = new Headers();
    for (const [name, value] of Object.entries(answer.headers))
      for (const one of [value].flat()) if (one !== undefined) headers.append(name, String(one));
    const bodiless = [204, 304].includes(answer.statusCode);
    return new Response(bodiless ? null : new Uint8Array(answer.rawPayload), {
      status: answer.statusCode,
      headers,
    });
  }
}

/** Playwright's patterns: `**` is anything, `*` anything within a part of the path. */
export function matchesUrl(pattern: Pattern, url: string): boolean {
  if (typeof pattern === 'function') return pattern(new URL(url));
  if (pattern instanceof RegExp) return pattern.test(url);
  const source = pattern
    .split('**')
    .map((part) =>
      part
        .split('*')
        .map((text) => text.replace(/[.+?^${}()|[\]\\]/g, '\\$&'))
        .join('[^/]*'),
    )
    .join('.*');
  return new RegExp(`^${source}$`).test(url) || new RegExp(`^${source}$`).test(new URL(url).pathname);
}

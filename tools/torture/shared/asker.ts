/** A response; status 0 means no answer. */
export interface Answer {
  readonly status: number;
  readonly json: unknown;
}

export interface Question {
  readonly method: 'GET' | 'PUT' | 'POST';
  readonly path: string;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/**
 * Timeout after which a request counts as hung. Rendering and sealing the first quotation takes seconds on a busy
 * machine.
 */
const patienceMs = 30_000;
const pauseMs = 100;

/** The run is over; pending requests stop. */
export class Over extends Error {}

/**
 * A client that retries: requests without an answer, or with 503, are repeated until they are answered, across any
 * number of kills. The gate is closed while the server is down or being inspected.
 */
export class Asker {
  address = '';
  /** Count per status; 0 counts requests without an answer. */
  readonly statuses: Record<string, number> = {};
  /** Duration of the slowest 503; rejections must be fast. */
  slowestRefusalMs = 0;
  #gate: Promise<void> = Promise.resolve();
  #open: () => void = () => {};
  #over = false;
  readonly #gapMs: number;
  #nextAt = 0;

  /** Maximum requests per second of all visitors together. */
  constructor(perSecond = Number.POSITIVE_INFINITY) {
    this.#gapMs = 1000 / perSecond;
  }

  shut(): void {
    this.#gate = new Promise((resolve) => {
      this.#open = resolve;
    });
  }

  open(address: string): void {
    this.address = address;
    this.#open();
  }

  get isOver(): boolean {
    return this.#over;
  }

  end(): void {
    this.#over = true;
    this.#open();
  }

  /** The final answer; `again` means that an earlier attempt may have succeeded. */
  async ask(question: Question): Promise<Answer & { readonly again: boolean }> {
    for (let again = false; ; again = true) {
      await this.#gate;
      await this.#turn();
      if (this.#over) throw new Over();
      const answer = await this.once(question);
      if (answer.status !== 0 && answer.status !== 503) return { ...answer, again };
      await pause(pauseMs);
    }
  }

  async #turn(): Promise<void> {
    const now = performance.now();
    this.#nextAt = Math.max(now, this.#nextAt + this.#gapMs);
    if (this.#nextAt > now) await pause(this.#nextAt - now);
  }

  /** The body of a 200; any other status is an error of the server or of this harness. */
  async must<Body>(question: Question): Promise<Body> {
    const { status, json } = await this.ask(question);
    if (status !== 200) {
      throw new Error(`${question.method} ${question.path} answered ${status}: ${JSON.stringify(json)}`);
    }
    return json as Body;
  }

  async once({ method, path, body, headers }: Question): Promise<Answer> {
    const began = performance.now();
    const answer = await fetch(`${this.address}${path}`, {
      method,
      headers: { ...headers, ...(body !== undefined && { 'content-type': 'application/json' }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(patienceMs),
    })
      .then(async (response) => ({ status: response.status, json: await response.json() }))
      .catch((error: Error) => ({ status: 0, json: undefined, hung: error.name === 'TimeoutError' }));
    const name = 'hung' in answer ? (answer.hung ? 'hung' : 'nobody') : `${answer.status}`;
    this.statuses[name] = (this.statuses[name] ?? 0) + 1;
    if (answer.status === 503) {
      this.slowestRefusalMs = Math.max(this.slowestRefusalMs, performance.now() - began);
    }
    return answer;
  }
}

export const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

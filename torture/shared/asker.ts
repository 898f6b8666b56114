/** What came back; status 0: nobody answered, for the server is gone or silent. */
export interface Answer {
  readonly status: number;
  readonly json: unknown;
}

export interface Question {
  readonly method: 'GET' | 'PUT';
  readonly path: string;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/** No answer within this is a hang; drawing and sealing the first quotation takes seconds on a busy machine. */
const patienceMs = 30_000;
const pauseMs = 100;

/** The run is over; whoever still asks goes home. */
export class Over extends Error {}

/**
 * Asks the server as a stubborn client does: what nobody answered, or what was answered by 503, is asked again until
 * it is answered, through any number of kills. The gate is shut while the server is down or being looked at.
 */
export class Asker {
  address = '';
  /** How often each status was answered, and how often nobody did. */
  readonly statuses: Record<string, number> = {};
  /** How long the slowest 503 took: who is refused must hear it soon. */
  slowestRefusalMs = 0;
  #gate: Promise<void> = Promise.resolve();
  #open: () => void = () => {};
  #over = false;
  readonly #gapMs: number;
  #nextAt = 0;

  /** At most this many questions a second, all who ask together. */
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

  /** The answer that is one; `again` tells that an earlier try may have come through. */
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

  /** The body of a 200; anything else is a fault of the server's or of this harness. */
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

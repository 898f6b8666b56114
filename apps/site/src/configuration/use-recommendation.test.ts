import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { resetSession, sessionValues, setValues } from '../session/session-store.ts';
import { recommendationBody, sendAnswers } from './use-recommendation.ts';

const values = {
  id: '0000-0000-0000',
  segment: 'food_and_feed',
  volumePerUnit: 30,
  amountOfUnits: 1,
  localeStr: 'da_DK',
} as const;

it('sends every value with its own name, plus the locale (RM-09, RM-10, LG-09)', () => {
  const location = {
    locationPlacename: 'Zwolle, Nederland',
    locationLattitude: 52.5,
    locationLongitude: 6.1,
  };
  expect(recommendationBody({ ...values, ...location })).toEqual({ ...values, ...location });
  const { localeStr: _, ...withoutLocale } = values;
  expect(recommendationBody(withoutLocale)).toEqual({ ...values, localeStr: 'en_GB' });
});

it('an approval is true only if it equals 1 (PB-08)', () => {
  const body = recommendationBody({ ...values, atexApproved: 1, foodApproved: 0 });
  expect(body).toMatchObject({ atexApproved: true, foodApproved: false });
  expect(recommendationBody(values)).not.toHaveProperty('atexApproved');
});

it('throws before its questions are answered', () => {
  expect(() => recommendationBody({ id: values.id })).toThrow('questions are not answered');
});

/** Like the server: the first call with an id binds it to a key, which the browser has when the answer arrives (D3). */
class SlowServer {
  readonly asked: { readonly id: string; readonly volumePerUnit: number }[] = [];
  readonly #owners = new Map<string, number>();
  #keys = 0;
  #cookie: number | undefined;
  #waiting: ((isLost: boolean) => void)[] = [];

  readonly fetch = (_url: string, { body }: { body: string }): Promise<Response> => {
    const asked = JSON.parse(body) as { id: string; volumePerUnit: number };
    this.asked.push(asked);
    const key = this.#cookie ?? ++this.#keys;
    const owner = this.#owners.get(asked.id) ?? key;
    this.#owners.set(asked.id, owner);
    return new Promise((resolve, reject) => {
      this.#waiting.push((isLost) => {
        if (isLost) return reject(new TypeError('Failed to fetch'));
        if (owner !== key) return resolve(Response.json({ code: 'unknown-configuration' }, { status: 404 }));
        this.#cookie = key;
        resolve(Response.json({ volume: asked.volumePerUnit }));
      });
    });
  };

  /** Answers what was asked so far. */
  async answer({ isLost = false } = {}): Promise<void> {
    for (const settle of this.#waiting.splice(0)) settle(isLost);
    await vi.advanceTimersByTimeAsync(0);
  }
}

describe('answers and the key of the browser (D3)', () => {
  let server: SlowServer;
  const ask = (volumePerUnit: number) => {
    setValues({ ...values, id: sessionValues().id, volumePerUnit });
    const answer = sendAnswers(sessionValues());
    answer.catch(() => {});
    return answer;
  };
  const asked = () => server.asked.map(({ volumePerUnit }) => volumePerUnit);

  beforeEach(() => {
    vi.useFakeTimers();
    resetSession();
    server = new SlowServer();
    vi.stubGlobal('fetch', server.fetch);
  });
  afterEach(async () => {
    for (let at = 0; at < 3; at++) await server.answer();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('other answers wait for the first call, which gives the browser its key', async () => {
    const { id } = sessionValues();
    const [first, second] = [ask(30), ask(40)];
    expect(asked()).toEqual([30]);
    await server.answer();
    expect(asked()).toEqual([30, 40]);
    await server.answer();
    expect([await first, await second]).toEqual([{ volume: 30 }, { volume: 40 }]);
    expect(sessionValues().id).toBe(id);
  });

  it('the same answers share a running call, and are sent again after it', async () => {
    const [first, second] = [ask(30), ask(30)];
    await server.answer();
    expect(await first).toBe(await second);
    expect(asked()).toEqual([30]);
    ask(30);
    expect(asked()).toEqual([30, 30]);
  });

  it('the server ends with what was asked last, also if that was asked before', async () => {
    for (const volume of [30, 40, 30]) ask(volume);
    for (let at = 0; at < 3; at++) await server.answer();
    expect(asked()).toEqual([30, 40, 30]);
  });

  it('after a failure the next goes; a lost answer costs the id, not the visit', async () => {
    const { id } = sessionValues();
    const [first, second] = [ask(30), ask(40)];
    await server.answer({ isLost: true });
    await expect(first).rejects.toMatchObject({ code: 'network' });
    await server.answer();
    await server.answer();
    expect(await second).toEqual({ volume: 40 });
    expect(sessionValues().id).not.toBe(id);
    expect(server.asked.map((each) => each.id)).toEqual([id, id, sessionValues().id]);
    const third = ask(50);
    await server.answer();
    expect(await third).toEqual({ volume: 50 });
  });

  it('a call that hangs delays the next by ten seconds, and changes nothing when it fails later', async () => {
    const { id } = sessionValues();
    const hung = Promise.withResolvers<Response>();
    vi.stubGlobal('fetch', () => hung.promise);
    const first = ask(30);
    vi.stubGlobal('fetch', server.fetch);
    const second = ask(40);
    await vi.advanceTimersByTimeAsync(9_999);
    expect(asked()).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    await server.answer();
    expect(await second).toEqual({ volume: 40 });
    hung.resolve(Response.json({ code: 'unknown-configuration' }, { status: 404 }));
    await expect(first).rejects.toMatchObject({ code: 'unknown-configuration' });
    expect([sessionValues().id, asked()]).toEqual([id, [40]]);
  });
});

import { Auth0Client, type Auth0ClientOptions } from '@auth0/auth0-spa-js';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { identityOptions } from './identity-options.ts';

const identity = {
  domain: 'login.example.com',
  issuer: null,
  client_id: 'client',
  organization: null,
  environment: 'production',
} as const;

/** A minimal browser for the library. */
function browser() {
  const listeners = new Map<string, ((event: unknown) => void)[]>();
  const cookies: string[] = [];
  const popup = { closed: false, location: { href: '' }, close: vi.fn() };
  const kept = new Map<string, string>();
  const storage = {
    getItem: (name: string): string | null => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
    removeItem: (name: string) => void kept.delete(name),
    key: (index: number) => [...kept.keys()][index] ?? null,
  };
  const window = {
    // Resolves at once, because fake timers do not wait for real digests.
    crypto: {
      getRandomValues: (values: Uint8Array<ArrayBuffer>) => globalThis.crypto.getRandomValues(values),
      subtle: { digest: async () => new ArrayBuffer(32) },
    },
    btoa,
    atob,
    fetch: (...args: Parameters<typeof fetch>) => fetch(...args),
    location: {
      origin: 'https://silo.example',
      protocol: 'https:',
      search: '',
      href: 'https://silo.example/admin',
    },
    sessionStorage: storage,
    localStorage: storage,
    crossOriginIsolated: false,
    screenX: 0,
    screenY: 0,
    innerWidth: 1280,
    innerHeight: 900,
    open: vi.fn((): typeof popup | null => popup),
    addEventListener: (name: string, listener: (event: unknown) => void) =>
      listeners.set(name, [...(listeners.get(name) ?? []), listener]),
    removeEventListener: () => undefined,
    setTimeout: (work: () => void, ms: number) => setTimeout(work, ms),
    clearTimeout: (timer: NodeJS.Timeout) => clearTimeout(timer),
    setInterval: (work: () => void, ms: number) => setInterval(work, ms),
    clearInterval: (timer: NodeJS.Timeout) => clearInterval(timer),
  };
  const document = {
    get cookie() {
      return cookies.map((cookie) => cookie.split(';')[0]).join('; ');
    },
    set cookie(text: string) {
      cookies.push(text);
    },
  };
  vi.stubGlobal('window', window);
  vi.stubGlobal('document', document);
  vi.stubGlobal('navigator', {});
  vi.stubGlobal('localStorage', storage);
  return {
    window,
    popup,
    cookies,
    storage,
    /** The message of the provider's page to its opener. */
    answer: (response: object) => {
      const event = {
        origin: `https://${identity.domain}`,
        data: { type: 'authorization_response', response },
      };
      for (const listener of listeners.get('message') ?? []) listener(event);
    },
  };
}

const open = (options: Partial<Auth0ClientOptions> = {}) => {
  const { workerUrl: _, ...rest } = identityOptions(identity, 'https://silo.example', '');
  return new Auth0Client({ ...rest, ...options });
};

/** Records the outcome, so that a rejection is never unhandled. */
function outcomeOf(work: Promise<unknown>) {
  const seen: { message?: string } = {};
  work.then(
    () => Object.assign(seen, { message: 'done' }),
    (error: Error) => Object.assign(seen, { message: error.message }),
  );
  return seen;
}

describe('the identity library', () => {
  beforeEach(() => {
    // A whole second: the expiry date of a cookie has no milliseconds.
    vi.useFakeTimers({ now: new Date('2026-01-15T09:00:00Z') });
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('stores a pending login in a one-day cookie (ID-07, B17)', async () => {
    const { cookies } = browser();
    let address = '';
    await open().loginWithRedirect({
      openUrl: (url) => {
        address = url;
      },
    });
    expect(address).toMatch(/^https:\/\/login\.example\.com\/authorize\?/);
    const [cookie, ...others] = cookies.filter((each) => each.startsWith('a0.spajs.txs.client='));
    expect(others).toEqual([]);
    expect(cookie).toContain('Secure');
    const expires = Date.parse(/expires=([^;]+)/i.exec(cookie ?? '')?.[1] ?? '');
    expect(Math.round((expires - Date.now()) / 1000)).toBe(86_400);
  });

  it.each([
    ['https://silo.example/admin', 'There are no query params available for parsing.'],
    ['https://silo.example/admin?code=stolen&state=guessed', 'Invalid state'],
  ])('refuses the callback %s: %s (ID-04, ID-10)', async (address, message) => {
    browser();
    await expect(open().handleRedirectCallback(address)).rejects.toThrow(message);
  });

  it.each([
    'access_denied',
    'consent_required',
    'interaction_required',
    'account_selection_required',
    'mfa_required',
  ])('says what the provider answered with the error %s (ID-04, ID-10)', async (code) => {
    browser();
    let address = '';
    await open().loginWithRedirect({
      openUrl: (url) => {
        address = url;
      },
    });
    const answer = new URLSearchParams({
      error: code,
      error_description: `No ${code}`,
      state: new URL(address).searchParams.get('state') ?? '',
    });
    const callback = open().handleRedirectCallback(`https://silo.example/admin?${answer}`);
    await expect(callback).rejects.toThrow(`No ${code}`);
  });

  it('opens a popup of 400 by 600 and waits one minute for it (ID-04, ID-07)', async () => {
    const { window } = browser();
    const outcome = outcomeOf(open().loginWithPopup());
    await vi.advanceTimersByTimeAsync(59_900);
    expect(window.open).toHaveBeenCalledWith(
      '',
      'auth0:authorize:popup',
      expect.stringContaining('width=400,height=600'),
    );
    expect(outcome).toEqual({});
    await vi.advanceTimersByTimeAsync(200);
    expect(outcome.message).toBe('Timeout');
  });

  it('reports a blocked popup and a closed popup (ID-04)', async () => {
    const { window, popup } = browser();
    window.open.mockReturnValueOnce(null);
    await expect(open().loginWithPopup()).rejects.toThrow('Unable to open a popup for loginWithPopup');
    const outcome = outcomeOf(open().loginWithPopup());
    await vi.advanceTimersByTimeAsync(1_000);
    popup.closed = true;
    await vi.advanceTimersByTimeAsync(2_000);
    expect(outcome.message).toBe('Popup closed');
  });

  it('requests a token three times, ten seconds each (ID-07)', async () => {
    const { popup, answer } = browser();
    const asked = vi.fn((_url: string, _options: object) => new Promise(() => undefined));
    vi.stubGlobal('fetch', asked);
    const outcome = outcomeOf(open().loginWithPopup());
    await vi.advanceTimersByTimeAsync(100);
    const state = new URL(popup.location.href).searchParams.get('state');
    answer({ code: 'code', state });
    for (const times of [1, 2, 3]) {
      await vi.advanceTimersByTimeAsync(100);
      expect([asked.mock.calls.length, outcome]).toEqual([times, {}]);
      await vi.advanceTimersByTimeAsync(9_900);
    }
    await vi.advanceTimersByTimeAsync(100);
    expect(outcome.message).toBe("Timeout when executing 'fetch'");
    expect(asked).toHaveBeenCalledTimes(3);
    expect(asked.mock.calls[0]?.[1]).toMatchObject({ method: 'POST' });
  });

  it('tries ten times, five seconds each, to get a lock held by another tab (ID-07)', async () => {
    const { storage } = browser();
    // Another tab holds the lock and keeps refreshing it.
    storage.getItem = () =>
      JSON.stringify({ id: 'other', timeRefreshed: Date.now(), timeAcquired: Date.now() });
    const outcome = outcomeOf(open().getTokenSilently());
    await vi.advanceTimersByTimeAsync(49_000);
    expect(outcome).toEqual({});
    await vi.advanceTimersByTimeAsync(5_000);
    expect(outcome.message).toBe('Timeout');
  });

  it('reports a missing refresh token (ID-04, ID-10)', async () => {
    browser();
    const outcome = outcomeOf(
      open({ useRefreshTokensFallback: false }).getTokenSilently({ cacheMode: 'off' }),
    );
    await vi.advanceTimersByTimeAsync(2_000);
    expect(outcome.message).toContain('Missing Refresh Token');
  });

  it('cannot get a token silently in a cross-origin isolated page, and logs out locally (ID-04, ID-10)', async () => {
    const { window, cookies } = browser();
    window.crossOriginIsolated = true;
    const client = open();
    const outcome = outcomeOf(client.getTokenSilently({ cacheMode: 'off' }));
    await vi.advanceTimersByTimeAsync(2_000);
    expect(outcome.message).toContain('Cross-Origin Isolated context');
    expect(await client.isAuthenticated()).toBe(false);
    // The cookie that marks a session is removed.
    expect(cookies.some((cookie) => /is\.authenticated=;/.test(cookie))).toBe(true);
  });
});

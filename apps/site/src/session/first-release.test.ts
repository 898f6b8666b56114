import { readFileSync } from 'node:fs';
import { afterEach, expect, it, vi } from 'vitest';

/** What the first release (0.1.0) kept in a tab, recorded in Chromium. */
const kept = (page: string): Readonly<Record<string, object>> =>
  JSON.parse(readFileSync(new URL(`./fixtures/release-0.1.0/${page}.json`, import.meta.url), 'utf8'));

/** A reload of that tab gets this release. */
async function reloaded(page: string) {
  vi.resetModules();
  const stored = new Map(Object.entries(kept(page)).map(([name, value]) => [name, JSON.stringify(value)]));
  const sessionStorage = {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => stored.set(name, value),
  };
  vi.stubGlobal('window', { sessionStorage, location: { search: '' } });
  const { useSession } = await import('./session-store.ts');
  const { useBudget } = await import('../budget/budget-store.ts');
  return { session: useSession.getState(), budget: useBudget.getState(), sessionStorage };
}

/** As it was kept. */
const stateOf = (page: string, name: string) => (kept(page)[name] as { readonly state: object }).state;

afterEach(() => void vi.unstubAllGlobals());

it.each(['location', 'configure', 'budget'])(
  'a visit of the first release goes on at %s with all its answers (C21)',
  async (page) => {
    const { session } = await reloaded(page);
    expect(session).toEqual(stateOf(page, 'silowright-session'));
  },
);

it('a quotation sent in the first release is shown as sent and not sent again (C21, FN-01)', async () => {
  const { session } = await reloaded('finalized');
  const { sentOffer: _, ...answers } = stateOf('finalized', 'silowright-session') as { sentOffer: unknown };
  expect(session).toMatchObject(answers);
  const { askForOffer, hasChangedSince, isToBeSent, sentFrom } = await import('./asked-offer.ts');
  const sent = sentFrom('finalized');
  expect(sent).toMatchObject({
    quotationNumber: 'Q-2026-000001',
    mail: 'queued',
    values: { emailAddress: 'anna@example.com', preconfiguredUnitType: 'vvs4', volumePerUnit: 30 },
    configuration: { 'colour.body_colour': '6011', 'access.inspection_hatch': ['roof_600'] },
  });
  expect(hasChangedSince(sent!)).toBe(false);
  expect(isToBeSent('finalized')).toBe(false);
  // The button sends again what is the same only for the server, because the language was not kept (D9).
  askForOffer('finalized');
  expect(isToBeSent('finalized')).toBe(true);
});

it('the answers of a budget of the first release are there (C21)', async () => {
  const { budget } = await reloaded('budget');
  expect(budget).toEqual(stateOf('budget', 'silowright-budget'));
});

it('places that the first release predicted are predicted (C21)', async () => {
  const { sessionStorage } = await reloaded('location');
  const { createPlaces } = await import('../map/places-client.ts');
  const call = () => Promise.reject(new Error('nothing is asked for'));
  const places = createPlaces({ call, language: 'en', storage: sessionStorage, now: () => 0 });
  expect(await places.predict('Zwolle')).toEqual(['Zwolle, Netherlands']);
});

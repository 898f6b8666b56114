import { estimateBudget } from '@silowright/contract/budget';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../platform/http/testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const request = {
  contents: 'liquid',
  amount: '50',
  pressure: 'atmospheric',
  type: 'flat',
  diameter: '3.5',
  temperature: '20',
};
const estimate = (change: Record<string, string> = {}) =>
  app.browser().call(estimateBudget, { query: { ...request, ...change } });

it('returns the cost of standard tanks near the requested size', async () => {
  expect((await estimate()).body.price_band).toEqual({
    currency: 'EUR',
    from_cents: 1455000,
    to_cents: 2525000,
    types: ['nb', 'spw'],
    amount_of_units: 1,
    from_diameter_mm: 3500,
    to_diameter_mm: 3500,
    differences: [],
  });
});

it('returns a reason if no standard tank is near (B14)', async () => {
  expect((await estimate({ pressure: 'pressurized' })).body).toEqual({
    price_band: null,
    reason: 'pressure',
  });
});

it.each([
  { amount: '19' },
  { amount: '1e2' },
  { diameter: '20.1' },
  { temperature: '151' },
  { type: 'round' },
])('rejects an answer outside the questions: %o', async (change) => {
  expect((await estimate(change)).status).toBe(400);
});

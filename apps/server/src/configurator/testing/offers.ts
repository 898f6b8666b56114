import { createOffer } from '@silowright/contract/deals';
import type { Store } from '../../platform/db/store.ts';
import type { TestClient } from '../../platform/http/testing/test-client.ts';
import { withUnit } from './worked-cases.ts';

export const client = {
  clientEmail: 'anna@farm.example',
  phoneNumber: '+49447155512',
  firstName: 'Anna',
  lastName: 'Müller',
  companyName: 'Hof Müller',
} as const;

/** Goes through all steps: a selected unit and its quotation. */
export async function sendOffer(
  browser: TestClient,
  more: Readonly<Record<string, unknown>> = {},
  values?: Readonly<Record<string, unknown>>,
) {
  const { id } = await withUnit(browser, values);
  const answer = await browser.put(createOffer, { id, ...client, ...more });
  return { id, answer };
}

export const queueOf = (store: Store) =>
  store.read((db) => db.selectFrom('outbox').selectAll().orderBy('created_at').orderBy('id').execute());

export const offersIn = (store: Store) =>
  store.read((db) => db.selectFrom('offers').selectAll().orderBy('number').orderBy('revision').execute());

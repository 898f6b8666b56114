import { readFileSync } from 'node:fs';
import {
  factNames,
  incomingEventNames,
  incomingStates,
  sheetSections,
} from '@silowright/contract/incoming-kinds';
import { webhookEvents } from '@silowright/contract/webhook-events';
import type { PriceProblem } from '@silowright/texts/read-price';
import { expect, it } from 'vitest';

const folder = new URL('../../../packages/texts/locales/en_GB/', import.meta.url);
const texts = JSON.parse(readFileSync(new URL('admin.json', folder), 'utf8')) as Record<string, string>;

/** Computed keys, which the compiler cannot check. The parity test compares the other languages with these. */
const made = {
  sheet: sheetSections,
  fact: factNames,
  event: incomingEventNames,
  state: [...incomingStates, 'received', 'confirmed'],
  mail: ['waiting', 'held', 'sending', 'sent', 'dead', 'discarded', 'listed'],
  role: ['visitor', 'dealer', 'unverified-dealer', 'sales', 'system'],
  delivery: Object.keys(webhookEvents),
  placement: ['outside', 'inside'],
  substance: ['solid', 'liquid'],
  'follow-up': ['call_me_now', 'book_a_meeting'],
  'dealer-by': ['link', 'region'],
  meeting: ['booked', 'cancelled', 'unconfirmed'],
  remains: ['signed-quotations'],
  typed: [
    'empty',
    'negative',
    'decimals',
    'too-large',
    'not-a-price',
    'not-whole-cents',
    'ambiguous',
  ] satisfies PriceProblem['code'][],
  refused: ['row', 'unknown', 'doubled', 'removed', 'changed', 'price', 'formula', 'other'],
};

it.each(Object.entries(made))('every %s has a text (D14)', (name, values) => {
  const has = (key: string) => Boolean(texts[key] || texts[`${key}_other`]);
  expect(values.filter((value) => !has(`admin.${name}-${value}`))).toEqual([]);
});

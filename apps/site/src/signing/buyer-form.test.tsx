import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { BuyerForm, type BuyerFormProps } from './buyer-form.tsx';

const signing = {
  signer_name: 'Anna',
  company: 'Hof Müller GmbH',
  buyer: { street: 'Dorfstraße 1', country: 'DE', vatNumber: null },
} as BuyerFormProps['signing'];
const markup = renderToStaticMarkup(
  <BuyerForm signing={signing} isBusy={false} onGive={() => {}} onDecline={() => {}} />,
);
const inputs = [...markup.matchAll(/<(?:input|select)[^>]* id="buyer-(\w+)"/g)].map(([, name]) => name);

test('the form of the buyer asks for every field once, with what is known, and no more than that (QU-03)', () => {
  expect(inputs).toEqual([
    'street',
    'postalCode',
    'city',
    'country',
    'vatNumber',
    'orderReference',
    // Germany has its own number for public buyers.
    'leitwegId',
  ]);
  for (const name of inputs) expect(markup).toContain(`for="buyer-${name}"`);
  expect(markup).toMatch(/<input[^>]*value="Dorfstraße 1"/);
  // "None" is an answer: the tick is set.
  expect(markup.match(/<input[^>]*type="checkbox"[^>]*checked=""/g)).toHaveLength(1);
  // Nothing is marked as wrong before the first attempt.
  expect(markup).not.toContain('buyer.wrong');
});

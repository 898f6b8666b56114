import { createLead } from '@silowright/contract/leads';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { LeadForm } from './lead-form.tsx';

const form = renderToStaticMarkup(
  <LeadForm reason="contact" sending={{ mutate: () => {}, isPending: false, isError: false }} />,
);
const fields = [...form.matchAll(/<(?:input|textarea)[^>]*>/g)].map(([tag]) => ({
  name: /name="(\w+)"/.exec(tag)?.[1] ?? '',
  maxLength: Number(/maxLength="(\d+)"/.exec(tag)?.[1]),
}));
const lead = {
  id: 'abcd-efgh-0123',
  localeStr: 'en_GB',
  clientEmail: 'jo@farm.example',
  company: 'Hof',
  lastName: 'Jo',
  volume: 4,
  segment: 'food',
};

test.each(['company', 'firstName', 'lastName', 'product', 'location', 'comments'])(
  '%s has the same maximum length in the form and in the call (MK-08)',
  (name) => {
    const { maxLength = Number.NaN } = fields.find((field) => field.name === name) ?? {};
    const takes = (length: number) =>
      createLead.body?.safeParse({ ...lead, [name]: 'x'.repeat(length) }).success;
    expect([takes(maxLength), takes(maxLength + 1)]).toEqual([true, false]);
  },
);

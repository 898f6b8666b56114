import { comparePositions } from '../comparison.ts';
import { createDealOffer, priceDeal } from '../deals.ts';
import { declineQuotation, docusealEvent, giveBuyer, priceChoice, signQuotation } from '../signing.ts';
import {
  addresses,
  type CallBounds,
  contact,
  email,
  id,
  ids,
  line,
  long,
  oneOf,
  phones,
  required,
  twoLines,
} from './bounds.ts';
import { signatures } from './signature-bounds.ts';

export const buyer = {
  street: 'Dorfstraße 1',
  postalCode: '49661',
  city: 'Cloppenburg',
  country: 'DE',
  vatNumber: 'DE123456789',
  orderReference: 'PO 1',
};

const included = { configurationId: id, role: 'included' };

/** Positions of a quotation by their ids. */
const choices = [
  [[], [id], Array.from({ length: 40 }, () => id)],
  [[long(65)], [1], Array.from({ length: 41 }, () => id), id],
] as const;

const dealParts = {
  id: ids,
  positions: [
    [
      [included],
      Array.from({ length: 20 }, () => included),
      [included, { configurationId: id, role: 'alternative', group: long(40) }],
    ],
    [
      [],
      Array.from({ length: 21 }, () => included),
      [{ ...included, configurationId: 'short' }],
      [{ ...included, role: 'other' }],
      [{ ...included, group: 'a' }],
      [{ configurationId: id, role: 'alternative' }],
      [{ configurationId: id, role: 'alternative', group: '' }],
      [{ configurationId: id, role: 'alternative', group: long(41) }],
      1,
      undefined,
    ],
  ],
  chosen: [
    [[], Array.from({ length: 20 }, () => id)],
    [['short'], Array.from({ length: 21 }, () => id), id, 1],
  ],
} as const;

/** Several units, and what is signed. */
export const dealBounds: readonly CallBounds[] = [
  ['price-deal', priceDeal.body, { id, positions: [included] }, dealParts],
  [
    'compare-positions',
    comparePositions.body,
    { id, positions: [included], group: 'a' },
    {
      ...dealParts,
      group: [
        ['a', long(40)],
        ['', long(41), 1, undefined],
      ],
    },
  ],
  [
    'create-deal-offer',
    createDealOffer.body,
    { id, clientEmail: email, positions: [included] },
    {
      ...contact,
      ...dealParts,
      phoneNumber: phones,
      lastName: line(100),
      companyName: line(150),
      projectName: line(150),
      dealerEmail: addresses,
      buyer: [
        [{}, buyer],
        [{ country: 'XX' }, 1],
      ],
      confirmNewPrices: oneOf(true, false),
    },
  ],
  [
    'give-buyer',
    giveBuyer.body,
    { quotation_number: 'Q-2026-000001', buyer },
    {
      quotation_number: line(40),
      buyer: [
        [buyer, { ...buyer, vatNumber: null, orderReference: null }],
        [{}, { ...buyer, vatNumber: 'DE1' }, { ...buyer, city: '' }, { ...buyer, ean: '1' }, undefined],
      ],
      chosen: choices,
    },
  ],
  [
    'sign-quotation',
    signQuotation.body,
    {
      quotation_number: 'Q-2026-000001',
      name: 'Anna',
      signature: { kind: 'typed', text: 'Anna' },
      consent: true,
    },
    {
      quotation_number: required(line(40)),
      name: [
        ['A', long(100)],
        ['', '  ', long(101), twoLines, undefined],
      ],
      signature: signatures,
      consent: [[true], [false, 1, 'true', undefined]],
      chosen: choices,
    },
  ],
  [
    'price-choice',
    priceChoice.body,
    { quotation_number: 'Q-2026-000001', chosen: [id] },
    { quotation_number: required(line(40)), chosen: required(choices) },
  ],
  [
    'decline-quotation',
    declineQuotation.body,
    { quotation_number: 'Q-2026-000001', reason: 'no' },
    {
      quotation_number: required(line(40)),
      reason: [
        ['n', 'two\nlines', long(1000)],
        ['', ' \n', long(1001), undefined],
      ],
    },
  ],
  ['the quotation to sign', signQuotation.params, { configurationId: id }, { configurationId: ids }],
  [
    'docuseal-event',
    docusealEvent.body,
    { data: { external_id: 'x' } },
    {
      data: [
        [{}, { external_id: null }, { external_id: long(80) }],
        [{ external_id: long(81) }, null, undefined],
      ],
    },
  ],
];

import { estimateBudget } from '../budget.ts';
import { listProductGroups, listProducts } from '../catalogue.ts';
import {
  changeLocale,
  createRecommendation,
  selectOptions,
  selectPreconfiguredUnit,
  startConfiguration,
} from '../configurator.ts';
import {
  comparePositions,
  copyConfiguration,
  createDealOffer,
  createOffer,
  priceDeal,
  reopenConfiguration,
} from '../deals.ts';
import { createLead } from '../leads.ts';
import { saveLogo, saveSitePhoto, saveYardPlan } from '../pictures.ts';
import { nearestPlace, searchPlaces } from '../places.ts';
import { declineQuotation, docusealEvent, giveBuyer, priceChoice, signQuotation } from '../signing.ts';
import {
  addresses,
  type CallBounds,
  codes,
  contact,
  email,
  emptyOrPhone,
  filledLine,
  id,
  ids,
  line,
  locales,
  long,
  number,
  oneOf,
  phones,
  required,
  text,
  twoLines,
  uuid,
  whole,
} from './bounds.ts';
import { logos } from './logo-bounds.ts';
import { signatures } from './signature-bounds.ts';
import { sitePhotos } from './site-photo-bounds.ts';
import { yardPlans } from './yard-plan-bounds.ts';

const buyer = {
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

const dealBounds = {
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

export const visitorBounds: readonly CallBounds[] = [
  [
    'create-recommendation',
    createRecommendation.body,
    { id, localeStr: 'de_DE', segment: 'agricultural', volumePerUnit: 30, amountOfUnits: 2 },
    {
      id: ids,
      localeStr: locales,
      segment: required(codes('agricultural', 'road_salt', 'food_and_feed')),
      segment_label: line(40),
      dealer_id: line(80),
      user_ip: line(64),
      fromMarketSelect: oneOf(true, false),
      noBackToMarket: oneOf(true, false),
      productId: line(80),
      productName: line(200),
      substance: oneOf('solid', 'liquid'),
      temperatureInCelsius: number(-200, 600),
      density: number(10, 10_000),
      storedProductId: line(80),
      storedDensity: number(10, 10_000),
      design_temperature: number(-200, 600),
      atexApproved: oneOf(true, false, 0, 1),
      foodApproved: oneOf(true, false, 0, 1),
      productGroupType: line(40),
      characteristicGroupType: line(40),
      placement: oneOf('outside', 'inside'),
      spaceLimitationHeightInMeter: number(0.1, 1000),
      spaceLimitationHeightInMeters: number(0.1, 1000),
      spaceLimitationHeightInMm: number(100, 1_000_000),
      locationPlacename: line(200),
      locationLattitude: number(-90, 90),
      locationLongitude: number(-180, 180),
      locationCountry: line(100),
      volumePerUnit: required(number(0.001, 1_000_000)),
      amountOfUnits: required(whole(1, 99)),
      construction: line(60),
      comments: text(2000),
      recommendationShown: oneOf('product-group', 'basic'),
    },
  ],
  [
    'create-offer',
    createOffer.body,
    { id, clientEmail: email },
    {
      ...contact,
      id: ids,
      phoneNumber: phones,
      lastName: line(100),
      companyName: line(150),
      projectName: line(150),
      dealerEmail: addresses,
      callToAction: oneOf('call_me_now', 'book_a_meeting'),
      buyer: [
        [{}, { city: 'Ede' }, buyer],
        [{ country: 'XX' }, { street: long(121) }, 1],
      ],
      confirmNewPrices: oneOf(true, false),
    },
  ],
  ['price-deal', priceDeal.body, { id, positions: [included] }, dealBounds],
  [
    'compare-positions',
    comparePositions.body,
    { id, positions: [included], group: 'a' },
    {
      ...dealBounds,
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
      ...dealBounds,
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
    'create-offer of results',
    createOffer.body,
    {
      id,
      diameter: 2400,
      height: 9000,
      atexApproved: true,
      foodApproved: false,
      email,
      firstName: '',
      lastName: '',
      callToAction: 'call_me_now',
    },
    {
      id: ids,
      diameter: required(number(0, 100_000)),
      height: required(number(0, 100_000)),
      atexApproved: required(oneOf(true, false)),
      foodApproved: required(oneOf(true, false)),
      phoneNumber: emptyOrPhone,
      email: required(addresses),
      firstName: required(line(100)),
      lastName: required(line(100)),
      callToAction: required(oneOf('call_me_now', 'book_a_meeting')),
    },
  ],
  [
    'create-lead',
    createLead.body,
    { id, localeStr: 'nl_NL', clientEmail: email, company: 'Hof', lastName: 'M', volume: 4, segment: 'food' },
    {
      ...contact,
      id: ids,
      localeStr: locales,
      company: filledLine(150),
      lastName: filledLine(100),
      phoneNumber: emptyOrPhone,
      volume: required(number(0, 1_000_000)),
      nothingFitted: oneOf(true, false),
      segment: required(line(40)),
      product: line(200),
      location: line(200),
    },
  ],
  [
    'the link of a quotation',
    reopenConfiguration.params,
    { token: long(22) },
    {
      token: [
        [long(22), long(64)],
        [long(21), long(65), '.'.repeat(22), undefined],
      ],
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
  [
    'select-preconfigured-unit',
    selectPreconfiguredUnit.body,
    { id, preconfiguredUnitType: 'vvs4', preconfiguredUnitUuid: uuid },
    {
      id: ids,
      preconfiguredUnitType: required(codes('vvs4')),
      diameterInMm: number(1, 100_000),
      preconfiguredUnitUuid: required(line(64)),
    },
  ],
  [
    'select-options',
    selectOptions.body,
    { id, selected_options: {} },
    {
      id: ids,
      selected_options: [
        [
          {},
          { a: [] },
          { [long(60)]: [{ [long(60)]: long(60) }] },
          { a: [{ b: Array.from({ length: 20 }, () => 'c') }] },
          { a: [{ b: { value: long(60), custom: long(60) } }] },
          Object.fromEntries(Array.from({ length: 50 }, (_, at) => [`s${at}`, []])),
        ],
        [
          [],
          { [long(61)]: [] },
          { a: [{}, {}] },
          { a: [{ [long(61)]: 'c' }] },
          { a: [{ b: long(61) }] },
          { a: [{ b: Array.from({ length: 21 }, () => 'c') }] },
          { a: [{ b: [long(61)] }] },
          { a: [{ b: { value: long(61), custom: 'c' } }] },
          { a: [{ b: { value: 'other', custom: long(61) } }] },
          { a: [{ b: 7 }] },
          Object.fromEntries(Array.from({ length: 51 }, (_, at) => [`s${at}`, []])),
          undefined,
        ],
      ],
    },
  ],
  [
    'start-configuration',
    startConfiguration.body,
    { id, dealerId: 'heidkamp', localeStr: 'de_DE' },
    { id: ids, dealerId: required(line(80)), localeStr: locales },
  ],
  ['change-locale', changeLocale.body, { id, localeStr: 'de_DE' }, { id: ids, localeStr: locales }],
  ['save-yard-plan', saveYardPlan.body, { id, plan: null }, { id: ids, plan: yardPlans }],
  ['save-logo', saveLogo.body, { id, logo: null }, { id: ids, logo: logos }],
  ['save-site-photo', saveSitePhoto.body, { id, photo: null }, { id: ids, photo: sitePhotos }],
  ['copy-configuration', copyConfiguration.body, { id, copyId: id }, { id: ids, copyId: ids }],
  [
    'estimate-budget',
    estimateBudget.query,
    {
      contents: 'liquid',
      amount: '20',
      pressure: 'atmospheric',
      type: 'flat',
      diameter: '2',
      temperature: '20',
    },
    {
      contents: required(oneOf('liquid', 'solid')),
      amount: [
        ['20', '200', '20.5'],
        ['19.9', '200.1', '20.55', '1e2', ' 20', '20x', 20, undefined],
      ],
      pressure: required(oneOf('atmospheric', 'pressurized')),
      type: required(oneOf('convex', 'flat', 'horizontal')),
      diameter: [
        ['2', '20'],
        ['1.9', '20.1', undefined],
      ],
      temperature: [
        ['-5', '150'],
        ['-5.1', '150.1', '--5', undefined],
      ],
    },
  ],
  [
    'search-places',
    searchPlaces.query,
    { query: 'Zwolle', language: 'nl' },
    {
      query: required(line(100)),
      language: [
        ['nl', 'de_DE'],
        ['french', 'nl_NL_NL', '', undefined],
      ],
    },
  ],
  [
    'nearest-place',
    nearestPlace.query,
    { lat: '52.1', lng: '5.1', language: 'nl' },
    {
      lat: [
        ['90', '-90', '1.123456789012'],
        ['90.1', '-90.1', '1.1234567890123', '1e1', 'x1', '1x', 1, undefined],
      ],
      lng: [
        ['180', '-180'],
        ['180.1', '-180.1', undefined],
      ],
      language: [['nl'], ['french', undefined]],
    },
  ],
  ['list-products', listProducts.query, {}, { simplified: oneOf('true', 'false') }],
  [
    'list-product-groups',
    listProductGroups.query,
    {},
    {
      language: [
        ['nl', 'de_DE'],
        ['french', '', long(9)],
      ],
    },
  ],
];

import { adminChooseLanguage, adminConfirmClock, adminGiveRole, adminMakeToken } from '../access.ts';
import { dealerInput } from '../dealers.ts';
import { adminChangeIncoming, adminChangeMany, adminListIncoming, adminSaveView } from '../desk.ts';
import { adminSettleMails } from '../mails.ts';
import { adminGetVersion } from '../prices.ts';
import { adminErasePerson } from '../privacy.ts';
import {
  adminDecideApproval,
  adminPreviewRevision,
  adminPrintRevision,
  adminSendRevision,
} from '../revisions.ts';
import { adminVoidQuotation } from '../signing.ts';
import { machineScopes } from '../staff-scopes.ts';
import {
  addresses,
  type CallBounds,
  email,
  filledLine,
  line,
  long,
  number,
  oneOf,
  required,
  twoLines,
  whole,
} from './bounds.ts';

/** A new text with the old one: both have the same bounds, and both are required. */
const replaced = ([accepted, refused]: readonly [readonly unknown[], readonly unknown[]]) =>
  [
    accepted.map((becomes) => ({ was: '', becomes })),
    [
      ...refused.flatMap((value) => [
        { was: '', becomes: value },
        { was: value, becomes: '' },
      ]),
      'x',
      { was: '' },
    ],
  ] as const;

const aDraft = {
  amount_of_units: 1,
  selection: {},
  discount: null,
  extras: [],
  transport: null,
  why: 'x',
  message: '',
};
const days = [['2026-01-31'], ['', '2026-1-1', '2026-13-01', '1999-01-01', 'x']] as const;
const amounts = [
  ['0', '999999999999'],
  ['', '-1', '1.5', '1'.repeat(13)],
] as const;

export const staffBounds: readonly CallBounds[] = [
  [
    'admin-list-incoming',
    adminListIncoming.query,
    {},
    {
      search: line(200),
      after: line(240),
      before: line(240),
      state: oneOf('open', 'expiring', 'superseded', 'handled'),
      handled: oneOf('yes', 'no'),
      market: line(40),
      country: [['DE'], ['', 'de', 'DEU']],
      dealer: line(80),
      person: line(120),
      mail: oneOf('trouble', 'waiting', 'sent'),
      from: days,
      to: days,
      min: amounts,
      max: amounts,
      sort: oneOf('created', 'number', 'name', 'total', 'expires', 'begins'),
      order: oneOf('asc', 'desc'),
      until: [
        ['0', '1794805709387'],
        ['', '-1', '1.5', 'x', '1'.repeat(16)],
      ],
      limit: [
        ['1', '99', '100'],
        ['0', '101', '01', '1.5', '', 10],
      ],
      other: [[], ['x']],
    },
  ],
  [
    'admin-list-incoming’s kind',
    adminListIncoming.params,
    { kind: 'leads' },
    { kind: required(oneOf('quotations', 'requests', 'leads', 'meetings')) },
  ],
  [
    'admin-change-many',
    adminChangeMany.body,
    { ids: ['x'], handled: true },
    {
      ids: [
        [['x'], Array(500).fill('x')],
        [[], Array(501).fill('x'), ['a/b'], 'x', [1], undefined],
      ],
      assigned_to: line(120),
      handled: oneOf(true, false),
      extend_days: whole(1, 365),
      send_again: [[true], [false, 1]],
      other: [[], ['x']],
    },
  ],
  [
    'admin-save-view',
    adminSaveView.body,
    { name: 'x', query: '', shared: false },
    {
      name: filledLine(60),
      query: required(line(1000)),
      shared: required(oneOf(true, false)),
      other: [[], ['x']],
    },
  ],
  [
    'admin-make-token',
    adminMakeToken.body,
    { name: 'ERP', scopes: ['prices:read'], days: 30 },
    {
      name: filledLine(80),
      scopes: [
        [['prices:read'], [...machineScopes]],
        [[], ['prices:read', 'prices:read'], ['access:write'], ['x'], 'prices:read', undefined],
      ],
      days: required(whole(1, 730)),
      other: [[], ['x']],
    },
  ],
  [
    'admin-choose-language',
    adminChooseLanguage.body,
    { language: 'de' },
    {
      language: [
        ['nl', 'DA', 'de_DE', 'en-GB'],
        ['', 'x', 'german', 'd1', 1, null, undefined],
      ],
      other: [[], ['x']],
    },
  ],
  [
    'admin-give-role',
    adminGiveRole.body,
    { role: null },
    {
      role: [
        ['viewer', 'sales', 'prices', 'admin', null],
        ['king', '', 1, undefined],
      ],
      other: [[], ['x']],
    },
  ],
  [
    'admin-settle-mails',
    adminSettleMails.body,
    { ids: ['x'], action: 'send' },
    {
      ids: [
        [['x'], Array(500).fill('x'), ['x'.repeat(80)]],
        [[], Array(501).fill('x'), ['x'.repeat(81)], 'x', [1], undefined],
      ],
      action: required(oneOf('send', 'discard')),
      other: [[], ['x']],
    },
  ],
  [
    'admin-change-incoming',
    adminChangeIncoming.body,
    {},
    {
      handled: oneOf(true, false),
      assigned_to: replaced(line(120)),
      note: [
        ['x', 'two\nlines', long(4000)],
        ['', ' \n', long(4001), 'a\0b', '\ud800', 1],
      ],
      follow_up: [
        [
          { was: null, becomes: { at: '2026-12-01T09:00:00.000Z', about: '' } },
          { was: { at: '2026-12-01T09:00:00Z', about: long(200) }, becomes: null, outcome: long(200) },
        ],
        [
          'x',
          { was: null },
          { was: null, becomes: { at: '2026-12-01', about: '' } },
          { was: null, becomes: { at: '2026-12-01T09:00:00Z', about: long(201) } },
          { was: null, becomes: { at: '2026-12-01T09:00:00Z', about: twoLines } },
          { was: null, becomes: null, outcome: long(201) },
        ],
      ],
      withdraw: [[true], [false, 1]],
      extend_days: whole(1, 365),
      other: [[], ['x']],
    },
  ],
  [
    'admin-decide-approval',
    adminDecideApproval.body,
    { approve: false, reason: 'x' },
    {
      approve: [[false], [true, 1, undefined]],
      reason: [
        ['x', long(1000)],
        ['', ' ', long(1001), undefined],
      ],
    },
  ],
  ...([adminSendRevision, adminPrintRevision, adminPreviewRevision] as const).map(
    ({ name, body }): CallBounds => [
      name,
      body,
      { draft: aDraft },
      {
        draft: [
          [
            aDraft,
            { ...aDraft, amount_of_units: 2, extras: [{ text: 'x', amount: 999, price_in_cents: 0 }] },
          ],
          [
            null,
            { ...aDraft, amount_of_units: 0 },
            { ...aDraft, why: ' ' },
            { ...aDraft, discount: { percent: 0, reason: 'x' } },
            { ...aDraft, extras: [{ text: '', amount: 1, price_in_cents: 0 }] },
            { ...aDraft, transport: { in_cents: 0.5, note: '' } },
            { ...aDraft, total_in_cents: 1 },
          ],
        ],
        other: [[], ['x']],
      },
    ],
  ),
  [
    'admin-void-quotation',
    adminVoidQuotation.body,
    { reason: 'no' },
    {
      reason: [
        ['n', 'two\nlines', long(1000)],
        ['', ' \n', long(1001), undefined],
      ],
      other: [[], ['x']],
    },
  ],
  [
    'the id of what came in',
    adminChangeIncoming.params,
    { kind: 'leads', id: 'a' },
    {
      id: [
        [long(80), 'aZ0_-'],
        ['', long(81), 'a/b', 'a.b', undefined],
      ],
    },
  ],
  [
    'admin-get-version',
    adminGetVersion.params,
    { kind: 'base', segment: 'agricultural', version: '1' },
    {
      kind: required(oneOf('base', 'options')),
      segment: [
        ['agricultural', 'road_salt', 'agriculture'],
        [long(41), 'a\nb', undefined],
      ],
      version: [
        ['1', '999999999'],
        ['0', '01', '1000000000', '1.5', 1, undefined],
      ],
    },
  ],
  [
    'admin-confirm-clock',
    adminConfirmClock.body,
    { now: '2026-11-15T10:00:00.000Z' },
    {
      now: [['2026-11-15T10:00:00Z'], ['', 'now', '2026-11-15', '2026-11-15T10:00:00', 1, null, undefined]],
      other: [[], ['x']],
    },
  ],
  [
    'admin-erase-person',
    adminErasePerson.body,
    { email },
    { email: required(addresses), other: [[], ['x']] },
  ],
  [
    'a dealer',
    dealerInput,
    {
      id: 'a',
      name: 'A',
      industry: '',
      country: 'DE',
      city: 'C',
      hub_spot_id: '1',
      email,
      phone: '',
      segments: ['agricultural'],
      latitude: 1,
      longitude: 1,
      active: true,
    },
    {
      id: [
        ['a', '0-a', long(60)],
        ['', '-a', 'A', 'a/b', long(61), undefined],
      ],
      name: filledLine(120),
      industry: required(line(80)),
      country: [['NL'], ['nl', 'N', 'NLD', '', undefined]],
      city: filledLine(80),
      crm_url: [
        ['', 'https://crm.example', 'https://crm.example/a?b#c', `https://crm.example/${long(480)}`],
        [
          'http://crm.example',
          'javascript:alert(1)',
          'https://',
          'https://a@b',
          'https://a b',
          ' https://a',
          'https://a\\b',
          `https://crm.example/${long(481)}`,
        ],
      ],
      hub_spot_id: [
        ['aZ_-9', long(40), '', undefined],
        [long(41), 'a/b', '../x', null],
      ],
      email: required(addresses),
      phone: [
        ['', '+49 5151 / 12-34', '(020) 555.0100', '1'.repeat(40)],
        ['1'.repeat(41), '3,1206E+10', 'call me', 'a\r\nb', 1, undefined],
      ],
      revision: whole(0, 1_000_000_000),
      segments: [
        [['road_salt'], ['agricultural', 'road_salt']],
        [[], ['Food'], Array(51).fill('road_salt'), undefined],
      ],
      latitude: required(number(-90, 90)),
      longitude: required(number(-180, 180)),
      active: required(oneOf(true, false)),
      image_url: [[], ['https://evil.example/x.png']],
    },
  ],
];

import { adminPublishOptions, adminPublishPrices } from '../prices.ts';
import { type Bounds, type CallBounds, long, oneOf, text } from './bounds.ts';

export const publishBounds: readonly CallBounds[] = [
  [
    'admin-publish-prices',
    adminPublishPrices.body,
    { id: { version: 2, segment: 'agricultural' }, prices: [] },
    {
      id: [
        [
          { version: 1, segment: 'road_salt' },
          { version: 1_000_000_000, segment: 'agricultural' },
        ],
        [
          { version: 0, segment: 'road_salt' },
          { version: 1_000_000_001, segment: 'road_salt' },
          { version: 1.5, segment: 'road_salt' },
          { version: 1, segment: 'Food' },
          { version: 1, segment: 'road_salt', other: 1 },
          {},
          undefined,
        ],
      ],
      prices: [
        [
          [
            {
              name: 'a',
              volume: 1,
              uuid: long(60),
              heightInMm: 1,
              passage_width_in_mm: 1,
              passage_height_in_mm: 1,
              priceInCents: 'judged later',
            },
          ],
        ],
        [
          [{}],
          [{ name: 'a', volume: 1, uuid: long(61), heightInMm: 1 }],
          [{ name: 'a', volume: 1, uuid: 'u', heightInMm: 1, other: 1 }],
          [{ name: 'a', volume: '1', uuid: 'u', heightInMm: 1 }],
          [{ name: 'a', volume: 1, uuid: 'u' }],
          undefined,
        ],
      ],
      comment: text(500),
      confirmLargeChanges: oneOf(true, false),
      other: [[], ['x']],
    },
  ],
  [
    'admin-publish-options',
    adminPublishOptions.body,
    { id: { version: 2, segment: 'agricultural' }, options: [] },
    (() => {
      const option = { label: 'L', value: 'v' };
      const group = {
        id: 'g',
        key: 'k',
        filters: { types: '', expression: [], diameters: '' },
        optional: true,
        multi: false,
        options: [option],
      };
      const filters = (types: unknown) => [{ ...group, filters: { ...group.filters, types } }];
      const many = (count: number, one: unknown) => Array.from({ length: count }, () => one);
      const options = [
        [
          [group],
          [{ ...group, id: long(60), key: long(120) }],
          filters(long(500)),
          filters(many(200, 'x')),
          many(500, group),
          [{ ...group, options: many(500, option) }],
          [
            {
              ...group,
              options: [
                {
                  ...option,
                  label: long(200),
                  value: long(60),
                  default_selected: true,
                  priceInCents: -1,
                  formula: long(5000),
                },
              ],
            },
          ],
        ],
        [
          [{ ...group, id: long(61) }],
          [{ ...group, key: long(121) }],
          [{ ...group, other: 1 }],
          [{ ...group, optional: 1 }],
          [{ ...group, multi: 1 }],
          filters(long(501)),
          filters(many(201, 'x')),
          filters([long(501)]),
          filters(1),
          [{ ...group, filters: {} }],
          [{ ...group, filters: { ...group.filters, other: 1 } }],
          many(501, group),
          [{ ...group, options: many(501, option) }],
          [{ ...group, options: [{ ...option, label: long(201) }] }],
          [{ ...group, options: [{ ...option, value: long(61) }] }],
          [{ ...group, options: [{ ...option, formula: long(5001) }] }],
          [{ ...group, options: [{ ...option, default_selected: 1 }] }],
          [{ ...group, options: [{ ...option, other: 1 }] }],
          [{ ...group, options: [{}] }],
          undefined,
        ],
      ] as const;
      return { options, other: [[], ['x']] } satisfies Bounds;
    })(),
  ],
];

import type { Dealer } from './dealer.ts';
import type { PricedSegment } from './segments.ts';

export type { Dealer };

type DealerRow = readonly [
  id: string,
  name: string,
  industry: string,
  country: string,
  city: string,
  latitude: number,
  longitude: number,
  phone: string,
  segments: readonly PricedSegment[],
];

const rows: readonly DealerRow[] = [
  [
    'noordhof',
    'Noordhof Stalinrichting',
    'agriculture',
    'NL',
    'Zwolle',
    52.51,
    6.09,
    '+31380000101',
    ['agricultural'],
  ],
  ['waalzout', 'Waalzout Gladheid', 'road salt', 'NL', 'Tiel', 51.89, 5.43, '+31344000102', ['road_salt']],
  [
    'heidkamp',
    'Heidkamp Agrartechnik',
    'agriculture',
    'DE',
    'Cloppenburg',
    52.85,
    8.05,
    '+49447100103',
    ['agricultural'],
  ],
  [
    'winterwerk',
    'Winterwerk Kommunal',
    'road salt',
    'DE',
    'Kassel',
    51.31,
    9.48,
    '+49561000104',
    ['road_salt'],
  ],
  [
    'midtsilo',
    'Midtsilo Landbrug',
    'agriculture',
    'DK',
    'Viborg',
    56.45,
    9.4,
    '+4586000105',
    ['agricultural', 'road_salt'],
  ],
  [
    'maasland',
    'Maasland Agro',
    'agriculture',
    'BE',
    'Hasselt',
    50.93,
    5.34,
    '+3211000106',
    ['agricultural', 'road_salt'],
  ],
];

/** Example dealers of the embedded default: invented names on reserved example domains. */
export const exampleDealers: readonly Dealer[] = rows.map(
  ([id, name, industry, country, city, latitude, longitude, phone, segments], index) => ({
    id,
    name,
    industry,
    country,
    city,
    image_url: '',
    crm_url: `https://crm.example.com/dealers/${id}`,
    hub_spot_id: `${9000001 + index}`,
    email: `sales@${id}.example`,
    phone,
    segments,
    latitude,
    longitude,
  }),
);

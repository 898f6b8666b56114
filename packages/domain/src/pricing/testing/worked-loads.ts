import type { Place } from '../../recommendation/request.ts';

interface WorkedLoad {
  readonly name: string;
  readonly place: Place;
  readonly units: readonly {
    readonly type: string;
    readonly diameterMm: number;
    readonly heightMm: number;
    readonly volumeM3: number;
    readonly amountOfUnits: number;
  }[];
  /** In euros; null: not available. */
  readonly price: number | null;
  readonly trucks: number | null;
  /** The sum of the prices of each position alone. */
  readonly alone: number | null;
}

/** Mixed loads of the sample, computed independently of this code. */
export const workedLoads: readonly WorkedLoad[] = [
  {
    name: 'one kind, as today',
    place: { latitude: 52.8475, longitude: 8.0454, country: 'DE' },
    units: [{ type: 'vvs4', diameterMm: 2800, heightMm: 8890, volumeM3: 36, amountOfUnits: 2 }],
    price: 5040,
    trucks: 2,
    alone: 5040,
  },
  {
    name: 'two narrow kinds share a truck',
    place: { latitude: 52.5126, longitude: 6.0936, country: 'NL' },
    units: [
      { type: 'vvs4', diameterMm: 2050, heightMm: 4330, volumeM3: 6, amountOfUnits: 1 },
      { type: 'vvs4', diameterMm: 2050, heightMm: 4940, volumeM3: 8, amountOfUnits: 1 },
    ],
    price: 2250,
    trucks: 1,
    alone: 3070,
  },
  {
    name: 'a narrow unit rides on a wider one’s truck',
    place: { latitude: 52.8475, longitude: 8.0454, country: 'DE' },
    units: [
      { type: 'nb', diameterMm: 2800, heightMm: 4940, volumeM3: 25, amountOfUnits: 1 },
      { type: 'vvs4', diameterMm: 2050, heightMm: 4330, volumeM3: 6, amountOfUnits: 1 },
    ],
    price: 2830,
    trucks: 1,
    alone: 3800,
  },
  {
    name: 'no space left: two trucks',
    place: { latitude: 52.8475, longitude: 8.0454, country: 'DE' },
    units: [
      { type: 'vvs4', diameterMm: 2800, heightMm: 8890, volumeM3: 36, amountOfUnits: 1 },
      { type: 'nb', diameterMm: 2800, heightMm: 5790, volumeM3: 30, amountOfUnits: 1 },
    ],
    price: 4610,
    trucks: 2,
    alone: 5170,
  },
  {
    name: 'wide ones travel alone',
    place: { latitude: 52.8475, longitude: 8.0454, country: 'DE' },
    units: [
      { type: 'vvs4', diameterMm: 3500, heightMm: 10300, volumeM3: 65, amountOfUnits: 1 },
      { type: 'vvs4', diameterMm: 2800, heightMm: 8890, volumeM3: 36, amountOfUnits: 2 },
    ],
    price: 8140,
    trucks: 3,
    alone: 9110,
  },
  {
    name: 'three silos and a tank',
    place: { latitude: 52.8475, longitude: 8.0454, country: 'DE' },
    units: [
      { type: 'vvs4', diameterMm: 2800, heightMm: 8890, volumeM3: 36, amountOfUnits: 3 },
      { type: 'nb', diameterMm: 2800, heightMm: 4940, volumeM3: 25, amountOfUnits: 1 },
    ],
    price: 8650,
    trucks: 4,
    alone: 9200,
  },
  {
    name: 'salt silo and brine tank',
    place: { latitude: 47.4921, longitude: 11.0958, country: 'DE' },
    units: [
      { type: 'fs', diameterMm: 3500, heightMm: 18460, volumeM3: 105, amountOfUnits: 1 },
      { type: 'spw', diameterMm: 2800, heightMm: 4940, volumeM3: 25, amountOfUnits: 1 },
    ],
    price: 13100,
    trucks: 2,
    alone: 14670,
  },
  {
    name: 'very wide, with survey and escort',
    place: { latitude: 52.8475, longitude: 8.0454, country: 'DE' },
    units: [
      { type: 'fs', diameterMm: 4000, heightMm: 19840, volumeM3: 150, amountOfUnits: 1 },
      { type: 'spw', diameterMm: 3000, heightMm: 6640, volumeM3: 40, amountOfUnits: 2 },
    ],
    price: 10970,
    trucks: 3,
    alone: 11550,
  },
  {
    name: 'by sea',
    place: { latitude: 53.2307, longitude: -0.5406, country: 'GB' },
    units: [
      { type: 'vvs4', diameterMm: 2800, heightMm: 8890, volumeM3: 36, amountOfUnits: 2 },
      { type: 'nb', diameterMm: 2400, heightMm: 4140, volumeM3: 15, amountOfUnits: 1 },
    ],
    price: 13180,
    trucks: 3,
    alone: 14400,
  },
  {
    name: 'one cannot be delivered, so nothing is priced',
    place: { latitude: 59.8586, longitude: 17.6389, country: 'SE' },
    units: [
      { type: 'fs', diameterMm: 4000, heightMm: 19840, volumeM3: 150, amountOfUnits: 1 },
      { type: 'spw', diameterMm: 2800, heightMm: 4940, volumeM3: 25, amountOfUnits: 1 },
    ],
    price: null,
    trucks: null,
    alone: null,
  },
  {
    name: 'far away, the crew stays overnight',
    place: { latitude: 45.7485, longitude: 4.8467, country: 'FR' },
    units: [
      { type: 'dds4', diameterMm: 3200, heightMm: 8310, volumeM3: 40, amountOfUnits: 2 },
      { type: 'vvs4', diameterMm: 2400, heightMm: 6080, volumeM3: 15, amountOfUnits: 3 },
    ],
    price: 22410,
    trucks: 4,
    alone: 24130,
  },
  {
    name: 'many small ones',
    place: { latitude: 52.4069, longitude: 16.9299, country: 'PL' },
    units: [
      { type: 'ms', diameterMm: 2050, heightMm: 6230, volumeM3: 6, amountOfUnits: 4 },
      { type: 'ms', diameterMm: 2400, heightMm: 7520, volumeM3: 12, amountOfUnits: 3 },
      { type: 'spw', diameterMm: 2050, heightMm: 3200, volumeM3: 8, amountOfUnits: 2 },
    ],
    price: 15930,
    trucks: 4,
    alone: 21010,
  },
];

import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import type { Draft } from '../../../session/session-store.ts';
import type { StockPlannerProps } from './stock-planner.tsx';

// The flags are read from the address when the module loads.
vi.stubGlobal('window', { location: { search: '' } });
const { useSession } = await import('../../../session/session-store.ts');
const { StockPlanner } = await import('./stock-planner.tsx');
const { axisTicks, labelStep } = await import('./level-chart.tsx');
const { dateOfDay } = await import('./level-chart.tsx');
vi.unstubAllGlobals();

afterEach(() => Object.assign(useSession.getInitialState(), { drafts: {} }));

function show(draft: Draft, props: Partial<StockPlannerProps> = {}): string {
  // Server rendering uses the initial state of a store.
  Object.assign(useSession.getInitialState(), { drafts: { 'stock-planner': draft } });
  return renderToStaticMarkup(
    <StockPlanner
      kind="silo"
      densityKgM3={650}
      largestM3={80}
      volumeM3={undefined}
      amount={1}
      onUse={() => {}}
      {...props}
    />,
  );
}
const feed = { usePerDayT: '2,4', deliveryT: '25', reserveDays: '5' };
const pressed = (markup: string) => [...markup.matchAll(/aria-pressed="(\w+)"/g)].map(([, state]) => state);
const rows = (markup: string) =>
  [...markup.matchAll(/<tr[^>]*>(?:<th scope="row".*?)<\/tr>/g)].map(([row]) =>
    [...row.matchAll(/<t[dh][^>]*>(.*?)<\/t[dh]>/g)].map(([, cell]) => cell),
  );

it('waits for the daily use; a delivery of one truckload and a reserve are assumed (EN-02)', () => {
  const markup = show({});
  expect(markup).toContain('value="25"');
  expect(markup).not.toContain('<svg');
});

it('proposes numbers of units, draws the level and lists every day (EN-02)', () => {
  const markup = show(feed);
  expect(pressed(markup)).toEqual(['false', 'false', 'false']);
  expect(markup).toContain('role="img"');
  const table = rows(markup);
  expect(table).toHaveLength(61);
  // Level in m³ and in t; the first delivery comes within the eleventh day.
  expect(table[0]?.slice(1)).toEqual(['56.9', '37', '']);
  expect(table[10]?.slice(1)).toEqual(['20', '13', '25 t']);
  expect(table[11]?.slice(1)).toEqual(['54.8', '35.6', '']);
  expect(table.filter((row) => row[3] !== '')).toHaveLength(5);
});

it('marks what is filled in, also with ten units (EN-02)', () => {
  expect(pressed(show(feed, { volumeM3: 29, amount: 2 }))).toEqual(['false', 'true', 'false']);
  expect(pressed(show(feed, { volumeM3: 6, amount: 10 }))).toEqual(['false', 'false', 'false', 'true']);
});

it.each([
  ['a typed total that is too small for a delivery', feed, { volumeM3: 30 }, 'planner.delivery-too-large'],
  ['one that uses the reserve', feed, { volumeM3: 45 }, 'planner.reserve-used'],
  ['no use', { ...feed, usePerDayT: '0' }, {}, 'planner.no-use'],
  ['more than ten deliveries a day', { ...feed, usePerDayT: '2400' }, {}, 'planner.too-many'],
  ['more than 99 units', { ...feed, deliveryT: '10000' }, {}, 'planner.too-large-silo'],
  ['no density', feed, { densityKgM3: undefined }, 'volume.helper-density'],
] as const)('says so: %s (EN-02)', (_, draft, props, key) => {
  expect(show(draft, props)).toContain(key);
});

it.each([
  [61.6, [0, 20, 40, 60]],
  [108, [0, 50, 100]],
  [8.6, [0, 5]],
  [4.32, [0, 2, 4]],
])('the axis up to %f has round values', (top, ticks) => {
  expect(axisTicks(top)).toEqual(ticks);
});

it('dates are left out where they have no room', () => {
  expect([10.4, 2, 0.5].map((days) => labelStep({ chart: 290, label: 60 }, days))).toEqual([2, 7, 25]);
  expect(labelStep({ chart: 720, label: 72 }, 250)).toBe(1);
});

it('a refill during a day has its date, across the end of a month and a clock change', () => {
  const at = (day: number) => dateOfDay(new Date(2026, 9, 20, 13), day).toDateString();
  expect([at(0), at(0.9), at(5.5), at(12)]).toEqual([
    'Tue Oct 20 2026',
    'Tue Oct 20 2026',
    'Sun Oct 25 2026',
    'Sun Nov 01 2026',
  ]);
});

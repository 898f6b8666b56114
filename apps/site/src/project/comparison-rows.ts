import type { CallOutput } from '@silowright/ui/calls/api.ts';
import { groupName, optionName } from '@silowright/ui/texts/option-names.ts';
import type { Texts } from '@silowright/ui/texts/use-texts.ts';
import { positionName } from './position-words.ts';
import type { Position } from './project-store.ts';

export type Compared = CallOutput<'compare-positions'>;
type Choice = Compared['options'][number]['choices'][number];

export interface RowValue {
  readonly main: string;
  readonly sub?: string | undefined;
}

/** One value for each alternative, in their order. */
export interface ComparisonRow {
  readonly key: string;
  readonly label: string;
  readonly values: readonly RowValue[];
  /** What it costs with each, for all units; absent: it has no money of its own. */
  readonly cents?: readonly (number | null)[];
  /** The difference to the first one in words: "+ 12 m³". */
  readonly notes?: readonly string[];
}

export interface SameLine {
  readonly key: string;
  readonly label: string;
  readonly value: string;
}

export interface ComparedInWords {
  readonly differing: readonly ComparisonRow[];
  readonly same: readonly SameLine[];
  /** All amounts, so that they are written in one style. */
  readonly amounts: readonly (number | null)[];
}

/** "A" of "20.A". */
export const letterOf = (number: string): string => number.slice(number.indexOf('.') + 1);

/** All columns of the unit row, and what has words of its own in another row. */
const inUnitRow: readonly string[] = ['type', 'size', 'volume', 'amount-of-units', 'unit-price'];

const measureNames = {
  diameter: 'configure.diameter',
  height: 'configure.total-height',
  'passage-width': 'configure.passage-width',
  'passage-height': 'configure.passage-height',
  'empty-mass': 'compare.empty-mass',
  'density-limit': 'compare.density-limit',
  'temperature-limit': 'compare.temperature-limit',
} as const;
type Measured = keyof typeof measureNames;

function measureText(what: Measured, value: string | number | null, { t, metres, number }: Texts): string {
  if (typeof value !== 'number') return t('compare.missing');
  if (what === 'empty-mass') return `${number(value)}\u00a0t`;
  if (what === 'density-limit') return `${number(value)}\u00a0kg/m³`;
  if (what === 'temperature-limit') return `${number(value)}\u00a0°C`;
  return `${metres(value)}\u00a0m`;
}

/** What differs and what does not, with the money of each row: the rows add up to the difference of the totals. */
export function comparedInWords(
  answer: Compared,
  positions: readonly Position[],
  texts: Texts,
): ComparedInWords {
  const { t, volume } = texts;
  const amounts = amountsOf(answer);
  const money = (cents: number) => texts.moneyIn(answer.currency).price(cents, { among: amounts });
  const units = answer.positions.map(({ amount_of_units }) => amount_of_units);
  const many = (at: number, cents: number) =>
    units[at] === 1 ? money(cents) : t('project.each', { count: units[at]!, price: money(cents) });
  const volumes = volumesOf(answer);
  const unitRow: ComparisonRow = {
    key: 'unit',
    label: t('compare.unit'),
    values: answer.positions.map((each, at) => ({
      main: t('compare.units-of', { count: units[at]!, name: positionName(positions[at]!, texts) }),
      sub: many(at, each.unit_price_in_cents),
    })),
    cents: answer.positions.map((each) => each.amount_of_units * each.unit_price_in_cents),
    notes: volumes.map((each) => signed(each - volumes[0]!, volume)),
  };
  const isUnitSame = answer.measures.every(({ what, differs }) => !differs || !inUnitRow.includes(what));
  const measured = answer.measures.filter(({ what }) => what in measureNames);
  const optionOf = (choice: Choice): string =>
    choice
      ? choice.values
          .map((value) => optionName(texts, { id: choice.group_id, options: [] }, value, choice.custom))
          .join(', ')
      : t('compare.missing');
  const options = answer.options.map(({ key, choices, differs }) => {
    const first = choices.find((choice) => choice !== null);
    const label = first ? groupName(texts, { id: first.group_id, label: key }) : key;
    const row: ComparisonRow = {
      key,
      label,
      values: choices.map((choice, at) => ({
        main: optionOf(choice),
        sub: choice && choice.price_in_cents !== 0 ? priceOf(choice, at) : undefined,
      })),
      cents: choices.map((choice, at) => costOf(choice, units[at]!)),
    };
    return { row, differs, isNothing: choices.every((choice) => isNothing(choice)) };
  });
  function priceOf(choice: NonNullable<Choice>, at: number): string {
    return choice.per ? money(choice.price_in_cents) : many(at, choice.price_in_cents);
  }
  const transport = transportRow(answer, texts, money);
  const measureRows = measured.map(({ what, values, differs }) => ({
    differs,
    row: {
      key: what,
      label: t(measureNames[what as Measured]),
      values: values.map((value) => ({ main: measureText(what as Measured, value, texts) })),
    } satisfies ComparisonRow,
  }));
  const rows = [
    { row: unitRow, differs: !isUnitSame },
    ...measureRows,
    ...options.filter(({ isNothing }) => !isNothing),
    transport,
  ];
  return {
    differing: rows.filter(({ differs }) => differs).map(({ row }) => row),
    same: [
      ...options.filter(({ isNothing }) => !isNothing),
      { row: unitRow, differs: !isUnitSame },
      ...measureRows,
      transport,
    ]
      .filter(({ differs }) => !differs)
      .map(({ row: { key, label, values } }) => ({
        key,
        label,
        value: [values[0]!.main, 'sub' in values[0]! && values[0].sub].filter(Boolean).join(', '),
      })),
    amounts,
  };
}

/** Nothing was chosen, and it costs nothing. */
const isNothing = (choice: Choice): boolean =>
  choice === null || (choice.price_in_cents === 0 && choice.values.every((value) => value === 'none'));

/** For all units. */
const costOf = (choice: Choice, units: number): number =>
  choice ? choice.price_in_cents * (choice.per ? 1 : units) : 0;

/** Of all units. */
export function volumesOf({ measures, positions }: Compared): number[] {
  const volumes = measures.find(({ what }) => what === 'volume')?.values ?? [];
  return positions.map(({ amount_of_units }, at) => amount_of_units * Number(volumes[at] ?? 0));
}

const signed = (value: number, write: (value: number) => string): string =>
  value === 0 ? '' : `${value < 0 ? '−' : '+'}\u00a0${write(Math.abs(value)).replace(' ', '\u00a0')}`;

function transportRow({ positions }: Compared, { t }: Texts, money: (cents: number) => string) {
  const row: ComparisonRow = {
    key: 'transport',
    label: t('project.transport'),
    values: positions.map(({ transport }) => ({
      main: transport ? money(transport.in_cents) : t('project.not-available'),
      sub: transport ? t('project.trucks', { count: transport.trucks }) : undefined,
    })),
    cents: positions.map(({ transport }) => transport?.in_cents ?? null),
  };
  const texts = row.values.map(({ main, sub }) => `${main} ${sub}`);
  return { row, differs: new Set(texts).size > 1 };
}

function amountsOf({ positions, options }: Compared): (number | null)[] {
  return [
    ...positions.flatMap((each) => [
      each.unit_price_in_cents,
      each.total_in_cents,
      each.transport?.in_cents ?? null,
    ]),
    ...options.flatMap(({ choices }) => choices.map((choice) => choice?.price_in_cents ?? null)),
  ];
}

import type { CurrencyCode } from '@silowright/domain/catalogue/money';
import { totalHeightMm } from '@silowright/domain/drawing/configured-model';
import { totalCents } from '@silowright/domain/pricing/price-configuration';
import type { PriceLine } from '@silowright/domain/pricing/priced-configuration';
import type { Selection } from '@silowright/domain/pricing/selection';
import type { CallOutput } from '@silowright/ui/calls/api.ts';
import { shapes } from '@silowright/ui/catalogue/shapes.ts';
import { sessionValues } from '../session/session-store.ts';
import { settleSelection } from './settle-selection.ts';
import type { UnitOffer } from './unit-offer.ts';

/** The server's numbers for one selection of one unit. */
export interface ConfirmedPrice {
  readonly selection: Selection;
  readonly uuid: string;
  readonly unitPriceCents: number;
  readonly optionsCostCents: number;
  readonly transportCents: number | null;
  /** "segment.group value" → cents. */
  readonly lineCents: Readonly<Record<string, number>>;
}

export interface RunningPrice {
  readonly currency: CurrencyCode;
  readonly lines: readonly PriceLine[];
  /** Without options. */
  readonly unitPriceCents: number;
  /** Per unit. */
  readonly optionsCostCents: number;
  /** Unit and options, as shown in the bar. */
  readonly totalUnitCents: number;
  /** For all units; null: not available. */
  readonly transportCents: number | null;
  readonly totalCents: number;
  /** Includes a raised outflow. */
  readonly heightMm: number;
  /** The server has confirmed exactly this selection. */
  readonly confirmed: boolean;
}

const lineName = ({ key, value }: Pick<PriceLine, 'key' | 'value'>): string => `${key} ${value}`;

export function readConfirmedPrice(
  answer: CallOutput<'select-options'>,
  selection: Selection,
): ConfirmedPrice {
  const lineCents: Record<string, number> = {};
  for (const segment of answer.selected_option_to_price.groups)
    for (const group of segment.options)
      for (const { key: value, price } of group.option_values)
        lineCents[lineName({ key: `${segment.key}.${group.key}`, value })] = price;
  return {
    selection,
    uuid: answer.selected_unit.uuid,
    unitPriceCents: answer.selected_unit.price_in_cents,
    optionsCostCents: answer.selected_option_to_price.options_cost,
    transportCents: answer.transportation_cost,
    lineCents,
  };
}

/** The browser's numbers at once, replaced by the server's for the same selection (CF-13). */
export function runningPrice(
  offer: UnitOffer,
  selection: Selection,
  amountOfUnits: number,
  confirmed?: ConfirmedPrice,
): RunningPrice {
  const { priced } = settleSelection(offer.groups, selection);
  const known =
    confirmed?.selection === selection && confirmed.uuid === offer.size.uuid ? confirmed : undefined;
  const { preconfiguredUnitType: type } = sessionValues();
  const heightMm = offer.size.height_mm;
  const unitPriceCents = known?.unitPriceCents ?? offer.size.price_in_cents;
  const optionsCostCents = known?.optionsCostCents ?? priced.optionsCostCents;
  const transportCents = known ? known.transportCents : offer.size.transportation_cost;
  const lines = priced.lines.map((line) => ({
    ...line,
    priceCents: known?.lineCents[lineName(line)] ?? line.priceCents,
  }));
  return {
    currency: offer.currency,
    lines: lines.filter(isShown),
    unitPriceCents,
    optionsCostCents,
    totalUnitCents: unitPriceCents + optionsCostCents,
    transportCents,
    totalCents: totalCents(
      { amountOfUnits, unitPriceCents, optionsCostCents, lines },
      transportCents === null ? null : { cents: transportCents },
    ),
    heightMm: type === undefined ? heightMm : totalHeightMm(shapes(), { type, heightMm }, priced.selection),
    confirmed: known !== undefined,
  };
}

/** All base amounts of a price, so that its lines use one number style. Sums follow from these. */
export const amountsOf = ({ unitPriceCents, lines, transportCents }: RunningPrice): (number | null)[] => [
  unitPriceCents,
  ...lines.map(({ priceCents }) => priceCents),
  transportCents,
];

/** The estimated total for the visitor's number of units, as shown on screen. */
export const shownTotalCents = (offer: UnitOffer, selection: Selection): number =>
  runningPrice(offer, selection, sessionValues().amountOfUnits ?? 1).totalCents;

/** Hides the choice 'None'. */
const isShown = ({ value, priceCents }: PriceLine): boolean => !(value === 'none' && priceCents === 0);

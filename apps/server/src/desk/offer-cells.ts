import {
  type BuyerColumn,
  buyerColumns,
  type ExportColumn,
  type GoodsColumn,
  goodsColumns,
} from '@silowright/contract/incoming-kinds';
import { type Buyer, buyerFields } from '@silowright/domain/buyer/buyer';
import { countedUnits, linesOf } from '../deals/offer-event.ts';
import { deskLink } from '../deals/paper/offer-links.ts';
import {
  frozenOffer,
  type Quotation,
  type RequestContent,
  type UnitContent,
} from '../deals/paper/quotation.ts';
import { zonesOf } from '../deals/paper/unit-sentence.ts';
import { ifReadable } from '../platform/db/stored-json.ts';
import type { Texts } from '../platform/texts.ts';

/** An offer of any release: every part may be missing. */
type FrozenOffer = Partial<Omit<UnitContent, 'kind'> & Pick<RequestContent, 'data'>>;
type Value = string | number | null | undefined;

const offerColumns: ReadonlySet<string> = new Set(['options', ...goodsColumns, ...buyerColumns]);
export type OfferColumn = 'options' | GoodsColumn | BuyerColumn;

/** Whether a column needs the frozen offer. */
export const isOfferColumn = (column: ExportColumn): column is OfferColumn => offerColumns.has(column);

/** The amounts of the currency of the row. */
export const isAmount = (column: ExportColumn): boolean => column.endsWith('_in_cents');

const optionLines = ({ lines }: FrozenOffer) => (Array.isArray(lines) ? lines : []);

/** The choices of a quotation, by their names on the day it was made. */
const optionNames = (offer: FrozenOffer): string =>
  optionLines(offer)
    .map((line) => [line?.group?.label, line?.custom ?? line?.choice?.label].filter(Boolean).join(': '))
    .join('; ');

const optionArticles = (offer: FrozenOffer): string =>
  optionLines(offer)
    .flatMap(({ groupId, value }) => offer.articles?.options[`${groupId}.${value}`] ?? [])
    .join('; ');

/** "2 x A-100 Silo: 5100.00", as the webhook has them. */
const pricedLines = (quotation: Quotation, texts: Texts): string =>
  linesOf(quotation, texts)
    .map(({ quantity, article, text, price_in_cents }) =>
      [`${quantity} x`, article, `${text}:`, (price_in_cents / 100).toFixed(2)].filter(Boolean).join(' '),
    )
    .join('; ');

type UnitColumn = 'options' | Exclude<GoodsColumn, 'link' | 'lines'>;

const goods: Record<UnitColumn, (offer: FrozenOffer) => Value> = {
  options: optionNames,
  units: (offer) => offer.amountOfUnits ?? offer.data?.amountOfUnits,
  article: (offer) => offer.articles?.unit,
  option_articles: optionArticles,
  unit_price_in_cents: (offer) => offer.unitPriceCents,
  options_per_unit_in_cents: (offer) => offer.optionsCostCents,
  transport_in_cents: (offer) => offer.transport?.cents,
  vat_percent: (offer) => offer.vat?.ratePercent,
  vat_in_cents: (offer) => offer.vat?.vatCents,
  gross_in_cents: (offer) => offer.vat?.grossCents,
  volume_m3: (offer) => offer.unit?.volumeM3 ?? offer.data?.volumePerUnitM3,
  total_height_mm: (offer) => offer.unit?.totalHeightMm,
  empty_mass_t: (offer) => offer.unit?.emptyMassT,
  filled_mass_t: (offer) => offer.engineering?.loads?.filledMassT,
  explosion_zones: (offer) => zonesOf({ values: {}, ...offer }),
};

/** Of several positions: what they share, the texts of all, and nothing for what only one unit has. */
function cellOf(column: UnitColumn, units: readonly FrozenOffer[]): Value {
  const values = units.map((unit) => goods[column](unit));
  if (values.length <= 1 || ofWhole.has(column)) return values[0];
  if (column === 'units') return values.reduce<number>((sum, value) => sum + Number(value ?? 0), 0);
  return textsOfAll.has(column) ? [...new Set(values.filter(Boolean))].join('; ') : undefined;
}

const ofWhole: ReadonlySet<UnitColumn> = new Set([
  'transport_in_cents',
  'vat_percent',
  'vat_in_cents',
  'gross_in_cents',
]);
const textsOfAll: ReadonlySet<UnitColumn> = new Set([
  'options',
  'article',
  'option_articles',
  'explosion_zones',
]);

/** A quotation of an earlier release may lack what a line needs. */
const isWhole = ({ positions }: Quotation): boolean =>
  positions.every(({ unitPriceCents, unit }) => unitPriceCents !== undefined && unit?.typeName);

/** Columns of the buyer have the order of its fields. */
const buyerField = (column: BuyerColumn) => buyerFields[buyerColumns.indexOf(column)] as keyof Buyer;

export interface ExportedOffer {
  readonly id: string;
  /** JSON. */
  readonly frozen: string;
  /** As given on the sign page, if it was. */
  readonly buyer: Partial<Buyer> | undefined;
}

/** The cells of a quotation or request; each offer is parsed once. */
export function offerCells(
  exported: ExportedOffer,
  publicUrl: string,
  texts: Texts,
): (column: OfferColumn) => Value {
  const frozen = ifReadable(() => frozenOffer(exported));
  const units: readonly FrozenOffer[] =
    frozen?.kind === 'priced' ? countedUnits(frozen).map(({ unit }) => unit) : [frozen ?? {}];
  const buyer = exported.buyer ?? frozen?.buyer;
  return (column) => {
    if (column === 'link') return deskLink(publicUrl, exported.id);
    if (column === 'lines')
      return frozen?.kind === 'priced' && isWhole(frozen) ? pricedLines(frozen, texts) : '';
    return column.startsWith('buyer_')
      ? buyer?.[buyerField(column as BuyerColumn)]
      : cellOf(column as UnitColumn, units);
  };
}

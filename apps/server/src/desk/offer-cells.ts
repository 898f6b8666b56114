import {
  type BuyerColumn,
  buyerColumns,
  type ExportColumn,
  type GoodsColumn,
  goodsColumns,
} from '@silowright/contract/incoming-kinds';
import { type Buyer, buyerFields } from '@silowright/domain/buyer/buyer';
import { linesOf } from '../deals/offer-event.ts';
import { deskLink } from '../deals/paper/offer-links.ts';
import { onlyPosition } from '../deals/paper/positions.ts';
import { frozenOffer, type RequestContent, type UnitContent } from '../deals/paper/quotation.ts';
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
function pricedLines(offer: FrozenOffer, texts: Texts): string {
  if (offer.unitPriceCents === undefined || !offer.unit?.typeName) return '';
  return linesOf(offer as UnitContent, texts)
    .map(({ quantity, article, text, price_in_cents }) =>
      [`${quantity} x`, article, `${text}:`, (price_in_cents / 100).toFixed(2)].filter(Boolean).join(' '),
    )
    .join('; ');
}

const goods: Record<'options' | Exclude<GoodsColumn, 'link'>, (offer: FrozenOffer, texts: Texts) => Value> = {
  options: optionNames,
  units: (offer) => offer.amountOfUnits ?? offer.data?.amountOfUnits,
  article: (offer) => offer.articles?.unit,
  option_articles: optionArticles,
  lines: pricedLines,
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
  const offer: FrozenOffer = frozen?.kind === 'priced' ? onlyPosition(frozen) : (frozen ?? {});
  const buyer = exported.buyer ?? offer.buyer;
  return (column) => {
    if (column === 'link') return deskLink(publicUrl, exported.id);
    return column.startsWith('buyer_')
      ? buyer?.[buyerField(column as BuyerColumn)]
      : goods[column as keyof typeof goods](offer, texts);
  };
}

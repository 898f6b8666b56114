import {
  goodsCents,
  isNotSupplied,
  orderOptionsCents,
} from '@silowright/domain/pricing/priced-configuration';
import type { Cents } from '@silowright/domain/units';
import { supportWords } from '@silowright/texts/engineering-rows';
import { inSentence } from '@silowright/texts/translate';
import type { Speaker } from '../../platform/texts.ts';
import { drawnOf, quotedHighestMm } from './drawn-unit.ts';
import type { QuotedLine, UnitQuotation } from './quotation.ts';
import { needWords, zonesOf } from './unit-sentence.ts';

export interface PriceRow {
  readonly cells: readonly string[];
  readonly bold?: boolean;
  readonly quiet?: boolean;
}

export interface Pair {
  readonly label: string;
  readonly value: string;
}

export interface TotalRow extends Pair {
  /** The total that the quotation is about. */
  readonly main?: true;
}

/** With a raised outflow the unit is higher than the standard one; a footnote says so. */
const isRaised = ({ totalHeightMm, heightMm }: UnitQuotation['unit']): boolean => totalHeightMm !== heightMm;

/** Footnotes are numbered in reading order: the one about the height, if any, is on page 2. */
const outflowMark = '¹';
const transportMark = (unit: UnitQuotation['unit']): string => (isRaised(unit) ? '²' : '¹');

/** As one of several positions with its article number, and the need instead of product and density (PJ-05). */
export function technicalRows(
  speaker: Speaker,
  quotation: UnitQuotation,
  isOneOfSeveral = false,
): readonly (readonly [string, string])[] {
  const { unit, amountOfUnits, request, articles } = quotation;
  const need = isOneOfSeveral ? needWords(speaker, quotation) : undefined;
  const data = (key: string) => speaker.t(`quotation.data.${key}`);
  const raised = isRaised(unit);
  const zones = zonesOf(quotation);
  return [
    [data('type'), unit.typeName.label],
    ...(isOneOfSeveral && articles?.unit ? [[data('article'), articles.unit] as const] : []),
    ...(need ? [[data('need'), need] as const] : []),
    ...(request.product && !need ? [[data('product'), request.product.label] as const] : []),
    ...(request.storedDensityKgM3 === undefined || need
      ? []
      : [
          [
            data(request.storedProduct ? 'stored-product' : 'stored-density'),
            [request.storedProduct, `${speaker.number(request.storedDensityKgM3)} kg/m³`]
              .filter(Boolean)
              .join(', '),
          ] as const,
        ]),
    [data('amount'), speaker.number(amountOfUnits)],
    [data('volume'), speaker.volume(unit.volumeM3)],
    ...(amountOfUnits > 1
      ? [[data('total-volume'), speaker.volume(unit.volumeM3 * amountOfUnits)] as const]
      : []),
    [data('diameter'), `${speaker.metres(unit.diameterMm)} m`],
    [data('height'), `${speaker.metres(unit.totalHeightMm)} m${raised ? ` ${outflowMark}` : ''}`],
    [data('highest-point'), `${speaker.metres(quotedHighestMm(quotation))} m`],
    ...(unit.passageWidthMm !== undefined && unit.passageHeightMm !== undefined
      ? [
          [
            data('passage'),
            `${speaker.metres(unit.passageWidthMm)} × ${speaker.metres(unit.passageHeightMm)} m`,
          ] as const,
        ]
      : []),
    [data('mass'), `${speaker.number(unit.emptyMassT, 1)} t`],
    [
      data(unit.substance === 'liquid' ? 'specific-gravity' : 'density'),
      `${speaker.number(unit.densityLimitKgM3)} kg/m³`,
    ],
    [data('temperature'), `${speaker.number(unit.temperatureLimitC)} °C`],
    [data('material'), quotation.material?.label ?? data('grp')],
    [data('placement'), data(request.placement)],
    ...(zones ? [[data('zones'), speaker.t(`quotation.zones.${zones}`)] as const] : []),
    ...(request.heightLimitMm !== undefined
      ? [[data('height-limit'), `${speaker.metres(request.heightLimitMm)} m`] as const]
      : []),
    ...(request.placeName ? [[data('place'), request.placeName] as const] : []),
  ];
}

/** The heading first; with article numbers if wanted (PJ-05). */
export function priceRows(
  speaker: Speaker,
  quotation: UnitQuotation,
  withArticles = false,
): readonly [PriceRow, ...PriceRow[]] {
  const { amountOfUnits: count, unit, lines } = quotation;
  const { articles } = quotation;
  const named = (text: string, article: string | undefined): string =>
    withArticles && article ? `${text}, ${speaker.t('quotation.article', { article })}` : text;
  const price = priceIn(speaker, quotation);
  const amount = (cents: number): string => (cents === 0 ? speaker.t('quotation.included') : price(cents));
  const amounts = (cents: number): string[] => (count > 1 ? [cents, cents * count] : [cents]).map(amount);
  const standard = drawnOf(quotation).standard.map((part) => speaker.t(`engineering.part.${part}`));
  const heads = [
    speaker.t('quotation.column.item'),
    speaker.t('quotation.column.choice'),
    ...(count > 1
      ? [speaker.t('quotation.column.per-unit'), speaker.t('quotation.column.all-units', { count })]
      : [speaker.t('quotation.column.price')]),
  ];
  return [
    { cells: heads },
    {
      cells: [
        speaker.t('quotation.base-unit'),
        named(`${unit.typeName.label}, ${speaker.volume(unit.volumeM3)}`, articles?.unit),
        ...amounts(quotation.unitPriceCents),
      ],
      bold: true,
    },
    ...(standard.length > 0
      ? [
          {
            cells: [
              speaker.t('quotation.standard-equipment'),
              standard.map((name, at) => (at === 0 ? name : inSentence(name, quotation.locale))).join(', '),
              ...heads.slice(2).map(() => speaker.t('quotation.included')),
            ],
            quiet: true,
          },
        ]
      : []),
    ...lines.map((line) => ({
      cells: [
        line.group.label,
        named(choiceText(speaker, line), articles?.options[`${line.groupId}.${line.value}`]),
        ...(isNotSupplied(line)
          ? heads.slice(2).map(() => '–')
          : line.per === 'order'
            ? [...heads.slice(3).map(() => '–'), amount(line.priceCents)]
            : amounts(line.priceCents)),
      ],
      quiet: line.priceCents === 0,
    })),
  ];
}

const choiceText = (speaker: Speaker, line: QuotedLine): string =>
  line.custom === undefined
    ? line.choice.label
    : speaker.t('quotation.custom-colour', { colour: line.custom });

/** Amounts in the currency of a quotation. */
export const priceIn =
  (speaker: Pick<Speaker, 'money'>, { currency }: Pick<UnitQuotation, 'currency'>) =>
  (minor: Cents): string =>
    speaker.money({ minor, currency });

/** After the net total: the tax and the gross total of a domestic sale (MO-03). */
export function vatRows(
  speaker: Speaker,
  quotation: Pick<UnitQuotation, 'vat' | 'currency'>,
): readonly Pair[] {
  const { vat } = quotation;
  if (!vat || vat.ratePercent === 0) return [];
  const price = priceIn(speaker, quotation);
  return [
    {
      label: speaker.t('vat.line', { percent: speaker.number(vat.ratePercent) }),
      value: price(vat.vatCents),
    },
    { label: speaker.t('vat.gross'), value: price(vat.grossCents) },
  ];
}

/** How the sale is taxed, and that consumers cannot buy. */
export const vatNote = ({ t }: Speaker, { vat }: Pick<UnitQuotation, 'vat'>): string =>
  `${vat?.sentence.label ?? t('vat.undecided')} ${t('vat.businesses-only')}`;

/** Only an amount that was estimated is called an estimate. */
export const transportText = ({
  transport,
  transportConfirmed,
}: Pick<UnitQuotation, 'transport' | 'transportConfirmed'>): string =>
  transport && !transportConfirmed ? 'quotation.transport' : 'quotation.transport-confirmed';

/** The net total is the headline; tax and gross total of a domestic sale follow it (MO-03). */
export function totalRows(speaker: Speaker, quotation: UnitQuotation): readonly TotalRow[] {
  const { t } = speaker;
  const price = priceIn(speaker, quotation);
  const { amountOfUnits: count, unitPriceCents, optionsCostCents, unit } = quotation;
  const { addedLines = [] } = quotation;
  const perUnit = unitPriceCents + optionsCostCents;
  const onceCents = orderOptionsCents(quotation.lines);
  const goods = boundCents(quotation);
  return [
    { label: t('quotation.unit-total'), value: price(perUnit) },
    ...(count > 1 ? [{ label: t('quotation.units-total', { count }), value: price(perUnit * count) }] : []),
    ...(onceCents > 0 ? [{ label: t('quotation.order-options'), value: price(onceCents) }] : []),
    ...addedLines.map(({ text, cents }) => ({ label: text, value: price(cents) })),
    ...(addedLines.length > 0 ? [{ label: t('quotation.goods-total'), value: price(goods) }] : []),
    ...transportRows(speaker, quotation, transportMark(unit)),
  ];
}

type Totals = Pick<UnitQuotation, 'transport' | 'transportConfirmed' | 'totalCents' | 'vat' | 'currency'>;

/** Transport, the net total, and tax. */
export function transportRows(speaker: Speaker, quotation: Totals, mark: string): readonly TotalRow[] {
  const { t } = speaker;
  const { transport } = quotation;
  const price = priceIn(speaker, quotation);
  return [
    {
      label: `${t(transportText(quotation))} ${mark}`,
      value: transport ? price(transport.cents) : t('quotation.not-available'),
    },
    {
      label: t(transport ? 'quotation.total' : 'quotation.total-without-transport'),
      value: price(quotation.totalCents),
      main: true,
    },
    ...vatRows(speaker, quotation),
  ];
}

/** What the signature binds: units with options, discounts and extras, without transport (QU-04). */
export const boundCents = (quotation: UnitQuotation): Cents => goodsCents(quotation) + addedCents(quotation);

export const addedCents = ({ addedLines = [] }: Pick<UnitQuotation, 'addedLines'>): Cents =>
  addedLines.reduce((sum, { cents }) => sum + cents, 0);

/** What the signature binds, in the same words on every page, screen and mail (QU-04). */
export const bindingSentence = (
  { t }: Pick<Speaker, 't'>,
  quotation: Pick<UnitQuotation, 'transport' | 'transportConfirmed'>,
): string => {
  const { transport, transportConfirmed } = quotation;
  return t(transportConfirmed ? 'binding.confirmed' : transport ? 'binding.estimate' : 'binding.missing');
};

/** Items that are delivered, each in its line: standard equipment, supports, options, services (QU-05). */
export function includedItems(speaker: Speaker, quotation: UnitQuotation): readonly string[] {
  const { t } = speaker;
  const { engineering, conditions, lines, transport } = quotation;
  const support = engineering && supportWords(engineering, speaker);
  const options = lines.filter((line) => !isNotSupplied(line)).length;
  return [
    ...(support ? [t('quotation.scope-supports', { layout: support })] : []),
    ...drawnOf(quotation).standard.map((part) => t(`engineering.part.${part}`)),
    ...(options > 0 ? [t('quotation.scope-options', { count: options })] : []),
    ...(conditions?.included ?? []),
    ...(transport ? [t('quotation.scope-transport')] : []),
  ];
}

/** A raised outflow, which makes the unit higher. */
export const outflowNote = ({ t, metres }: Speaker, { unit }: UnitQuotation): string[] =>
  isRaised(unit) ? [`${outflowMark} ${t('quotation.note.outflow', { height: metres(unit.heightMm) })}`] : [];

export function termsNotes(
  speaker: Speaker,
  quotation: UnitQuotation,
  mark = transportMark(quotation.unit),
): readonly string[] {
  const { request, priceList, optionList, conditions } = quotation;
  const { t } = speaker;
  return [
    `${mark} ${transportNote(speaker, quotation, request.placeName ?? '–')}`,
    ...bundNote(speaker, quotation),
    ...(conditions ? [] : [t('quotation.terms.scope')]),
    t('quotation.terms.dimensions'),
    ...(conditions ? [] : [t('quotation.terms.delivery')]),
    ...(conditions?.terms ? [t('quotation.terms.terms', { name: conditions.terms.name })] : []),
    t('quotation.terms.validity', {
      date: speaker.date(quotation.validUntil),
      base: priceList.version,
      baseDate: speaker.date(priceList.publishedAt),
      options: optionList.version,
      optionsDate: speaker.date(optionList.publishedAt),
    }),
  ];
}

/** A bund is wider than the unit whose transport is priced, and often than any road (decision 23). */
function bundNote(
  { t, metres }: Speaker,
  { engineering, transport, transportConfirmed }: UnitQuotation,
): string[] {
  const bund = engineering?.footprint?.bund;
  if (!bund) return [];
  const key = transport && !transportConfirmed ? 'bund-estimate' : 'bund';
  return [t(`quotation.terms.${key}`, { diameter: metres(bund.diameterMm) })];
}

function transportNote(speaker: Speaker, quotation: UnitQuotation, place: string): string {
  const { transport, transportConfirmed } = quotation;
  if (transportConfirmed) return speaker.t('quotation.terms.transport-confirmed', { place });
  if (!transport) return speaker.t('quotation.terms.transport-missing');
  return speaker.t('quotation.terms.transport', {
    place,
    km: speaker.number(transport.km, 0),
    trucks: transport.trucks,
    count: transport.trucks,
  });
}

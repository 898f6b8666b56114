import type { Choosable } from '@silowright/domain/deal/deal';
import {
  type ChoiceEffect,
  type CostedPosition,
  type DealToSum,
  effectsOf,
  sumDeal,
} from '@silowright/domain/deal/price-deal';
import { goodsCents } from '@silowright/domain/pricing/priced-configuration';
import { placeOf, type StoredValues } from '../configurator/configuration-state.ts';
import type { ServerParts } from '../server-parts.ts';
import { quotedVat } from './paper/build-quotation.ts';
import { firstUnit } from './paper/positions.ts';
import type { Quotation } from './paper/quotation.ts';
import { quotedTransport } from './quoted-load.ts';

type Parts = Pick<ServerParts, 'catalogues' | 'texts'>;

/** The positions of a quotation and what is chosen of them, for the rules of the domain. */
export const choosableIn = ({ positions, chosen = [] }: Quotation): Choosable => ({ positions, chosen });

/** Whether the buyer has something to choose. */
export const hasChoices = ({ positions, decided }: Quotation): boolean =>
  decided === undefined && positions.some(({ role }) => role.kind !== 'included');

/** Ids in the order of the paper, each once. */
export const inOrder = ({ positions }: Quotation, chosen: readonly string[]): string[] =>
  positions.flatMap(({ id }) => (chosen.includes(id) ? [id] : []));

/**
 * What the sum of a quotation depends on: its own amounts, and tariff and sizes of the lists that it was pinned to, so
 * that it is the same months later. A confirmed transport and added lines stay (PJ-04).
 */
async function costedQuotation(
  { catalogues }: Pick<Parts, 'catalogues'>,
  quotation: Quotation,
): Promise<{ readonly request: DealToSum; readonly positions: readonly CostedPosition[] }> {
  const { transport, transportConfirmed, addedLines = [] } = quotation;
  const lists = await Promise.all(
    quotation.positions.map(({ unit, priceList, optionList }) =>
      catalogues.at(unit.segment, priceList.version, optionList.version),
    ),
  );
  const positions = quotation.positions.map((position, at): CostedPosition => {
    const { number, unit: quoted, amountOfUnits } = position;
    const unit = lists[at]!.unit(quoted.uuid);
    if (!unit) throw new Error(`the size of position ${number} of ${quotation.number} is in no list`);
    return { position, number, goodsCents: goodsCents(position), priced: { unit, amountOfUnits } };
  });
  const { values } = firstUnit(quotation);
  return {
    positions,
    request: {
      deal: {
        ...choosableIn(quotation),
        addedLines,
        ...(transportConfirmed && transport && { confirmedTransportCents: transport.cents }),
      },
      place: placeOf(values as Partial<StoredValues>, quotation.country),
      rules: lists[0]!.catalogue,
    },
  };
}

/** The quotation as it is with this choice: transport, total and tax follow from it. */
export async function withChoice(
  parts: Parts,
  quotation: Quotation,
  asked: readonly string[],
): Promise<Quotation> {
  const chosen = inOrder(quotation, asked);
  if (inOrder(quotation, quotation.chosen ?? []).join() === chosen.join()) return quotation;
  const { request, positions } = await costedQuotation(parts, quotation);
  const { transport: load, totalCents } = sumDeal(
    { ...request, deal: { ...request.deal, chosen } },
    positions,
  );
  const transport = quotation.transportConfirmed ? quotation.transport : quotedTransport(load);
  const { vat } = quotation;
  return {
    ...quotation,
    chosen,
    transport,
    totalCents,
    ...(vat && { vat: await taxed(parts, { ...quotation, transport, totalCents }, vat) }),
  };
}

/** By the table of the lists; a sentence that is still right keeps its wording. */
async function taxed(
  { catalogues, texts }: Parts,
  quotation: Quotation,
  before: NonNullable<Quotation['vat']>,
): Promise<NonNullable<Quotation['vat']>> {
  const { unit, priceList, optionList } = firstUnit(quotation);
  const { catalogue } = await catalogues.at(unit.segment, priceList.version, optionList.version);
  const messages = texts(quotation.locale);
  const vat = quotedVat({
    priced: quotation,
    vat: catalogue.money.vat,
    country: quotation.country,
    buyer: quotation.buyer,
    hasVatNumber: !!quotation.buyer?.vatNumber,
    words: (key) => messages[key],
  });
  return vat.sentence.key === before.sentence.key ? { ...vat, sentence: before.sentence } : vat;
}

/** What each other choice does to the money of a quotation, by the id of the position. */
export async function effectsIn(parts: Parts, quotation: Quotation): Promise<Map<string, ChoiceEffect>> {
  const { request, positions } = await costedQuotation(parts, quotation);
  return effectsOf(request, positions);
}

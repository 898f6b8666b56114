import type { LoadedCatalogue } from '@silowright/catalogue/disk/load-catalogue';
import { joinCatalogue, optionListOf, priceListOf } from '@silowright/domain/catalogue/build-catalogue';
import type { Deal, PositionRole } from '@silowright/domain/deal/deal';
import {
  type Configured,
  type DealToPrice,
  possibleChoices,
  priceDeal,
} from '@silowright/domain/deal/price-deal';
import type { LocaleName } from '@silowright/domain/locale';
import { vatOn } from '@silowright/domain/pricing/vat';
import { quotedTransport } from '../quoted-load.ts';
import { type ExampleOptions, exampleQuotation } from './example-quotation.ts';
import { quotationOf } from './positions.ts';
import type { Quotation, QuotedArticles, UnitQuotation } from './quotation.ts';

export interface ExamplePosition extends ExampleOptions {
  /** Default: included. */
  readonly role?: PositionRole;
}

export interface SeveralOptions extends ExampleOptions {
  /** Places of positions in the list. */
  readonly chosen?: readonly number[];
  /** The buyer has signed this choice. */
  readonly decided?: boolean;
}

const exampleIds = (at: number): string => `a1b2-c3d4-${String(at).padStart(4, '0')}`;

/** A quotation of several positions, priced as one load by the real engine: for the mail gallery and tests (PJ-05). */
export function exampleSeveral(
  loaded: LoadedCatalogue,
  locale: LocaleName,
  list: readonly ExamplePosition[],
  { chosen = [], decided = false, ...shared }: SeveralOptions = {},
): Quotation {
  const { content } = loaded;
  const flats = list.map(({ role: _, ...options }) =>
    exampleQuotation(loaded, locale, { ...shared, ...options }),
  );
  const configured = new Map(
    flats.map((flat, at): [string, Configured] => {
      const { segment, uuid } = flat.unit;
      const catalogue = joinCatalogue(content, priceListOf(content, segment), optionListOf(content, segment));
      const unit = catalogue.units.find((each) => each.uuid === uuid)!;
      return [exampleIds(at), { catalogue, unit, selection: flat.selection }];
    }),
  );
  const deal: Deal = {
    positions: flats.map((flat, at) => ({
      kind: 'units',
      id: exampleIds(at),
      configurationId: exampleIds(at),
      role: list[at]!.role ?? { kind: 'included' },
      amountOfUnits: flat.amountOfUnits,
    })),
    addedLines: [],
    terms: {},
    chosen: chosen.map(exampleIds),
  };
  const place =
    shared.place === null ? undefined : (shared.place ?? { latitude: 52.85, longitude: 8.04, country: 'DE' });
  const request: DealToPrice = { deal, place, configured, rules: configured.get(exampleIds(0))!.catalogue };
  const priced = priceDeal(request);
  const choices = possibleChoices(request);
  const [first] = flats;
  const { positions: _, ...common } = quotationOf(first!) as Quotation;
  return {
    ...common,
    transport: quotedTransport(priced.transport),
    totalCents: priced.totalCents,
    ...(first!.vat && { vat: { ...first!.vat, ...vatOn(priced.totalCents, first!.vat) } }),
    ...((chosen.length > 0 || decided) && { chosen: deal.chosen }),
    ...(decided && { decided }),
    ...(choices && { choices }),
    positions: priced.positions.map(({ position, number }) => {
      const flat = flats[deal.positions.findIndex(({ id }) => id === position.id)]!;
      const own = (quotationOf(flat) as Quotation).positions[0]!;
      return {
        ...own,
        id: position.id,
        configurationId: position.id,
        number,
        role: position.role,
        articles: articlesOf(flat, configured.get(position.id)!),
      };
    }),
  };
}

function articlesOf({ lines }: UnitQuotation, { unit, catalogue }: Configured): QuotedArticles {
  const options = lines.flatMap(({ groupId, value }) => {
    const article = catalogue.optionArticles[`${groupId}.${value}`];
    return article ? [[`${groupId}.${value}`, article] as const] : [];
  });
  return { ...(unit.article && { unit: unit.article }), options: Object.fromEntries(options) };
}

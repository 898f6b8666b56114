import type { PublishEffect } from '@silowright/contract/admin-preview-publish';
import { buildCatalogue } from '@silowright/domain/catalogue/build-catalogue';
import type { Catalogue } from '@silowright/domain/catalogue/catalogue';
import { optionsForUnit } from '@silowright/domain/pricing/options-for-unit';
import { totalCents } from '@silowright/domain/pricing/price-configuration';
import { priceSelection } from '@silowright/domain/pricing/price-selection';
import type { ServerParts } from '../app.ts';
import { ApiError } from '../http/api-error.ts';
import { type PricedContent, printedNumber } from '../quotation/quotation.ts';
import { lastPricedOffers } from '../store/last-offers.ts';
import { type ListKind, listsInForce } from '../store/price-lists.ts';
import { prepareAside } from './prepare-aside.ts';

const lastQuotations = 100;

/** What a list would do to the last quotations, had they been made with it: before it is published. */
export async function previewPublish(
  { store }: Pick<ServerParts, 'store'>,
  kind: ListKind,
  body: Uint8Array,
): Promise<PublishEffect> {
  const inForce = await store.read(listsInForce);
  const { outcome } = await prepareAside({ kind, body, inForce });
  if (!outcome.ok) throw new ApiError(outcome.reason.code, outcome.reason.errors);
  const { segment, content } = outcome.value;
  const lists = inForce[segment];
  const current = buildCatalogue(JSON.parse(lists.base), JSON.parse(lists.options));
  const next = buildCatalogue(
    JSON.parse(kind === 'base' ? content : lists.base),
    JSON.parse(kind === 'options' ? content : lists.options),
  );
  const offers = await store.read((db) => lastPricedOffers(db, segment, lastQuotations));
  const changes = offers.flatMap(({ number, revision, frozen, country }) => {
    const quotation = JSON.parse(frozen) as PricedContent;
    const [before, after] = [totalWith(current, quotation, country), totalWith(next, quotation, country)];
    return before === undefined || after === undefined
      ? []
      : [{ number: printedNumber({ number, revision }), before, after }];
  });
  return effectOf(changes);
}

interface Change {
  readonly number: string;
  readonly before: number;
  readonly after: number;
}

export function effectOf(changes: readonly Change[]): PublishEffect {
  const ordered = changes
    .map(({ number, before, after }) => ({ number, difference_in_cents: after - before }))
    .toSorted((a, b) => a.difference_in_cents - b.difference_in_cents);
  const [first, last] = [ordered.at(0), ordered.at(-1)];
  const sum = (key: 'before' | 'after') => changes.reduce((total, change) => total + change[key], 0);
  return {
    quotations: changes.length,
    changed: ordered.filter((change) => change.difference_in_cents !== 0).length,
    total_before_in_cents: sum('before'),
    total_after_in_cents: sum('after'),
    largest_rise: last && last.difference_in_cents > 0 ? last : null,
    largest_fall: first && first.difference_in_cents < 0 ? first : null,
  };
}

/** Undefined for a unit that is no longer sold. */
function totalWith(
  catalogue: Catalogue,
  quotation: PricedContent,
  country: string | null,
): number | undefined {
  const unit = catalogue.units.find(({ uuid }) => uuid === quotation.unit.uuid);
  if (!unit) return undefined;
  const groups = optionsForUnit(catalogue, unit, { country: country ?? undefined });
  const { optionsCostCents } = priceSelection(groups, quotation.selection);
  return totalCents(quotation.amountOfUnits, unit.priceCents, optionsCostCents, quotation.transport);
}

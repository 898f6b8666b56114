import type { PublishEffect } from '@silowright/contract/price-fields';
import { joinCatalogue } from '@silowright/domain/catalogue/build-catalogue';
import type { Catalogue } from '@silowright/domain/catalogue/catalogue';
import type { CatalogueContent } from '@silowright/domain/catalogue/catalogue-content';
import type { PricedSegment } from '@silowright/domain/catalogue/codes';
import type { CurrencyCode } from '@silowright/domain/catalogue/money';
import type { Unit } from '@silowright/domain/catalogue/unit';
import { type Outcome, ok } from '@silowright/domain/outcome';
import { optionsForUnit } from '@silowright/domain/pricing/options-for-unit';
import { totalCents } from '@silowright/domain/pricing/price-configuration';
import { changePercent } from '@silowright/domain/pricing/price-list-difference';
import { priceSelection } from '@silowright/domain/pricing/price-selection';
import { contentFrom } from '../catalogue/stored-content.ts';
import { readStored } from '../platform/db/stored-json.ts';
import { storedKinds } from '../platform/db/stored-kinds.ts';
import { type PublishInput, type PublishRefusal, preparePublish } from './prepare-publish.ts';
import type { QuotedPrice } from './quoted-last.ts';

export interface EffectInput extends PublishInput {
  /** The last quotations of every segment; the body names its segment. */
  readonly offers: Readonly<Record<PricedSegment, readonly QuotedPrice[]>>;
}

/** Called with shares of the work that is done, from 0 to 1. */
export type OnProgress = (share: number) => void;

/** The effect of a list on the last quotations. */
export function publishEffect(
  input: EffectInput,
  onProgress?: OnProgress,
): Outcome<PublishEffect, PublishRefusal> {
  onProgress?.(shareOf.started);
  const outcome = preparePublish(input);
  if (!outcome.ok) return outcome;
  onProgress?.(shareOf.checked);
  const { segment, content } = outcome.value;
  // Prepared, so the segment has lists.
  const { base, options, catalogue: text } = input.inForce[segment]!;
  const catalogue = contentFrom(text, 'in force');
  const current = pricingBy(catalogue, base, options);
  onProgress?.(shareOf.joined);
  const next = pricingBy(
    catalogue,
    input.kind === 'base' ? content : base,
    input.kind === 'options' ? content : options,
  );
  const offers = input.offers[segment] ?? [];
  const changes = offers.flatMap((quoted, index) => {
    onProgress?.(shareOf.joinedTwice + (1 - shareOf.joinedTwice) * (index / offers.length));
    const [before, after] = [current(quoted), next(quoted)];
    if (before === undefined || after === undefined) return [];
    return [{ id: quoted.id, number: quoted.number, before, after }];
  });
  return ok(effectOf(changes, catalogue.money.base));
}

/** Measured with 100,000 rows. */
const shareOf = { started: 0.05, checked: 0.6, joined: 0.75, joinedTwice: 0.9 };

interface Change {
  readonly id: string;
  readonly number: string;
  readonly before: number;
  readonly after: number;
}

export function effectOf(changes: readonly Change[], currency: CurrencyCode): PublishEffect {
  const ordered = changes
    .map(({ id, number, before, after }) => ({ id, number, difference_in_cents: after - before }))
    .toSorted((a, b) => a.difference_in_cents - b.difference_in_cents);
  const [first, last] = [ordered.at(0), ordered.at(-1)];
  const sum = (key: 'before' | 'after') => changes.reduce((total, change) => total + change[key], 0);
  return {
    quotations: changes.length,
    changed: ordered.filter((change) => change.difference_in_cents !== 0).length,
    currency,
    total_before_in_cents: sum('before'),
    total_after_in_cents: sum('after'),
    largest_rise: last && last.difference_in_cents > 0 ? last : null,
    largest_fall: first && first.difference_in_cents < 0 ? first : null,
    percents: changes.flatMap(({ before, after }) => {
      const percent = before === after ? null : changePercent(before, after);
      return percent === null ? [] : [percent];
    }),
  };
}

/** The total of a quotation with two lists in the base currency; undefined for a unit that is no longer sold. */
function pricingBy(content: CatalogueContent, base: string, options: string) {
  const catalogue: Catalogue = joinCatalogue(
    content,
    readStored(storedKinds.basePrices, '', base),
    readStored(storedKinds.options, '', options),
  );
  const units = new Map<string, Unit>(catalogue.units.map((unit) => [unit.uuid, unit]));
  return (quoted: QuotedPrice): number | undefined => {
    const unit = units.get(quoted.unitUuid);
    if (!unit) return undefined;
    const { base: currency, currencies } = catalogue.money;
    const groups = optionsForUnit(catalogue, unit, { country: quoted.country ?? undefined, currency });
    const priced = priceSelection(groups, quoted.selection);
    // The list changes no transport, so an approximate amount in the base currency is enough.
    const { rate = 1 } = currencies[quoted.currency ?? currency] ?? {};
    const { transportCents } = quoted;
    const transport = transportCents === undefined ? null : { cents: Math.round(transportCents / rate) };
    return totalCents(
      { ...priced, amountOfUnits: quoted.amountOfUnits, unitPriceCents: unit.priceCents },
      transport,
    );
  };
}

import type { GroupFlowAnswer } from '@silowright/contract/configurator';
import { typeOf } from '@silowright/domain/drawing/configured-model';
import type { SessionValues } from '@silowright/domain/session/values';
import { shapes } from '@silowright/ui/catalogue/shapes.ts';
import { typeNameKey } from '@silowright/ui/texts/option-names.ts';
import type { MoneyTexts, Texts } from '@silowright/ui/texts/use-texts.ts';

export type Explanation = GroupFlowAnswer['explanation'];
export type Reason = NonNullable<Explanation['reasons'][string]>[number];
export type Card = Explanation['cards'][string];
type Difference = Card['differences'][number];
type FirstReason = NonNullable<Explanation['first']>;

/** What a fit reason needs besides its own numbers. */
export interface ReasonContext {
  readonly requestedM3: number;
  readonly volumeM3: number;
  readonly airPercent: number;
  /** How far the standard equipment reaches above the unit. */
  readonly equipmentMm: number;
  /** What the visitor stores. Without it, the reserve would be that of the heaviest product of the group. */
  readonly densityKgM3: number | undefined;
}

/** A reason as a short line; undefined if it is said elsewhere on the card. */
export function reasonText(
  reason: Reason,
  { requestedM3, volumeM3, airPercent, equipmentMm, densityKgM3 }: ReasonContext,
  { t, number, metres, volumeNumber }: Texts,
): string | undefined {
  switch (reason.kind) {
    case 'fill-level':
      // The rules accept a unit that is slightly smaller than requested.
      if (requestedM3 > volumeM3) {
        return t('recommendation.reason-less', {
          volume: volumeNumber(volumeM3),
          less: volumeNumber(requestedM3 - volumeM3),
        });
      }
      return reason.percent < 100
        ? t('recommendation.reason-fill-level', { percent: number(reason.percent, 0) })
        : t('recommendation.reason-net', { volume: volumeNumber(volumeM3), air: number(airPercent, 0) });
    case 'headroom':
      return t('recommendation.reason-headroom', { height: metres(reason.spareMm - equipmentMm) });
    case 'density-margin': {
      if (densityKgM3 === undefined) return undefined;
      const { limit } = reason;
      const percent = Math.round((1 - densityKgM3 / limit) * 100);
      return percent >= 1
        ? t('recommendation.reason-density-margin', { limit: number(limit), percent: number(percent) })
        : t('recommendation.reason-density-exact', { limit: number(limit) });
    }
    case 'temperature-margin':
      return t('recommendation.reason-temperature-margin', { limit: number(reason.limit) });
    case 'preferred-type':
    case 'best-price':
      return undefined;
  }
}

/** The types that cannot bear what the visitor stores, with their limits; undefined if there are none (G1). */
export function tooDenseText(
  { rejected }: Pick<Explanation, 'rejected'>,
  { segment, storedDensity }: Pick<SessionValues, 'segment' | 'storedDensity'>,
  { t, number }: Texts,
): string | undefined {
  const types = rejected.filter(({ rule }) => rule === 'density');
  if (storedDensity === undefined || types.length === 0) return undefined;
  const list = types.map(({ type }) =>
    t('recommendation.too-dense-type', {
      name: t(typeNameKey(type, segment)),
      limit: number(typeOf(shapes(), type).limits.densityKgM3),
    }),
  );
  return t('recommendation.too-dense', { density: number(storedDensity), list: list.join(', ') });
}

/** The lines of each card without those that all cards share (EN-06). A single card keeps its lines. */
export const distinguishing = (lines: readonly (readonly string[])[]): string[][] =>
  lines.map((ofCard) =>
    ofCard.filter((line) => lines.length === 1 || !lines.every((other) => other.includes(line))),
  );

/** Why the first card ranks first (EN-06). */
export function firstText(
  first: FirstReason,
  { t }: Pick<Texts, 't'>,
  { price }: Pick<MoneyTexts, 'price'>,
): string {
  if (first.kind === 'only') return t('recommendation.first-only');
  if (first.kind === 'least-cost') {
    const delivery = first.delivered ? '' : '-undelivered';
    return t(`recommendation.first-least-cost${delivery}${first.needsFloor ? '-floor' : ''}`);
  }
  const { kind, cheaperCents } = first;
  const why = t(`recommendation.first-${kind}`);
  if (cheaperCents === 0) return why;
  return `${why} ${t('recommendation.first-cheaper', { price: price(cheaperCents, { among: [] }) })}`;
}

/** What another card gives instead of the first one; undefined if only the price differs (EN-06). */
export function insteadText(differences: readonly Difference[], texts: Texts): string | undefined {
  const list = differences.flatMap((difference) => differenceText(difference, texts) ?? []);
  return list.length === 0 ? undefined : texts.t('recommendation.instead', { list: list.join(', ') });
}

function differenceText(difference: Difference, { t, metres, volumeNumber }: Texts): string | undefined {
  switch (difference.kind) {
    case 'volume': {
      const { moreM3 } = difference;
      return t(`recommendation.instead-${moreM3 > 0 ? 'more' : 'less'}-volume`, {
        volume: volumeNumber(Math.abs(moreM3)),
      });
    }
    case 'height': {
      const { moreMm } = difference;
      return t(`recommendation.instead-${moreMm > 0 ? 'higher' : 'lower'}`, {
        height: metres(Math.abs(moreMm), 1),
      });
    }
    case 'also-for':
      return t('recommendation.instead-also-for', {
        product: t(`product-group.${difference.characteristicGroup}`),
      });
    case 'hopper':
    case 'needs-floor':
    case 'no-foundation':
      return t(`recommendation.instead-${difference.kind}`);
    case 'cost':
      return undefined;
  }
}

/** The difference in total cost; undefined on the first card. */
export function costText(
  differences: readonly Difference[],
  { t }: Pick<Texts, 't'>,
  { priceDifference }: Pick<MoneyTexts, 'priceDifference'>,
): string | undefined {
  const cost = differences.find(({ kind }) => kind === 'cost');
  if (cost?.kind !== 'cost') return undefined;
  return cost.moreCents === 0
    ? t('recommendation.instead-same-cost')
    : t('recommendation.instead-cost', { difference: priceDifference(cost.moreCents) });
}

import type { GroupFlowAnswer, RecommendedItem } from '@silowright/contract/create-recommendation';
import { sizeOfWire } from '@silowright/contract/wire-size';
import Check from 'lucide-react/icons/check';
import { UnitThumbnail } from '../../../preview/unit-thumbnail.tsx';
import { fillShare } from '../../../session/wished-volume.ts';
import { type Texts, useTexts } from '../../../texts/use-texts.ts';
import { Button } from '../../../ui/button.tsx';

type Reason = NonNullable<GroupFlowAnswer['explanation']['reasons'][string]>[number];

const pictureHeightPx = 230;

/** One scale for all cards, so that sizes can be compared: the tallest unit fills the picture. */
export const commonScale = (items: readonly RecommendedItem[]): number =>
  Math.max(4000, ...items.map((item) => item.height_mm * 1.06)) / pictureHeightPx;

/** A reason as a short line; the numbers come from the recommendation. */
export function reasonText(reason: Reason, { t, number, metres }: Texts): string {
  switch (reason.kind) {
    case 'fill-level':
      return reason.percent <= 100
        ? t('recommendation.reason-fill-level', { percent: number(reason.percent, 0) })
        : t('recommendation.reason-fill-level-over');
    case 'headroom':
      return t('recommendation.reason-headroom', { height: metres(reason.spareMm) });
    case 'density-margin':
      return reason.percent >= 1
        ? t('recommendation.reason-density-margin', {
            limit: number(reason.limit),
            percent: number(reason.percent, 0),
          })
        : t('recommendation.reason-density-exact', { limit: number(reason.limit) });
    case 'temperature-margin':
      return t('recommendation.reason-temperature-margin', { limit: number(reason.limit) });
    case 'preferred-type':
      return t('recommendation.reason-preferred-type');
    case 'best-price':
      return t('recommendation.reason-best-price');
  }
}

export interface RecommendationCardProps {
  readonly item: RecommendedItem;
  readonly reasons: readonly Reason[];
  readonly isBest: boolean;
  /** Determines the fill level of the drawing. */
  readonly wishedM3: number;
  /** All cards use one price style. */
  readonly price: (cents: number) => string;
  readonly scaleMmPerPx: number;
  /** In road salt the liquid tank holds brine (D17). */
  readonly isBrine: boolean;
  readonly onSelect: () => void;
}

export function RecommendationCard({
  item,
  reasons,
  isBest,
  wishedM3,
  price,
  scaleMmPerPx,
  isBrine,
  onSelect,
}: RecommendationCardProps) {
  const texts = useTexts();
  const { t, number, metres } = texts;
  const type = item.preconfigured_unit_type;
  const name = t(type === 'spw' && isBrine ? 'storage-type.spw.name-brine' : `storage-type.${type}.name`);
  const size = { diameter: metres(item.diameter_mm, 1), height: metres(item.height_mm, 1) };
  return (
    <li
      data-type={type}
      className={`flex flex-col rounded-surface border bg-surface ${isBest ? 'border-brand shadow-[0_0_0_1px_var(--color-brand)]' : 'border-line'}`}
    >
      <div
        className="flex items-end justify-center overflow-hidden rounded-t-surface bg-sunken px-4 pt-4"
        style={{ height: pictureHeightPx + 28 }}
      >
        <UnitThumbnail
          type={type}
          {...sizeOfWire(item)}
          scaleMmPerPx={scaleMmPerPx}
          person
          contentLevel={fillShare(wishedM3, item.volume)}
          title={t('recommendation.picture', { name, ...size })}
        />
      </div>
      <div className="flex flex-1 flex-col gap-3 p-4">
        <div>
          {isBest && (
            <span className="mb-2 inline-block rounded-control bg-brand px-2.5 py-1 text-sm font-bold text-surface">
              {t('recommendation.best')}
            </span>
          )}
          <h3 className="text-lg">{name}</h3>
          <p className="tabular-nums">
            {t('recommendation.volume-per-unit', { volume: number(item.volume) })}
            <span className="text-muted"> · </span>
            <span title={t('recommendation.size-label')}>{t('recommendation.size', size)}</span>
          </p>
        </div>
        <ul aria-label={t('recommendation.why')} className="flex flex-col gap-1 text-sm">
          {reasons.slice(0, 3).map((reason) => (
            <li key={reason.kind} className="flex gap-2">
              <Check aria-hidden="true" size={18} className="mt-0.5 shrink-0 text-good" />
              {reasonText(reason, texts)}
            </li>
          ))}
        </ul>
        <ul className="list-disc border-t border-line pt-3 pl-5 text-sm text-muted">
          {([1, 2, 3] as const).map((point) => (
            <li key={point}>{t(`storage-type.${type}.selling-point-${point}`)}</li>
          ))}
        </ul>
        <div className="mt-auto flex flex-wrap items-center justify-between gap-3 pt-2">
          <strong className="text-lg whitespace-nowrap tabular-nums">
            {t('recommendation.from', { price: price(item.price_in_cents) })}
          </strong>
          <Button
            look={isBest ? 'primary' : 'secondary'}
            aria-label={t('recommendation.select-named', { name, volume: number(item.volume) })}
            onClick={onSelect}
          >
            {t('recommendation.select')}
          </Button>
        </div>
      </div>
    </li>
  );
}

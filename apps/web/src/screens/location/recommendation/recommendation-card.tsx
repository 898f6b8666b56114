import type { RecommendedItem } from '@silowright/contract/create-recommendation';
import { sizeOfWire } from '@silowright/contract/wire-size';
import { fillShare } from '@silowright/domain/drawing/content-level';
import Check from 'lucide-react/icons/check';
import { UnitThumbnail } from '../../../preview/unit-thumbnail.tsx';
import { type MoneyTexts, useTexts } from '../../../texts/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { type Card, costText, insteadText } from './card-sentences.ts';

const pictureHeightPx = 230;

/** One scale for all cards, so that sizes can be compared: the tallest unit fills the picture. */
export const commonScale = (items: readonly RecommendedItem[]): number =>
  Math.max(4000, ...items.map((item) => item.height_mm * 1.06)) / pictureHeightPx;

export interface RecommendationCardProps {
  readonly item: RecommendedItem;
  readonly name: string;
  readonly card: Card;
  readonly amountOfUnits: number;
  /** Why it ranks first; undefined on the other cards. */
  readonly whyFirst: string | undefined;
  /** Lines that distinguish the card from the others. */
  readonly reasons: readonly string[];
  readonly isBest: boolean;
  /** Determines the fill level of the drawing. */
  readonly wishedM3: number;
  /** All cards use one price style. */
  readonly price: (cents: number) => string;
  readonly money: MoneyTexts;
  readonly scaleMmPerPx: number;
  readonly onSelect: () => void;
}

export function RecommendationCard({
  item,
  name,
  card,
  amountOfUnits,
  whyFirst,
  reasons,
  isBest,
  wishedM3,
  price,
  money,
  scaleMmPerPx,
  onSelect,
}: RecommendationCardProps) {
  const texts = useTexts();
  const { t, number, metres } = texts;
  const type = item.preconfigured_unit_type;
  const instead = insteadText(card.differences, texts);
  const cost = costText(card.differences, texts, money);
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
        <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2">
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
          <span className="w-full text-sm tabular-nums">
            {t(`recommendation.total${card.transportCents === null ? '-undelivered' : ''}`, {
              count: amountOfUnits,
              price: price(card.totalCents),
            })}
          </span>
        </div>
        {(whyFirst ?? instead) && <p>{whyFirst ?? instead}</p>}
        {cost && <p className="font-bold tabular-nums">{cost}</p>}
        {reasons.length > 0 && (
          <ul aria-label={t('recommendation.why')} className="flex flex-col gap-1 text-sm">
            {reasons.map((reason) => (
              <li key={reason} className="flex gap-2">
                <Check aria-hidden="true" size={18} className="mt-0.5 shrink-0 text-good" />
                {reason}
              </li>
            ))}
          </ul>
        )}
        <ul className="mt-auto list-disc border-t border-line pt-3 pl-5 text-sm text-muted">
          {([1, 2, 3] as const).map((point) => (
            <li key={point}>{t(`storage-type.${type}.selling-point-${point}`)}</li>
          ))}
        </ul>
      </div>
    </li>
  );
}

import type { RecommendedItem } from '@silowright/contract/configurator';
import { sizeOfWire } from '@silowright/contract/wire-size';
import type { Texture } from '@silowright/domain/catalogue/texture';
import { fillShare } from '@silowright/domain/drawing/content-level';
import type { SceneKind } from '@silowright/domain/drawing/scenes';
import { spreadOf, UnitThumbnail } from '@silowright/picture/drawing/unit-thumbnail.tsx';
import { Button } from '@silowright/ui/parts/button.tsx';
import { useLater } from '@silowright/ui/parts/later.tsx';
import { type MoneyTexts, useTexts } from '@silowright/ui/texts/use-texts.ts';
import Check from 'lucide-react/icons/check';
import { type Card, costText, insteadText } from './card-sentences.ts';

/** Height of the pictures from the feet up, and of the ground below the feet. */
export const pictureHeightPx = 224;
export const groundPx = 40;
/** The narrowest column of the dialog. */
const columnPx = 142;
/** Pipes, ladder and a margin beside the body. */
const besideMm = 2400;

/** How far each unit behind is beside the one before it, in diameters; on a phone a card is as wide as the screen. */
const spreadShare = { wide: 0.34, narrow: 0.75 } as const;
const narrowPx = 320;

const spread = ({ diameter_mm }: RecommendedItem, amountOfUnits: number, wide: boolean): number =>
  spreadOf(amountOfUnits, diameter_mm, spreadShare[wide ? 'wide' : 'narrow']);

/** One scale for all cards, so that sizes can be compared: the tallest or widest unit fills its picture. */
export const commonScale = (
  items: readonly RecommendedItem[],
  amountOfUnits: number,
  wide: boolean,
): number =>
  Math.max(
    4000 / pictureHeightPx,
    ...items.flatMap((item) => [
      (item.height_mm * 1.1) / pictureHeightPx,
      (Math.max(item.diameter_mm, (item.passage_width ?? 0) + 500) +
        spread(item, amountOfUnits, wide) +
        besideMm) /
        (wide ? columnPx : narrowPx),
    ]),
  );

export interface RecommendationCardProps {
  readonly item: RecommendedItem;
  readonly name: string;
  readonly card: Card;
  readonly amountOfUnits: number;
  /** Why it ranks first; undefined on the other cards. */
  readonly whyFirst: string | undefined;
  /** Lines that distinguish the card from the others. */
  readonly reasons: readonly string[];
  readonly isFirst: boolean;
  readonly isBest: boolean;
  readonly scene: SceneKind;
  /** Determines the fill level of the drawing. */
  readonly requestedM3: number;
  readonly contents?: Texture | undefined;
  /** All cards use one price style. */
  readonly price: (cents: number) => string;
  readonly money: MoneyTexts;
  readonly scaleMmPerPx: number;
  /** Whether the cards are beside each other. */
  readonly wide: boolean;
  readonly onSelect: () => void;
}

interface CardPictureProps
  extends Pick<
    RecommendationCardProps,
    'item' | 'amountOfUnits' | 'wide' | 'scaleMmPerPx' | 'scene' | 'requestedM3' | 'contents'
  > {
  readonly person: boolean;
  readonly title: string;
}

/** The units, filled as far as the requested volume fills them. */
export const CardPicture = ({ item, requestedM3, wide, ...picture }: CardPictureProps) => (
  <UnitThumbnail
    type={item.preconfigured_unit_type}
    {...sizeOfWire(item)}
    {...picture}
    spreadMm={spread(item, picture.amountOfUnits, wide)}
    contentLevel={fillShare(requestedM3, item.volume)}
    className="shrink-0"
  />
);

export function RecommendationCard({
  item,
  name,
  card,
  amountOfUnits,
  whyFirst,
  reasons,
  isFirst,
  isBest,
  scene,
  requestedM3,
  contents,
  price,
  money,
  scaleMmPerPx,
  wide,
  onSelect,
}: RecommendationCardProps) {
  const texts = useTexts();
  const isDrawn = useLater();
  const { t, metres, volumeNumber } = texts;
  const type = item.preconfigured_unit_type;
  const instead = insteadText(card.differences, texts);
  const cost = costText(card.differences, texts, money);
  const size = { diameter: metres(item.diameter_mm, 1), height: metres(item.height_mm, 1) };
  return (
    <li
      data-type={type}
      className={`relative flex flex-col rounded-surface min-[652px]:row-span-3 min-[652px]:grid min-[652px]:grid-rows-subgrid max-[651px]:border max-[651px]:border-line ${isBest ? 'max-[651px]:border-brand' : ''}`}
    >
      <div
        className="flex items-end justify-center max-[651px]:overflow-hidden max-[651px]:rounded-t-surface max-[651px]:bg-linear-to-b max-[651px]:from-[#d5e0e6] max-[651px]:to-[#e9e2d3]"
        style={{ height: pictureHeightPx + groundPx, paddingBottom: groundPx }}
      >
        {isDrawn && (
          <CardPicture
            item={item}
            amountOfUnits={amountOfUnits}
            wide={wide}
            scaleMmPerPx={scaleMmPerPx}
            scene={scene}
            requestedM3={requestedM3}
            contents={contents}
            person={isFirst}
            title={t('recommendation.picture', { name, ...size })}
          />
        )}
      </div>
      <div
        className={`relative flex flex-1 flex-col gap-1.5 rounded-surface border-2 p-2.5 ${isBest ? 'border-brand bg-brand-tint' : 'border-transparent'}`}
      >
        {isBest && (
          <span className="absolute bottom-[calc(100%-12px)] left-3 rounded-control bg-brand px-2.5 py-1 text-sm font-bold text-surface">
            {t('recommendation.best')}
          </span>
        )}
        <div className="pt-1.5 leading-tight">
          <h3 className="text-base text-wrap">{name}</h3>
          <p className="mt-1 text-sm tabular-nums">
            <span className="block whitespace-nowrap">
              {t('recommendation.volume-per-unit', { volume: volumeNumber(item.volume) })}
            </span>
            <span className="whitespace-nowrap text-muted" title={t('recommendation.size-label')}>
              {t('recommendation.size', size)}
            </span>
          </p>
        </div>
        <p className="text-sm leading-tight tabular-nums">
          <strong className={`block whitespace-nowrap ${isBest ? 'text-xl' : 'text-lg'}`}>
            {price(card.totalCents)}
          </strong>
          <span className="block">
            {t(`recommendation.total-for${card.transportCents === null ? '-undelivered' : ''}`, {
              count: amountOfUnits,
            })}
          </span>
          <span className="block whitespace-nowrap text-muted">
            {t('recommendation.from', { price: price(item.price_in_cents) })}
          </span>
        </p>
        <p className="text-sm leading-snug">
          {whyFirst ?? instead}
          {cost && <strong className="block tabular-nums">{cost}</strong>}
        </p>
        <Button
          look={isBest ? 'primary' : 'secondary'}
          className="mt-auto px-2!"
          aria-label={t('recommendation.select-named', { name, volume: volumeNumber(item.volume) })}
          onClick={onSelect}
        >
          {t('recommendation.select')}
        </Button>
      </div>
      <div className="flex flex-col gap-2 px-2.5 pt-3 pb-1 text-sm leading-snug">
        {reasons.length > 0 && (
          <ul aria-label={t('recommendation.why')} className="flex flex-col gap-1">
            {reasons.map((reason) => (
              <li key={reason} className="flex gap-1.5">
                <Check aria-hidden="true" size={16} className="mt-0.5 shrink-0 text-good" />
                {reason}
              </li>
            ))}
          </ul>
        )}
        <ul className="flex list-disc flex-col gap-1 pl-4 text-muted">
          {([1, 2, 3] as const).map((point) => (
            <li key={point} className="hyphens-auto">
              {t(`storage-type.${type}.selling-point-${point}`)}
            </li>
          ))}
        </ul>
      </div>
    </li>
  );
}

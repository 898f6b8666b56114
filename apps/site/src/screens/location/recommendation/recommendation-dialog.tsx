import type { GroupFlowAnswer, RecommendedItem } from '@silowright/contract/configurator';
import { sizeOfWire } from '@silowright/contract/wire-size';
import { drawLineup } from '@silowright/domain/drawing/draw-stage';
import type { SceneKind } from '@silowright/domain/drawing/scenes';
import { highestMm } from '@silowright/domain/engineering/room-height';
import { UnitDrawing } from '@silowright/picture/drawing/unit-drawing.tsx';
import { sceneOf } from '@silowright/picture/pictures/scene-kind.ts';
import { inSentence } from '@silowright/texts/translate';
import { shapes } from '@silowright/ui/catalogue/shapes.ts';
import { Button } from '@silowright/ui/parts/button.tsx';
import { Dialog } from '@silowright/ui/parts/dialog.tsx';
import { Bone } from '@silowright/ui/parts/skeleton.tsx';
import { typeNameKey } from '@silowright/ui/texts/option-names.ts';
import { useTexts } from '@silowright/ui/texts/use-texts.ts';
import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { goodsTexture } from '../../../configuration/goods-texture.ts';
import { useRecommendation } from '../../../configuration/use-recommendation.ts';
import { goBackTo, leaveStep, navigateStep } from '../../../flow/step-navigation.ts';
import { CallFailed } from '../../../parts/call-failed.tsx';
import { sessionValues, setValues, useSession } from '../../../session/session-store.ts';
import { unitValues } from '../../../session/unit-values.ts';
import { applyVolume } from './apply-change.ts';
import { distinguishing, firstText, reasonText, tooDenseText } from './card-sentences.ts';
import { CheaperSplit } from './cheaper-split.tsx';
import { Comparison } from './comparison.tsx';
import { NothingFound } from './nothing-found.tsx';
import { commonScale, groundPx, pictureHeightPx, RecommendationCard } from './recommendation-card.tsx';
import type { Split } from './split-proposal.tsx';

/** By rank (D5), "1" first, independent of the order of object keys. */
const inRankOrder = (items: GroupFlowAnswer['preconfigured_unit_recommendations']) =>
  Object.entries(items).sort(([a], [b]) => Number(a) - Number(b));

export function RecommendationDialog({ onClose }: { readonly onClose: () => void }) {
  const texts = useTexts();
  const { t, number, locale, volumeNumber } = texts;
  const values = useSession((state) => state.values);
  const { segment, substance, volumePerUnit = 0, amountOfUnits = 1 } = values;
  const container = substance === 'liquid' ? 'tank' : 'silo';
  const contents = goodsTexture(values);
  /** The unit of a chosen split. The server needs the changed values before it is selected. */
  const [chosen, setChosen] = useState<RecommendedItem>();
  const answer = useRecommendation(values);
  const answered = answer.data && 'explanation' in answer.data ? answer.data : undefined;
  const found = chosen ? undefined : answered;
  const money = texts.moneyIn(answered?.currency);
  const items = found ? inRankOrder(found.preconfigured_unit_recommendations) : [];
  const { cards = {}, reasons = {}, first, splits = [] } = found?.explanation ?? {};
  const prices = items.flatMap(([rank, item]) => [item.price_in_cents, cards[rank]?.totalCents ?? 0]);
  const lines = distinguishing(
    items.map(([rank, item]) =>
      (reasons[rank] ?? []).flatMap((reason) => {
        const airPercent = cards[rank]?.airPercent ?? 0;
        const densityKgM3 = values.storedDensity ?? values.density;
        const { preconfigured_unit_type: type, volume: volumeM3, height_mm: heightMm } = item;
        const equipmentMm = highestMm(shapes(), { type, ...sizeOfWire(item) }, {}) - heightMm;
        const context = { requestedM3: volumePerUnit, volumeM3, airPercent, equipmentMm, densityKgM3 };
        return reasonText(reason, context, texts) ?? [];
      }),
    ),
  );
  const wide = useWideDialog();
  const scale = commonScale(
    items.map(([, item]) => item),
    amountOfUnits,
    wide,
  );
  const scene = values.placement === 'inside' ? 'hall' : sceneOf(segment);

  const select = (item: RecommendedItem) =>
    leaveStep(
      () => {
        setValues({ ...unitValues(item), preconfiguredUnitType: item.preconfigured_unit_type });
        useSession.setState({ keepOptions: false });
      },
      () => navigateStep('configure', { replace: true }),
    );
  useEffect(() => {
    if (chosen && answered) select(chosen);
  });
  const selectSplit = (split: Split) => {
    setChosen(split.unit);
    applyVolume(split.volumePerUnitM3, split.amountOfUnits);
  };
  const nameOf = ({ preconfigured_unit_type: type }: RecommendedItem) => t(typeNameKey(type, segment));
  const tooDense = found && tooDenseText(found.explanation, values, texts);
  const title =
    !found || items.length > 0
      ? t('recommendation.title')
      : splits[0]
        ? t(`recommendation.title-split-${container}`, {
            count: amountOfUnits,
            number: number(splits[0].amountOfUnits),
          })
        : t('recommendation.title-none');
  const goBack = () => goBackTo('volume');
  const news = useRef<HTMLDivElement>(null);
  useEffect(() => news.current?.focus(), []);

  const isLoading = !found && !answer.isError;
  return (
    <Dialog open title={title} onClose={onClose}>
      {/* As high as the dialog may be, so that nothing moves when the answer arrives. */}
      <div className="-mt-3 flex min-h-[calc(var(--screen)*0.95-7rem)] flex-col gap-3" aria-busy={isLoading}>
        {/* Always rendered and focused, so that the result is announced. */}
        <div ref={news} tabIndex={-1} role="status" className="outline-none empty:hidden">
          {isLoading && <p className="text-muted">{t('recommendation.loading')}</p>}
          {found && (
            <p className="text-sm text-muted">
              {items.length > 0 && (
                <strong className="text-ink">{t('recommendation.found', { count: items.length })} </strong>
              )}
              {t(`recommendation.summary-${container}`, {
                count: amountOfUnits,
                volume: volumeNumber(volumePerUnit),
                product: [values.productGroupType, values.characteristicGroupType]
                  .flatMap((type) => (type ? t(`product-group.${type}`) : []))
                  .map((name, at) => (at === 0 ? name : inSentence(name, locale)))
                  .join(': '),
                place: sessionValues().locationPlacename ?? '',
              })}
            </p>
          )}
        </div>
        {isLoading && <CardsSkeleton />}
        <CallFailed answer={answer} takeFocus />
        {items.length > 0 && (
          <>
            {splits[0] && (
              <CheaperSplit
                split={splits[0]}
                money={money}
                first={cards[items[0]![0]]!}
                container={container}
                onShow={({ volumePerUnitM3, amountOfUnits: amount }) => applyVolume(volumePerUnitM3, amount)}
              />
            )}
            <ul
              className="relative -mx-5 grid gap-4 px-5 min-[652px]:-mx-8 min-[652px]:grid-rows-[auto_auto_auto] min-[652px]:gap-x-1 min-[652px]:gap-y-0 min-[652px]:px-4"
              style={{
                gridTemplateColumns: wide
                  ? ['1.28fr', ...items.slice(1).map(() => '1fr')].join(' ')
                  : 'minmax(0, 1fr)',
              }}
            >
              {wide && <Ground items={items.map(([, item]) => item)} scene={scene} mmPerPx={scale} />}
              {items.map(([rank, item], index) => (
                <RecommendationCard
                  key={item.uuid}
                  item={item}
                  name={nameOf(item)}
                  card={cards[rank]!}
                  amountOfUnits={amountOfUnits}
                  whyFirst={index === 0 && first ? firstText(first, texts, money) : undefined}
                  reasons={lines[index] ?? []}
                  isFirst={index === 0}
                  // Not above what costs less in another number of units (V30).
                  isBest={index === 0 && items.length > 1 && splits.length === 0}
                  scene={scene}
                  requestedM3={volumePerUnit}
                  contents={contents}
                  price={(cents) => money.price(cents, { among: prices })}
                  money={money}
                  scaleMmPerPx={scale}
                  wide={wide}
                  onSelect={() => select(item)}
                />
              ))}
            </ul>
            <Comparison
              candidates={items.map(([rank, item]) => ({ item, name: nameOf(item), card: cards[rank]! }))}
              requestedM3={volumePerUnit}
              price={(cents) => money.price(cents, { among: prices })}
            />
            {tooDense && <p className="text-sm text-muted">{tooDense}</p>}
            <p className="text-sm text-muted">{t('recommendation.footnote')}</p>
          </>
        )}
        {found && items.length === 0 && (
          <NothingFound
            explanation={found.explanation}
            requestedM3={volumePerUnit}
            tooDense={tooDense}
            proposal={{
              money,
              totalM3: volumePerUnit * amountOfUnits,
              container,
              nameOf: ({ unit }) => nameOf(unit),
              onSelect: selectSplit,
            }}
            onGoBack={goBack}
          />
        )}
        {!isLoading && !(found && items.length === 0) && (
          <div className="border-t border-line pt-4">
            <Button look="secondary" onClick={goBack}>
              {t('action.back')}
            </Button>
          </div>
        )}
      </div>
    </Dialog>
  );
}

/** The dialog's width above 651 px of screen (RM-03). */
const dialogPx = 700;

const wideDialog = typeof matchMedia === 'function' ? matchMedia('(min-width: 652px)') : undefined;
const watchWidth = (changed: () => void) => {
  wideDialog?.addEventListener('change', changed);
  return () => wideDialog?.removeEventListener('change', changed);
};
const useWideDialog = (): boolean => useSyncExternalStore(watchWidth, () => wideDialog?.matches ?? true);

interface GroundProps {
  readonly items: readonly RecommendedItem[];
  readonly scene: SceneKind;
  readonly mmPerPx: number;
}

/** One ground and one scale behind all cards (ST-06). */
function Ground({ items, scene, mmPerPx }: GroundProps) {
  const { number } = useTexts();
  const tallestMm = Math.max(...items.map(({ height_mm }) => height_mm));
  const drawing = useMemo(
    () =>
      drawLineup({
        scene,
        widthPx: dialogPx,
        heightPx: pictureHeightPx + groundPx,
        groundPx,
        mmPerPx,
        tallestMm,
        formatMetres: (mm) => `${number(mm / 1000)} m`,
      }),
    [scene, mmPerPx, tallestMm, number],
  );
  return (
    <li
      aria-hidden="true"
      role="presentation"
      className="pointer-events-none absolute inset-x-0 top-0 overflow-hidden"
      style={{ height: pictureHeightPx + groundPx }}
    >
      <UnitDrawing drawing={drawing} title="" className="on-scene size-full" />
    </li>
  );
}

/** Pictures and lines in the places of four cards. */
const CardsSkeleton = () => (
  <div aria-hidden="true" className="-mx-5 animate-[breathe_1.6s_ease-in-out_infinite] min-[652px]:-mx-8">
    <Bone className="h-66 rounded-none max-[651px]:mx-5" />
    <div className="grid gap-x-6 px-8 pt-6 min-[652px]:grid-cols-4">
      {['', 'max-[651px]:hidden', 'max-[651px]:hidden', 'max-[651px]:hidden'].map((only, at) => (
        <div key={at} className={`flex flex-col gap-3 ${only}`}>
          <Bone className="h-5 w-3/4" />
          <Bone className="h-8 w-1/2" />
          <Bone className="h-24" />
          <Bone className="h-11" />
        </div>
      ))}
    </div>
  </div>
);

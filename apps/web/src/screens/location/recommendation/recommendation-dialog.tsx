import type { GroupFlowAnswer, RecommendedItem } from '@silowright/contract/create-recommendation';
import { useEffect, useRef } from 'react';
import { recommendationBody } from '../../../session/recommendation-body.ts';
import { sessionValues, setValues, useSession } from '../../../session/session-store.ts';
import { goBackTo, navigateStep } from '../../../session/step-navigation.ts';
import { unitValues } from '../../../session/unit-values.ts';
import { useTexts } from '../../../texts/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { LoadingLine } from '../../../ui/loading.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { errorText, useCall } from '../../../use-call.ts';
import { NothingFound } from './nothing-found.tsx';
import { commonScale, RecommendationCard } from './recommendation-card.tsx';

/** By rank (D5), "1" first, independent of the order of object keys. */
const inRankOrder = (items: GroupFlowAnswer['preconfigured_unit_recommendations']) =>
  Object.entries(items).sort(([a], [b]) => Number(a) - Number(b));

export function RecommendationDialog({ onClose }: { readonly onClose: () => void }) {
  const texts = useTexts();
  const { t, number, price, language } = texts;
  const values = useSession((state) => state.values);
  const { segment, volumePerUnit = 0, amountOfUnits = 1 } = values;
  const answer = useCall('create-recommendation', { body: recommendationBody(values, language) });
  const found = answer.data && 'explanation' in answer.data ? answer.data : undefined;
  const items = found ? inRankOrder(found.preconfigured_unit_recommendations) : [];
  const prices = items.map(([, item]) => item.price_in_cents);
  const scale = commonScale(items.map(([, item]) => item));

  const select = (item: RecommendedItem) => {
    setValues({ ...unitValues(item), preconfiguredUnitType: item.preconfigured_unit_type });
    useSession.setState({ keepOptions: false });
    navigateStep('configure', { replace: true });
  };
  const goBack = () => goBackTo('volume');
  const news = useRef<HTMLDivElement>(null);
  useEffect(() => news.current?.focus(), []);

  return (
    <Dialog
      open
      title={t(found && items.length === 0 ? 'recommendation.title-none' : 'recommendation.title')}
      onClose={onClose}
    >
      <div className="flex flex-col gap-5" aria-busy={answer.isPending}>
        {/* Always rendered and focused, so that the result is announced. */}
        <div ref={news} tabIndex={-1} role="status" className="outline-none empty:hidden">
          {answer.isPending && <LoadingLine>{t('recommendation.loading')}</LoadingLine>}
          {items.length > 0 && (
            <p className="text-muted">
              <strong className="text-ink">{t('recommendation.found', { count: items.length })}</strong>{' '}
              {t('recommendation.summary', {
                count: amountOfUnits,
                volume: number(volumePerUnit),
                product: t(`product-group.${values.characteristicGroupType ?? values.productGroupType}`),
                place: sessionValues().locationPlacename ?? '',
              })}
            </p>
          )}
        </div>
        {answer.isError && (
          <Notice kind="error" takeFocus onRetry={() => void answer.refetch()}>
            {errorText(answer.error, texts)}
          </Notice>
        )}
        {items.length > 0 && (
          <>
            <ul className="grid gap-4 min-[652px]:grid-cols-2">
              {items.map(([rank, item], index) => (
                <RecommendationCard
                  key={item.uuid}
                  item={item}
                  reasons={found?.explanation.reasons[rank] ?? []}
                  isBest={index === 0 && items.length > 1}
                  wishedM3={volumePerUnit}
                  price={(cents) => price(cents, { among: prices })}
                  scaleMmPerPx={scale}
                  isBrine={segment === 'road_salt'}
                  onSelect={() => select(item)}
                />
              ))}
            </ul>
            <p className="text-sm text-muted">{t('recommendation.footnote')}</p>
          </>
        )}
        {found && items.length === 0 && <NothingFound explanation={found.explanation} onGoBack={goBack} />}
        {!(found && items.length === 0) && (
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

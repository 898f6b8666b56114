import type { StepId } from '@silowright/domain/flow/steps';
import { Button } from '@silowright/ui/parts/button.tsx';
import { Notice } from '@silowright/ui/parts/notice.tsx';
import { useTexts } from '@silowright/ui/texts/use-texts.ts';
import { goBackTo } from '../flow/step-navigation.ts';
import { hasChangedSince } from '../session/asked-offer.ts';
import type { SentOffer } from '../session/session-store.ts';

/** The page shows what was sent; later changes are sent only with its button (V11). */
export function ChangedSince({
  sent,
  detailsStep,
}: {
  readonly sent: SentOffer;
  readonly detailsStep: StepId;
}) {
  const { t } = useTexts();
  if (!hasChangedSince(sent)) return null;
  return (
    <Notice kind="info">
      <p>{t('finalized.changed')}</p>
      <Button look="quiet" className="px-0" onClick={() => goBackTo(detailsStep)}>
        {t('finalized.send-changes')}
      </Button>
    </Notice>
  );
}

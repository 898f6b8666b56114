import type { StepId } from '@silowright/domain/flow/steps';
import { hasChangedSince } from '../session/asked-offer.ts';
import type { SentOffer } from '../session/session-store.ts';
import { goBackTo } from '../session/step-navigation.ts';
import { useTexts } from '../texts/use-texts.ts';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';

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

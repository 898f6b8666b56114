import type { GroupFlowAnswer } from '@silowright/contract/create-recommendation';
import { maximumAmount } from '@silowright/domain/session/field-rules';
import { useEffect, useRef } from 'react';
import { LeadDialog } from '../../../lead/lead-dialog.tsx';
import { flags } from '../../../session/flags.ts';
import { setDraft, setRequest, setValues } from '../../../session/session-store.ts';
import { navigateStep } from '../../../session/step-navigation.ts';
import { useOverlay } from '../../../session/use-overlay.ts';
import { type Texts, useTexts } from '../../../texts/use-texts.ts';
import { Button } from '../../../ui/button.tsx';

type Explanation = GroupFlowAnswer['explanation'];
type Change =
  | Explanation['nearestChanges'][number]
  | ({ readonly kind: 'more-units' } & NonNullable<Explanation['moreUnits']>);

/** More units first: the only change that keeps the requested volume. */
export const changesOf = ({ moreUnits, nearestChanges }: Explanation): Change[] => [
  ...(moreUnits ? [{ kind: 'more-units', ...moreUnits } as const] : []),
  ...nearestChanges,
];

/** Even the maximum number of units cannot hold the requested volume. */
export const isTooLarge = ({ moreUnits, rejected }: Explanation): boolean =>
  !moreUnits && rejected.length > 0 && rejected.every(({ rule }) => rule === 'volume-too-large');

export function changeText(change: Change, { t, number, metres }: Texts): string {
  switch (change.kind) {
    case 'more-units': {
      const { amountOfUnits, volumePerUnitM3 } = change;
      return t('recommendation.change-units', {
        count: amountOfUnits,
        volume: number(volumePerUnitM3),
        total: number(amountOfUnits * volumePerUnitM3),
      });
    }
    case 'volume':
      return t('recommendation.change-volume', { volume: number(change.volumePerUnitM3) });
    case 'height-limit':
      return t('recommendation.change-height-limit', { height: metres(change.heightLimitMm) });
    case 'placement':
      return t(`recommendation.change-placement-${change.placement}`);
    case 'characteristic':
      return t('recommendation.change-characteristic', {
        product: t(`product-group.${change.characteristicGroup}`),
      });
  }
}

/**
 * Applies the change as if the visitor had entered it: the fields are updated and the recommendation is requested
 * again.
 */
export function applyChange(change: Change): void {
  switch (change.kind) {
    case 'more-units': {
      const { amountOfUnits, volumePerUnitM3 } = change;
      setDraft('volume', { volume: String(volumePerUnitM3), amount: String(amountOfUnits) });
      setRequest({ volumePerUnit: volumePerUnitM3, amountOfUnits });
      break;
    }
    case 'volume':
      setDraft('volume', { volume: String(change.volumePerUnitM3) });
      setRequest({ volumePerUnit: change.volumePerUnitM3 });
      break;
    case 'height-limit':
      setDraft('location', { height: String(change.heightLimitMm / 1000) });
      setRequest({
        spaceLimitationHeightInMeter: change.heightLimitMm / 1000,
        spaceLimitationHeightInMm: change.heightLimitMm,
      });
      break;
    case 'placement':
      setDraft('location', {});
      setRequest({
        placement: change.placement,
        spaceLimitationHeightInMeter: undefined,
        spaceLimitationHeightInMm: undefined,
      });
      break;
    case 'characteristic':
      setDraft('product-group', {});
      setRequest({ characteristicGroupType: change.characteristicGroup });
      break;
  }
  setValues({ recommendationShown: 'product-group' });
}

export interface NothingFoundProps {
  readonly explanation: Explanation;
  readonly onGoBack: () => void;
}

/** The not-found message, the nearest changes as one-click choices, and other next steps (RM-02, D5). */
export function NothingFound({ explanation, onGoBack }: NothingFoundProps) {
  const changes = changesOf(explanation);
  const texts = useTexts();
  const { t } = texts;
  const message = useRef<HTMLParagraphElement>(null);
  const contact = useOverlay('contact-us');
  useEffect(() => message.current?.focus(), []);
  return (
    <>
      <p ref={message} tabIndex={-1} role="alert" className="max-w-[65ch] outline-none">
        {t('recommendation.not-found')}
      </p>
      {isTooLarge(explanation) && (
        <p className="max-w-[65ch]">{t('recommendation.too-large', { count: maximumAmount })}</p>
      )}
      {changes.length > 0 && (
        <section>
          <h3 className="mb-2 font-bold">{t('recommendation.nearest')}</h3>
          <ul className="flex flex-col gap-2">
            {changes.map((change, index) => (
              <li key={change.kind}>
                <Button
                  look={index === 0 ? 'primary' : 'secondary'}
                  className="w-full justify-start text-left sm:w-auto"
                  onClick={() => applyChange(change)}
                >
                  {changeText(change, texts)}
                </Button>
              </li>
            ))}
          </ul>
        </section>
      )}
      <div className="flex flex-wrap gap-3 border-t border-line pt-4">
        <Button look="secondary" onClick={onGoBack}>
          {t('recommendation.go-back')}
        </Button>
        {flags.CUSTOM_QUOTE ? (
          <Button
            look={changes.length > 0 ? 'secondary' : 'primary'}
            onClick={() => navigateStep('contact', { keepFlow: true, replace: true })}
          >
            {t('recommendation.custom-quote')}
          </Button>
        ) : (
          <Button look={changes.length > 0 ? 'secondary' : 'primary'} onClick={contact.show}>
            {t('recommendation.contact-us')}
          </Button>
        )}
      </div>
      {contact.open && <LeadDialog open reason="contact" onClose={contact.close} />}
    </>
  );
}

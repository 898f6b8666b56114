import { maximumAmount } from '@silowright/domain/session/field-rules';
import { flags } from '@silowright/ui/page/flags.ts';
import { Button } from '@silowright/ui/parts/button.tsx';
import { useOverlay } from '@silowright/ui/parts/use-overlay.ts';
import { useTexts } from '@silowright/ui/texts/use-texts.ts';
import { useEffect, useRef } from 'react';
import { navigateStep } from '../../../flow/step-navigation.ts';
import { LeadDialog } from '../../../leads/lead-dialog.tsx';
import { useSession } from '../../../session/session-store.ts';
import { RequestPicture } from '../../request-stage.tsx';
import { applyChange } from './apply-change.ts';
import type { Explanation } from './card-sentences.ts';
import { changeText, helpfulChanges, isTooLarge } from './nearest-change.ts';
import { SplitProposal, type SplitsProps } from './split-proposal.tsx';

export interface NothingFoundProps {
  readonly explanation: Explanation;
  readonly requestedM3: number;
  /** The types that cannot bear the product. */
  readonly tooDense?: string | undefined;
  /** For several units, if they hold the requested volume. */
  readonly proposal: Omit<SplitsProps, 'splits'>;
  readonly onGoBack: () => void;
}

/**
 * First what works: several units, then the nearest changes as one-click choices. Then the specified message and
 * buttons (RM-02, D5, EN-03). Without several units a picture shows what was asked for.
 */
export function NothingFound({ explanation, requestedM3, tooDense, proposal, onGoBack }: NothingFoundProps) {
  const changes = helpfulChanges(explanation, requestedM3);
  const hasProposal = explanation.splits.length > 0;
  const hasAnswer = hasProposal || changes.length > 0;
  const values = useSession((state) => state.values);
  const texts = useTexts();
  const { t } = texts;
  const message = useRef<HTMLParagraphElement>(null);
  const contact = useOverlay('contact-us');
  // With an answer the focus stays on the title, which precedes the answer.
  useEffect(() => {
    if (!hasAnswer) message.current?.focus();
  }, [hasAnswer]);
  return (
    <>
      {hasProposal ? (
        <SplitProposal {...proposal} splits={explanation.splits} />
      ) : (
        <RequestPicture
          values={values}
          title=""
          abovePx={24}
          groundPx={36}
          className="-mx-5 h-60 overflow-hidden min-[652px]:-mx-8 min-[652px]:h-80"
        />
      )}
      {changes.length > 0 && (
        <section>
          <h3 className="mb-2 font-bold">
            {t(hasProposal ? 'recommendation.nearest-too' : 'recommendation.nearest')}
          </h3>
          <ul className="flex flex-wrap gap-2">
            {changes.map((change, index) => (
              <li key={change.kind} className="max-sm:w-full">
                <Button
                  look={index === 0 && !hasProposal ? 'primary' : 'secondary'}
                  className="w-full justify-start text-left sm:w-auto"
                  onClick={() => (change.kind === 'density' ? onGoBack() : applyChange(change))}
                >
                  {changeText(change, texts)}
                </Button>
              </li>
            ))}
          </ul>
        </section>
      )}
      {tooDense && <p className="max-w-[65ch]">{tooDense}</p>}
      <div className={`flex flex-col gap-4 ${hasAnswer ? 'border-t border-line pt-4' : ''}`}>
        <p
          ref={message}
          tabIndex={-1}
          role={hasAnswer ? undefined : 'alert'}
          className={`max-w-[65ch] outline-none ${hasAnswer ? 'text-sm text-muted' : ''}`}
        >
          {t('recommendation.not-found')}
        </p>
        {isTooLarge(explanation) && (
          <p className="max-w-[65ch]">{t('recommendation.too-large', { count: maximumAmount })}</p>
        )}
        <div className="flex flex-wrap gap-3">
          <Button look="secondary" onClick={onGoBack}>
            {t('recommendation.go-back')}
          </Button>
          {flags.CUSTOM_QUOTE ? (
            <Button
              look={hasAnswer ? 'secondary' : 'primary'}
              onClick={() => navigateStep('contact', { keepFlow: true, replace: true })}
            >
              {t('recommendation.custom-quote')}
            </Button>
          ) : (
            <Button look={hasAnswer ? 'secondary' : 'primary'} onClick={contact.show}>
              {t('recommendation.contact-us')}
            </Button>
          )}
        </div>
      </div>
      {contact.open && <LeadDialog open nothingFitted reason="contact" onClose={contact.close} />}
    </>
  );
}

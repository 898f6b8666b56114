import type { SegmentId } from '@silowright/domain/catalogue/codes';
import { readVolume } from '@silowright/domain/session/field-rules';
import { call } from '@silowright/ui/calls/api.ts';
import { boot } from '@silowright/ui/catalogue/boot.ts';
import { localeOf } from '@silowright/ui/catalogue/offered-languages.ts';
import { Button } from '@silowright/ui/parts/button.tsx';
import { Dialog } from '@silowright/ui/parts/dialog.tsx';
import { fallbackSegment } from '@silowright/ui/texts/segments.ts';
import { useTexts } from '@silowright/ui/texts/use-texts.ts';
import { useSend } from '../parts/use-send.ts';
import { clearDraft, sessionValues } from '../session/session-store.ts';
import { type LeadFields, LeadForm } from './lead-form.tsx';
import { LeadIntro } from './lead-intro.tsx';

export interface LeadDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  /** Why the form is shown: the market has no configurator yet, or nothing was found (RM-02). */
  readonly reason: 'work-in-progress' | 'contact';
  /** The request goes along with why nothing fitted (V35). */
  readonly nothingFitted?: boolean;
  /** The market of the request; absent: the market of the visit. */
  readonly segment?: SegmentId;
}

/** Form, then thanks (MK-07). */
export function LeadDialog({ open, onClose, reason, nothingFitted = false, segment }: LeadDialogProps) {
  const { t, language } = useTexts();
  const asked = segment ?? sessionValues().segment ?? fallbackSegment();
  const sending = useSend(
    (fields: LeadFields) =>
      call('create-lead', {
        body: {
          id: sessionValues().id,
          localeStr: localeOf(language),
          ...fields,
          volume: readVolume(fields.volume, boot().asked) ?? 0,
          segment: asked,
          ...(nothingFitted && { nothingFitted }),
        },
      }),
    () => clearDraft('lead'),
  );
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t(sending.isSuccess ? 'lead.thanks-title' : `lead.title-${reason}`)}
    >
      {sending.isSuccess ? (
        <div className="flex flex-col items-start gap-6">
          <LeadIntro segment={asked}>
            {t('lead.thanks-body', { email: sending.variables.clientEmail })}
          </LeadIntro>
          <Button onClick={onClose}>{t('action.close')}</Button>
        </div>
      ) : (
        <LeadForm reason={reason} segment={asked} sending={sending} />
      )}
    </Dialog>
  );
}

import visitorRoutes from 'virtual:routes/visitors';
import { fillPath } from '@silowright/contract/route';
import { largestPhotoBytes } from '@silowright/domain/photo/photo-limits';
import { call } from '@silowright/ui/calls/api.ts';
import { config } from '@silowright/ui/calls/config.ts';
import { Button } from '@silowright/ui/parts/button.tsx';
import { useTexts } from '@silowright/ui/texts/use-texts.ts';
import { useId, useState } from 'react';
import { useSend } from '../parts/use-send.ts';
import { clearDraft, setDraft, useSession } from '../session/session-store.ts';
import { photoOwner } from './photo-units.ts';

/** The name of the draft that says that a picture is stored. */
const name = 'photo';
const qualities = [0.85, 0.65, 0.45];

/** Base64 of a JPEG that the server accepts. */
async function jpegOf(canvas: HTMLCanvasElement): Promise<string> {
  for (const quality of qualities) {
    const [, jpeg = ''] = canvas.toDataURL('image/jpeg', quality).split(',');
    if ((jpeg.length * 3) / 4 <= largestPhotoBytes) return jpeg;
  }
  throw new Error('The picture is too large.');
}

interface PhotoQuotationProps {
  /** The picture on the screen; undefined while there is none that could be added. */
  readonly picture?: () => HTMLCanvasElement | null;
}

/** Adds the picture to the quotation if the visitor agrees, and removes it again (TD-05). */
export function PhotoQuotation({ picture }: PhotoQuotationProps) {
  const { t } = useTexts();
  const id = useId();
  const isStored = useSession(({ drafts }) => drafts[name] !== undefined);
  const [consent, setConsent] = useState(false);
  const [version, setVersion] = useState(0);
  const configurationId = photoOwner();
  const save = useSend(async (action: 'added' | 'removed') => {
    const canvas = picture?.();
    if (action === 'added' && !canvas) throw new Error('There is no picture.');
    const photo = action === 'added' ? { jpeg: await jpegOf(canvas!), consent: true as const } : null;
    await call('save-site-photo', { body: { id: configurationId, photo } });
    if (!photo) return clearDraft(name);
    setDraft(name, { stored: '1' });
    setVersion(Date.now());
    setConsent(false);
  });
  const { isError, isSuccess, variables: action } = save;
  const result = isError ? (`not-${action}` as const) : isSuccess && action;
  if (!picture && !isStored && !result) return null;
  const address = config.apiBase + fillPath(visitorRoutes['read-site-photo'][1], { id: configurationId });
  return (
    <section aria-labelledby={`${id}title`} className="flex flex-col gap-3 border-t border-line pt-4">
      <h3 id={`${id}title`} className="text-lg">
        {t('photo.quotation')}
      </h3>
      {isStored && (
        <div className="flex flex-wrap items-center gap-4">
          <img
            src={`${address}?v=${version}`}
            alt={t('photo.stored-alt')}
            className="max-h-32 rounded-control border border-line"
          />
          <p>{t('photo.in-quotation')}</p>
        </div>
      )}
      {picture && (
        <>
          <label className="flex min-h-11 items-start gap-3">
            <input
              type="checkbox"
              checked={consent}
              aria-describedby={`${id}what`}
              onChange={({ target }) => setConsent(target.checked)}
              className="mt-0.5 size-5 shrink-0"
            />
            {t('photo.consent')}
          </label>
          <p id={`${id}what`} className="max-w-[65ch] text-sm text-muted">
            {t('photo.consent-what')}
          </p>
        </>
      )}
      <div className="flex flex-wrap gap-x-5 gap-y-2">
        {picture && (
          <Button look="secondary" onClick={() => save.mutate('added')} disabled={!consent || save.isPending}>
            {t(isStored ? 'photo.add-again' : 'photo.add')}
          </Button>
        )}
        {isStored && (
          <Button look="quiet" onClick={() => save.mutate('removed')} disabled={save.isPending}>
            {t('photo.remove')}
          </Button>
        )}
      </div>
      <p role="status" className={`${isError ? 'text-bad' : 'text-good'} max-w-[65ch] empty:hidden`}>
        {result && t(`photo.${result}`)}
      </p>
    </section>
  );
}

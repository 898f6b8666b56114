import { Button } from '@silowright/ui/parts/button.tsx';
import { Dialog } from '@silowright/ui/parts/dialog.tsx';
import { useTexts } from '@silowright/ui/texts/use-texts.ts';
import { useEffect, useRef, useState } from 'react';
import { LinkCode } from './qr-code.tsx';
import { currentLink } from './share-link.ts';

/** The link to copy, and the same as a QR code for a phone. */
export function ShareDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTexts();
  const [link, setLink] = useState('');
  const [copied, setCopied] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    void currentLink().then(setLink);
  }, []);
  const copy = async () => {
    field.current?.select();
    // A browser may forbid the clipboard: the selected text can be copied by hand.
    await navigator.clipboard?.writeText(link).then(
      () => setCopied(true),
      () => {},
    );
  };
  return (
    <Dialog open title={t('share.title')} onClose={onClose}>
      <div className="flex flex-col gap-5">
        <p className="max-w-[60ch] text-muted">{t('share.about')}</p>
        <div className="flex flex-wrap items-end gap-3">
          <label className="flex min-w-0 flex-1 basis-60 flex-col gap-1.5">
            <span className="font-bold">{t('share.link')}</span>
            <input
              ref={field}
              readOnly
              value={link}
              onFocus={(event) => event.target.select()}
              className="min-h-12 w-full rounded-control border border-line-strong bg-surface px-3"
            />
          </label>
          <Button onClick={() => void copy()}>{t('share.copy')}</Button>
        </div>
        <p role="status" className="text-good empty:hidden">
          {copied && t('share.copied')}
        </p>
        {link && <LinkCode link={link} label={t('share.qr')} />}
      </div>
    </Dialog>
  );
}

import type { StaffDealer } from '@silowright/contract/admin-list-dealers';
import { useState } from 'react';
import { renderSVG } from 'uqr';
import { useTexts } from '../../texts/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { RowButton } from '../page-parts.tsx';

/** The address where visitors see this dealer's brand, to copy and print. */
export function DealerLink({ dealer }: { readonly dealer: StaffDealer }) {
  const { t, language } = useTexts();
  const [open, setOpen] = useState(false);
  const [copied, setCopied] = useState(false);
  const link = `${window.location.origin}/dealer/${language}/${encodeURIComponent(dealer.id)}`;
  const copy = async () => {
    await navigator.clipboard.writeText(link);
    setCopied(true);
  };
  return (
    <>
      <RowButton aria-label={t('admin.dealer-link-of', { name: dealer.name })} onClick={() => setOpen(true)}>
        {t('admin.dealer-link')}
      </RowButton>
      <Dialog
        open={open}
        title={t('admin.dealer-link-title', { name: dealer.name })}
        onClose={() => setOpen(false)}
      >
        <p className="mb-4 break-all">
          <a href={link} className="text-brand underline">
            {link}
          </a>
        </p>
        <img
          src={`data:image/svg+xml,${encodeURIComponent(renderSVG(link, { border: 2 }))}`}
          alt={t('admin.dealer-qr', { name: dealer.name })}
          className="mb-4 size-56"
        />
        <div className="flex items-center gap-4">
          <Button onClick={() => void copy()}>{t('admin.copy')}</Button>
          <span role="status">{copied && t('admin.copied')}</span>
        </div>
      </Dialog>
    </>
  );
}

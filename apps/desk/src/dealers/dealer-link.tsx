import type { StaffDealer } from '@silowright/contract/dealers';
import { Dialog } from '@silowright/ui/parts/dialog.tsx';
import { downloadFile } from '@silowright/ui/parts/download-file.ts';
import { useTexts } from '@silowright/ui/texts/use-texts.ts';
import { useState } from 'react';
import { renderSVG } from 'uqr';
import { Breakable, RowButton } from '../parts/page-parts.tsx';

/** The address where visitors see this dealer's brand, to copy and print. */
export function DealerLink({ dealer }: { readonly dealer: StaffDealer }) {
  const { t } = useTexts();
  const [open, setOpen] = useState(false);
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
        <DealerQr dealer={dealer} />
      </Dialog>
    </>
  );
}

/** Link, QR code, and the code as a file for print. */
export function DealerQr({ dealer }: { readonly dealer: StaffDealer }) {
  const { t, language } = useTexts();
  const [copied, setCopied] = useState(false);
  const link = `${window.location.origin}/dealer/${language}/${encodeURIComponent(dealer.id)}`;
  const svg = renderSVG(link, { border: 2 });
  const copy = async () => {
    await navigator.clipboard.writeText(link);
    setCopied(true);
  };
  return (
    <>
      <p className="mb-3 text-sm wrap-anywhere">
        <a href={link} className="text-brand underline">
          <Breakable>{link}</Breakable>
        </a>
      </p>
      <img
        src={`data:image/svg+xml,${encodeURIComponent(svg)}`}
        alt={t('admin.dealer-qr', { name: dealer.name })}
        className="mb-3 size-44"
      />
      <div className="flex flex-wrap items-center gap-3">
        <RowButton onClick={() => void copy()}>{t('admin.copy')}</RowButton>
        <RowButton onClick={() => downloadFile(`${dealer.id}-qr.svg`, svg, 'image/svg+xml')}>SVG</RowButton>
        <span role="status" className="text-sm">
          {copied && t('admin.copied')}
        </span>
      </div>
    </>
  );
}

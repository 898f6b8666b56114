import { useEffect, useState } from 'react';
import { useTexts } from '../../texts/use-texts.ts';
import { staffSend } from '../staff-api.ts';

/** The customer's picture of the site; a page of the site sheet too (TD-05). */
export function SitePhotoCard({ documentId }: { readonly documentId: string }) {
  const { t } = useTexts();
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    let made: string | undefined;
    let left = false;
    staffSend('admin-get-document', { params: { id: documentId } })
      .then((response) => response.blob())
      .then(
        (blob) => {
          if (left) return;
          made = URL.createObjectURL(blob);
          setAddress(made);
        },
        // Withdrawn meanwhile: the page is loaded again without it.
        () => undefined,
      );
    return () => {
      left = true;
      if (made) URL.revokeObjectURL(made);
    };
  }, [documentId]);
  return (
    <section className="rounded-surface border border-line bg-surface p-4">
      <h2 className="mb-3 text-lg">{t('admin.site-photo')}</h2>
      {address && (
        <a href={address} target="_blank" rel="noreferrer" className="block">
          <img src={address} alt={t('admin.site-photo-alt')} className="max-h-100 rounded-control" />
        </a>
      )}
    </section>
  );
}

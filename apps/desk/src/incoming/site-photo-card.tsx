import { queryClient } from '@silowright/ui/calls/query-client.ts';
import { useTexts } from '@silowright/ui/texts/use-texts.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { staffSend } from '../calls/staff-api.ts';

/** The customer's picture of the site; a page of the site sheet too (TD-05). */
export function SitePhotoCard({ documentId }: { readonly documentId: string }) {
  const { t } = useTexts();
  // An error means that it was withdrawn meanwhile: the page is loaded again without it.
  const { data: photo } = useQuery(
    {
      queryKey: ['admin-get-document', documentId],
      queryFn: async ({ signal }) =>
        (await staffSend('admin-get-document', { params: { id: documentId } }, signal)).blob(),
    },
    queryClient,
  );
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    if (!photo) return;
    const made = URL.createObjectURL(photo);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [photo]);
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

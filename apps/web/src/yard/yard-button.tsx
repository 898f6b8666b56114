import MapIcon from 'lucide-react/icons/map';
import { Suspense, useState } from 'react';
import { lazyPart } from '../lazy-part.ts';
import { useTexts } from '../texts/use-texts.ts';
import type { YardDialogProps } from './yard-dialog.tsx';

const YardDialog = lazyPart<YardDialogProps>(
  'yard',
  ['site'],
  async () => (await import('./yard-dialog.tsx')).YardDialog,
);

/** Opens the plan of the yard (TD-06). */
export function YardButton({ diameterMm }: Pick<YardDialogProps, 'diameterMm'>) {
  const { t } = useTexts();
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        onClick={() => setOpen(true)}
        className="link flex min-h-11 items-center gap-2 text-sm"
      >
        <MapIcon aria-hidden="true" size={18} />
        {t('yard.plan')}
      </button>
      {open && (
        <Suspense>
          <YardDialog diameterMm={diameterMm} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

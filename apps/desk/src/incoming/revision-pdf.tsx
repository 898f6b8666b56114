import type { RevisionDraft } from '@silowright/contract/revisions';
import { Button } from '@silowright/ui/parts/button.tsx';
import { useTexts } from '@silowright/ui/texts/use-texts.ts';
import { lazy, Suspense, useState } from 'react';
import { staffSend } from '../calls/staff-api.ts';

const PdfPages = lazy(() =>
  import('@silowright/ui/parts/pdf-pages.tsx').then((module) => ({ default: module.PdfPages })),
);

/** The quotation as a draft would print it: what asks for it, its button, and its pages once they are there. */
export function useRevisionPdf(id: string) {
  const { t } = useTexts();
  const [bytes, setBytes] = useState<Uint8Array>();
  return {
    print: async (draft: RevisionDraft) => {
      const response = await staffSend('admin-print-revision', { params: { id }, body: { draft } });
      setBytes(new Uint8Array(await response.arrayBuffer()));
    },
    button: (onClick: () => void, disabled = false) => (
      <Button look="secondary" disabled={disabled} onClick={onClick}>
        {t(bytes ? 'admin.revise-pdf-again' : 'admin.revise-pdf')}
      </Button>
    ),
    pages: bytes && (
      <Suspense fallback={null}>
        <div className="rounded-surface bg-sunken p-3">
          <PdfPages bytes={bytes} />
        </div>
      </Suspense>
    ),
  };
}

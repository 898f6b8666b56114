import type { PDFDocumentProxy } from 'pdfjs-dist';
import workerUrl from 'pdfjs-dist/build/pdf.worker.min.mjs?url';
import { useEffect, useRef, useState } from 'react';
import { useTexts } from '../texts/use-texts.ts';
import { Loading } from './loading.tsx';
import { Notice } from './notice.tsx';

/** Wide enough for every screen; the browser scales it down. */
const drawnWidthPx = 1400;

/** pdf.js is loaded with the first document, from this site only. */
async function openPdf(bytes: Uint8Array): Promise<PDFDocumentProxy> {
  const { getDocument, GlobalWorkerOptions } = await import('pdfjs-dist');
  GlobalWorkerOptions.workerSrc = workerUrl;
  // pdf.js transfers the bytes; the caller still needs them for download.
  return getDocument({ data: bytes.slice() }).promise;
}

/** The pages of the document as pictures; their text is above. */
export function PdfPages({ bytes }: { readonly bytes: Uint8Array }) {
  const { t } = useTexts();
  const [document, setDocument] = useState<PDFDocumentProxy>();
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    let isGone = false;
    let opened: PDFDocumentProxy | undefined;
    openPdf(bytes).then(
      (pdf) => {
        opened = pdf;
        if (isGone) void pdf.loadingTask.destroy();
        else setDocument(pdf);
      },
      (error) => {
        console.error('The document cannot be shown', error);
        if (!isGone) setFailed(true);
      },
    );
    return () => {
      isGone = true;
      void opened?.loadingTask.destroy();
    };
  }, [bytes]);
  if (hasFailed) return <Notice kind="error">{t('signing.document-failed')}</Notice>;
  if (!document) return <Loading>{t('signing.document-loading')}</Loading>;
  return (
    <ol className="flex flex-col gap-4">
      {Array.from({ length: document.numPages }, (_, at) => (
        <PdfPage key={at} document={document} number={at + 1} />
      ))}
    </ol>
  );
}

function PdfPage({ document, number }: { readonly document: PDFDocumentProxy; readonly number: number }) {
  const { t } = useTexts();
  const canvas = useRef<HTMLCanvasElement>(null);
  const [isDrawn, setDrawn] = useState(false);
  useEffect(() => {
    let isGone = false;
    const draw = async () => {
      const page = await document.getPage(number);
      const target = canvas.current;
      if (isGone || !target) return;
      const viewport = page.getViewport({ scale: drawnWidthPx / page.getViewport({ scale: 1 }).width });
      target.width = viewport.width;
      target.height = viewport.height;
      await page.render({ canvas: target, viewport }).promise;
      if (!isGone) setDrawn(true);
    };
    draw().catch((error) => {
      if (!isGone) console.error('A page cannot be drawn', error);
    });
    return () => {
      isGone = true;
    };
  }, [document, number]);
  const label = t('signing.page', { page: number, pages: document.numPages });
  return (
    <li>
      <div aria-hidden="true">
        <canvas
          ref={canvas}
          data-page={number}
          data-drawn={isDrawn}
          className="aspect-[210/297] w-full rounded-control border border-line bg-surface"
        />
      </div>
      <p className="mt-1 text-center text-sm text-muted">{label}</p>
    </li>
  );
}

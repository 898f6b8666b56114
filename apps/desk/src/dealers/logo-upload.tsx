import type { StaffDealer } from '@silowright/contract/dealers';
import { ApiError } from '@silowright/ui/calls/api.ts';
import { useTexts } from '@silowright/ui/texts/use-texts.ts';
import { useId, useState } from 'react';
import { May } from '../access/may.tsx';
import { failureText, invalidateCalls, staffCall } from '../calls/staff-api.ts';
import { LogoAdjust } from './logo-adjust.tsx';
import { logoProblem, refusedLogo } from './logo-rules.ts';

/** Choosing a file uploads it. The preview is cleared and then shows the server's response (DR-03). */
export function LogoUpload({
  dealer,
  adjustable = false,
}: {
  readonly dealer: StaffDealer;
  /** The file is first cut and padded. */
  readonly adjustable?: boolean;
}) {
  const { t } = useTexts();
  const id = useId();
  const [url, setUrl] = useState(dealer.image_url);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const [adjusted, setAdjusted] = useState<Blob>();

  const choose = async (input: HTMLInputElement) => {
    const file = input.files?.[0];
    if (!file) return;
    setProblem('');
    const wrong = await logoProblem(file);
    if (wrong) {
      input.value = '';
      setProblem('size' in wrong ? t(wrong.key, { size: wrong.size }) : t(wrong.key));
    } else if (adjustable) {
      // A copy: the field is cleared for the next choice.
      setAdjusted(new Blob([await file.arrayBuffer()], { type: file.type }));
      input.value = '';
    } else {
      await upload(file);
      input.value = '';
    }
  };
  const upload = async (file: Blob) => {
    const before = url;
    setUrl('');
    setBusy(true);
    const body = new FormData();
    body.append('file', file, 'logo.png');
    const params = { dealerId: dealer.id, hubSpotId: dealer.hub_spot_id || dealer.id };
    try {
      const answer = await staffCall('admin-upload-logo', { params, body });
      setUrl(answer.url || before);
      if (!answer.url) setProblem(t('admin.logo-failed'));
      void invalidateCalls('admin-list-dealers', 'admin-get-dealer');
    } catch (error) {
      const reason = error instanceof ApiError ? refusedLogo[error.fields[0]?.code ?? ''] : undefined;
      setProblem([failureText(error), reason && t(reason)].filter(Boolean).join('. '));
      setUrl(before);
    } finally {
      setBusy(false);
    }
  };

  return (
    <div className="mt-4">
      <div className="flex h-24 items-center justify-center rounded-control border border-line bg-sunken p-3">
        {url ? (
          <img
            src={url}
            alt={t('admin.logo-of', { name: dealer.name })}
            className="max-h-full max-w-full object-contain"
          />
        ) : (
          <span className="text-sm text-muted" role="status">
            {busy ? t('admin.logo-uploading') : t('admin.logo-none')}
          </span>
        )}
      </div>
      <May scope="dealers:write">
        <p id={id} className="mt-3 mb-1 text-sm font-bold">
          {t('admin.logo-choose')}
          <span className="sr-only"> · {dealer.name}</span>
        </p>
        {/* The browser's own button has the language of the browser, not of the page. */}
        <label className="relative inline-flex min-h-11 items-center rounded-control border border-line-strong bg-surface px-4 text-sm font-bold hover:bg-sunken has-disabled:text-muted has-focus-visible:outline-3 has-focus-visible:outline-brand">
          <span id={`${id}-button`}>{t('admin.import-choose')}</span>
          <input
            type="file"
            accept="image/png,.png"
            aria-labelledby={`${id} ${id}-button`}
            disabled={busy}
            className="absolute inset-0 cursor-pointer opacity-0"
            onChange={(event) => void choose(event.target)}
          />
        </label>
      </May>
      {adjusted && (
        <LogoAdjust
          file={adjusted}
          onClose={() => setAdjusted(undefined)}
          onTake={(logo) => {
            setAdjusted(undefined);
            void upload(logo);
          }}
        />
      )}
      <p role="alert" className="mt-1 text-sm text-bad empty:hidden">
        {problem && `⚠\u00a0${problem}`}
      </p>
    </div>
  );
}

import type { StaffDealer } from '@silowright/contract/admin-dealers';
import { useId, useState } from 'react';
import { useTexts } from '../../texts/use-texts.ts';
import { failureText, forget, staffCall } from '../staff-api.ts';
import { logoProblem } from './logo-rules.ts';

/** Choosing a file uploads it; the preview clears meanwhile and then shows what the server answered (DR-03). */
export function LogoUpload({ dealer }: { readonly dealer: StaffDealer }) {
  const { t } = useTexts();
  const id = useId();
  const [url, setUrl] = useState(dealer.image_url);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');

  const upload = async (input: HTMLInputElement) => {
    const file = input.files?.[0];
    if (!file) return;
    setProblem('');
    const tooBig = logoProblem(file);
    if (tooBig) {
      input.value = '';
      setProblem(t(tooBig.key, { size: tooBig.size }));
      return;
    }
    setUrl('');
    setBusy(true);
    const body = new FormData();
    body.append('file', file);
    const params = { dealerId: dealer.id, hubSpotId: dealer.hub_spot_id };
    try {
      const answer = await staffCall('admin-upload-logo', { params, body });
      if (answer.url) setUrl(answer.url);
      else setProblem(t('admin.logo-failed'));
      void forget('admin-list-dealers');
    } catch (error) {
      setProblem(failureText(error));
      setUrl(dealer.image_url);
    } finally {
      setBusy(false);
      input.value = '';
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
      <label htmlFor={id} className="mt-3 block text-sm font-bold">
        {t('admin.logo-choose')}
      </label>
      <input
        id={id}
        type="file"
        accept="image/png,.png"
        disabled={busy}
        className="mt-1 block w-full text-sm file:mr-3 file:min-h-11 file:rounded-control file:border file:border-line-strong file:bg-surface file:px-4 file:font-bold"
        onChange={(event) => void upload(event.target)}
      />
      <p role="alert" className="mt-1 text-sm text-bad empty:hidden">
        {problem && `⚠\u00a0${problem}`}
      </p>
    </div>
  );
}

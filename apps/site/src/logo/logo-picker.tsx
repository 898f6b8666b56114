import { ApiError } from '@silowright/ui/calls/api.ts';
import { logoUrl } from '@silowright/ui/calls/logo-url.ts';
import { errorText } from '@silowright/ui/calls/use-call.ts';
import { useTexts } from '@silowright/ui/texts/use-texts.ts';
import ImageUp from 'lucide-react/icons/image-up';
import { type DragEvent, useEffect, useId, useRef, useState } from 'react';
import type { OpenPicture } from './draw-picture.ts';
import { type OwnLogo, saveLogo, useOwnLogo } from './logo-session.ts';
import { acceptedFiles, readLogoFile } from './read-logo-file.ts';

/** The visitor's own logo on the unit: chosen, dropped or pasted, shown at once, replaced, removed, undone (ST-07). */
export function LogoPicker({ open }: { readonly open?: OpenPicture }) {
  const texts = useTexts();
  const { t } = texts;
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const logo = useOwnLogo();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  /** What undo brings back; null: no logo. */
  const [before, setBefore] = useState<OwnLogo | null>();

  const save = async (
    sent: Parameters<typeof saveLogo>[0],
    file: string | undefined,
    undone: typeof before,
  ) => {
    setProblem('');
    setBusy(true);
    try {
      await saveLogo(sent, file);
      setBefore(undone);
    } catch (error) {
      const refused = error instanceof ApiError && error.code === 'bad-request';
      setProblem(refused ? t(sent && 'name' in sent ? 'logo.gone' : 'logo.broken') : errorText(error, texts));
    } finally {
      setBusy(false);
    }
  };
  const choose = async (file: File | undefined) => {
    if (!file || busy) return;
    setBusy(true);
    const read = await readLogoFile(file, open);
    setBusy(false);
    if ('png' in read) await save({ file: await base64Of(read.png) }, file.name, logo ?? null);
    else setProblem(t(read.problem.key, read.problem.params));
  };
  const undo = () =>
    void save(before ? { name: before.name } : null, before?.file, undefined).then(() =>
      input.current?.focus(),
    );

  useEffect(() => {
    const paste = (event: ClipboardEvent) => {
      const file = event.clipboardData?.files[0];
      if (!file) return;
      event.preventDefault();
      void choose(file);
    };
    addEventListener('paste', paste);
    return () => removeEventListener('paste', paste);
  });
  const drop = (event: DragEvent) => {
    event.preventDefault();
    void choose(event.dataTransfer.files[0]);
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: files may be dropped here; the field does the same.
    <div
      className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-control border border-dashed border-line-strong p-3 has-focus-visible:border-solid"
      onDragOver={(event) => event.preventDefault()}
      onDrop={drop}
    >
      <span className="flex h-14 w-24 shrink-0 items-center justify-center rounded-control border border-line bg-surface p-1">
        {logo ? (
          <img
            src={logoUrl(logo.name)}
            alt={t('logo.alt')}
            className="max-h-full max-w-full object-contain"
          />
        ) : (
          <ImageUp aria-hidden="true" size={24} className="text-muted" />
        )}
      </span>
      <div className="min-w-40 flex-1">
        <p className="font-bold wrap-anywhere">{logo ? (logo.file ?? t('logo.alt')) : t('logo.title')}</p>
        <p id={`${id}hint`} role="status" className="text-sm text-muted">
          {t(busy ? 'logo.uploading' : logo ? 'logo.shown' : 'logo.hint')}
        </p>
      </div>
      <div className="flex flex-wrap gap-x-4">
        <label className="link inline-flex min-h-11 cursor-pointer items-center text-sm font-bold has-focus-visible:outline-2 has-focus-visible:outline-offset-2">
          {t(logo ? 'logo.replace' : 'logo.choose')}
          <input
            ref={input}
            type="file"
            accept={acceptedFiles}
            aria-label={t(logo ? 'logo.replace-logo' : 'logo.choose-logo')}
            aria-describedby={`${id}hint`}
            aria-invalid={problem !== ''}
            aria-errormessage={problem ? `${id}problem` : undefined}
            disabled={busy}
            className="sr-only"
            onChange={({ target }) => {
              void choose(target.files?.[0]);
              target.value = '';
            }}
          />
        </label>
        {logo && (
          <button
            type="button"
            aria-label={t('logo.remove-logo')}
            disabled={busy}
            className="link min-h-11 text-sm font-bold"
            onClick={() => void save(null, undefined, logo).then(() => input.current?.focus())}
          >
            {t('logo.remove')}
          </button>
        )}
        {before !== undefined && (
          <button
            type="button"
            aria-label={t('logo.undo-logo')}
            disabled={busy}
            className="link min-h-11 text-sm font-bold"
            onClick={undo}
          >
            {t('logo.undo')}
          </button>
        )}
      </div>
      <p id={`${id}problem`} role="alert" className="basis-full text-sm text-bad empty:hidden">
        {problem && `⚠\u00a0${problem}`}
      </p>
    </div>
  );
}

async function base64Of(blob: Blob): Promise<string> {
  const bytes = new Uint8Array(await blob.arrayBuffer());
  let text = '';
  // In parts, because a call has a limited number of arguments.
  for (let at = 0; at < bytes.length; at += 8192)
    text += String.fromCharCode(...bytes.subarray(at, at + 8192));
  return btoa(text);
}

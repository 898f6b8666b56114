import { Unbroken } from '@silowright/ui/parts/unbroken.tsx';
import { useTexts } from '@silowright/ui/texts/use-texts.ts';
import { useId } from 'react';
import { setDraft, useSession } from '../session/session-store.ts';
import { copyDraft, copyKinds, copyOfDraft } from './copy-kind.ts';

/** What the copy of a quotation is for its customer; nothing of a visit that began with the market (CU-02). */
export function CopyQuestion() {
  const { t } = useTexts();
  const effect = useId();
  const draft = useSession(({ drafts }) => drafts[copyDraft]);
  const copy = copyOfDraft(draft);
  if (!copy) return null;
  const { of: number } = copy;
  return (
    <fieldset aria-describedby={effect} className="min-w-0">
      <legend className="text-sm font-bold">
        <Unbroken number={number}>{t('copy.question', { number })}</Unbroken>
      </legend>
      <div className="flex flex-wrap gap-x-5">
        {copyKinds.map((kind) => (
          <label key={kind} className="flex min-h-11 items-center gap-2">
            <input
              type="radio"
              name="copy-kind"
              value={kind}
              checked={copy.kind === kind}
              onChange={() => setDraft(copyDraft, { ...draft, kind })}
              className="size-5 shrink-0 accent-brand"
            />
            {t(`copy.as-${kind}`)}
          </label>
        ))}
      </div>
      <p id={effect} className="text-sm text-muted">
        <Unbroken number={number}>{t(`copy.effect-${copy.kind}`, { number })}</Unbroken>
      </p>
    </fieldset>
  );
}

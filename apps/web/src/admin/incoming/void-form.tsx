import { useTexts } from '../../texts/use-texts.ts';
import { ReasonForm } from '../../ui/reason-form.tsx';

/** Declares a signature void, with a reason that everybody concerned reads (D25). Opened by a button. */
export function VoidForm({ onVoid }: { readonly onVoid: (reason: string) => void }) {
  const { t } = useTexts();
  return (
    <details className="mb-8 max-w-[40rem] rounded-surface border border-line bg-surface">
      <summary className="min-h-11 cursor-pointer px-5 py-3 font-bold">{t('admin.void')}</summary>
      <ReasonForm
        id="void-reason"
        about={t('admin.void-about')}
        label={t('admin.void-reason')}
        missing={t('admin.void-reason-missing')}
        action={t('admin.void')}
        className="gap-4 px-5 pb-5"
        onReason={onVoid}
      />
    </details>
  );
}

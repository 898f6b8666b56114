import { useTexts } from '../texts/use-texts.ts';
import { Notice } from '../ui/notice.tsx';
import type { Confirmation } from './configuration-store.ts';

/** The server is away, or says no. */
export function ConfirmationNotice({ confirmation }: { readonly confirmation: Confirmation }) {
  const { t } = useTexts();
  if (confirmation === 'away')
    return (
      <div role="status">
        <Notice kind="info">{t('configure.away')}</Notice>
      </div>
    );
  return confirmation === 'refused' && <Notice kind="error">{t('configure.refused')}</Notice>;
}

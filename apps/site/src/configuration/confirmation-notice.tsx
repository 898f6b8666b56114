import { Notice } from '@silowright/ui/parts/notice.tsx';
import { useTexts } from '@silowright/ui/texts/use-texts.ts';
import type { Confirmation } from './configuration-store.ts';

/** The server cannot take the choices yet, or refused them. */
export function ConfirmationNotice({ confirmation }: { readonly confirmation: Confirmation }) {
  const { t } = useTexts();
  if (typeof confirmation === 'object')
    return (
      <div role="status">
        <Notice kind="info">{t(`configure.${confirmation.kind}`)}</Notice>
      </div>
    );
  return confirmation === 'refused' && <Notice kind="error">{t('configure.refused')}</Notice>;
}

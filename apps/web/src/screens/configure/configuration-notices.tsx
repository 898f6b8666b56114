import { ReopenedNotice } from '../../configuration/reopened-notice.tsx';
import type { useConfiguration } from '../../configuration/use-configuration.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { Notice } from '../../ui/notice.tsx';

/** What the visitor must know of: where the unit comes from, and a server that is away or says no. */
export function ConfigurationNotices({
  configuration: { offer, confirmation },
}: {
  readonly configuration: ReturnType<typeof useConfiguration>;
}) {
  const { t } = useTexts();
  return (
    <div role="status" className="flex flex-col gap-3 empty:hidden">
      <ReopenedNotice offer={offer} />
      {confirmation === 'away' && <Notice kind="info">{t('configure.away')}</Notice>}
      {confirmation === 'refused' && <Notice kind="error">{t('configure.refused')}</Notice>}
    </div>
  );
}

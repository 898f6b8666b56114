import { optionName } from '../../configuration/option-names.ts';
import { ReopenedNotice } from '../../configuration/reopened-notice.tsx';
import { undoChange } from '../../configuration/undo-change.ts';
import type { useConfiguration } from '../../configuration/use-configuration.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';

/** What the visitor must know of: choices that went, and a server that is away or says no. */
export function ConfigurationNotices({
  configuration: { offer, change, undo, confirmation },
}: {
  readonly configuration: ReturnType<typeof useConfiguration>;
}) {
  const texts = useTexts();
  const { t } = texts;
  const lost = change?.lost ?? [];
  const nameOf = (key: string, value: string) => {
    const group = offer?.groups.find((candidate) => candidate.key === key);
    return group ? optionName(texts, group, value) : value;
  };
  return (
    <div role="status" className="flex flex-col gap-3 empty:hidden">
      <ReopenedNotice offer={offer} />
      {confirmation === 'away' && <Notice kind="info">{t('configure.away')}</Notice>}
      {confirmation === 'refused' && <Notice kind="error">{t('configure.refused')}</Notice>}
      {lost.length > 0 && (
        <Notice kind="info">
          <p>
            {t('configure.dropped', { names: lost.map(({ key, value }) => nameOf(key, value)).join(', ') })}
          </p>
          {undo.length > 0 && (
            <Button look="quiet" className="px-0" onClick={() => void undoChange()}>
              {t('configure.take-back')}
            </Button>
          )}
        </Notice>
      )}
    </div>
  );
}

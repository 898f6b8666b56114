import { useTexts } from '@silowright/ui/texts/use-texts.ts';
import X from 'lucide-react/icons/x';

export interface MailBarProps {
  readonly count: number;
  readonly onSettle: (action: 'send' | 'discard') => void;
  readonly onNone: () => void;
}

const look = 'min-h-11 rounded-control px-3 hover:bg-muted';

/** Actions for the chosen mails; discarding needs confirmation. */
export function MailBar({ count, onSettle, onNone }: MailBarProps) {
  const { t } = useTexts();
  return (
    <section
      aria-label={t('desk.chosen-bar')}
      className="z-20 mx-auto flex max-w-fit flex-wrap items-center gap-1 rounded-surface bg-ink px-3 py-1 text-sm text-surface shadow-float tall:fixed tall:inset-x-2 tall:bottom-16 tall:md:bottom-4"
    >
      <strong className="px-2">{t('desk.chosen', { count })}</strong>
      <button type="button" className={look} onClick={() => onSettle('send')}>
        {t('admin.mails-send', { count })}
      </button>
      <button
        type="button"
        className={look}
        onClick={() => {
          if (window.confirm(t('admin.mails-discard-question', { count }))) onSettle('discard');
        }}
      >
        {t('admin.mails-discard', { count })}
      </button>
      <button type="button" aria-label={t('desk.choose-none')} className={look} onClick={onNone}>
        <X aria-hidden="true" size={18} />
      </button>
    </section>
  );
}

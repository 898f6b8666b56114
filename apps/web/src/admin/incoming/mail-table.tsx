import type { StaffMail } from '@silowright/contract/admin-incoming';
import type { ReactNode } from 'react';
import { useTexts } from '../../texts/use-texts.ts';
import { RowButton } from '../page-parts.tsx';
import { timeText } from '../time-text.ts';

export interface MailTableProps<Mail extends StaffMail> {
  readonly mails: readonly Mail[];
  readonly onSendAgain: (id: string) => void;
  readonly more?: (mail: Mail) => ReactNode;
}

/** Mails with their state, the reason of a failure, and a way to send them again. */
export function MailTable<Mail extends StaffMail>({ mails, onSendAgain, more }: MailTableProps<Mail>) {
  const { t, locale } = useTexts();
  return (
    <ul className="flex flex-col gap-2">
      {mails.map((mail) => (
        <li
          key={mail.id}
          className="flex flex-wrap items-center gap-x-4 gap-y-1 rounded-control border border-line bg-surface px-4 py-3 text-sm"
        >
          <div className="min-w-0 flex-1 basis-64">
            <p className="break-words">
              <strong>{mail.recipient}</strong> · {t(`admin.role-${mail.recipient_role}`)}
            </p>
            <p className={mail.state === 'dead' ? 'font-bold text-bad' : 'text-muted'}>
              {t(`admin.mail-${mail.state}`)} · {timeText(locale, mail.sent_at ?? mail.created_at)}
              {mail.last_error && <span className="block break-words">{mail.last_error}</span>}
            </p>
            {more?.(mail)}
          </div>
          <RowButton
            aria-label={t('admin.send-again-to', { recipient: mail.recipient })}
            onClick={() => onSendAgain(mail.id)}
          >
            {t('admin.send-again')}
          </RowButton>
        </li>
      ))}
    </ul>
  );
}

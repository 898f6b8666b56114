import type { StaffMail } from '@silowright/contract/desk';
import { Button } from '@silowright/ui/parts/button.tsx';
import { useTexts } from '@silowright/ui/texts/use-texts.ts';
import { useState } from 'react';
import { May } from '../../access/may.tsx';
import { timeText } from '../../parts/formats.ts';
import { eventOfMail } from './mail-cells.tsx';

export interface MailTableProps {
  readonly mails: readonly StaffMail[];
  /** Whether it was queued. */
  readonly onSendAgain: (id: string) => Promise<boolean>;
}

/** The newest first, those of one event together. */
const inOrder = (a: StaffMail, b: StaffMail): number =>
  b.created_at.localeCompare(a.created_at) || a.recipient_role.localeCompare(b.recipient_role);

/** Mails with state, failure reason and a button to send again. */
export function MailTable({ mails, onSendAgain }: MailTableProps) {
  const texts = useTexts();
  const { t, locale } = texts;
  const [sent] = useState(() => new Set<string>());
  /** Once: a second press would be a second mail. The copy is in the list and can be sent again. */
  const sendOnce = async (id: string) => {
    if (sent.has(id)) return;
    sent.add(id);
    if (!(await onSendAgain(id))) sent.delete(id);
  };
  return (
    <ul className="divide-y divide-line rounded-surface border border-line bg-surface">
      {mails.toSorted(inOrder).map((mail) => (
        <li key={mail.id} className="flex flex-wrap items-center gap-x-4 px-4 py-2 text-sm">
          <div className="min-w-0 flex-1 basis-52">
            <p className="break-words">
              <strong>{mail.recipient}</strong> · {t(`admin.role-${mail.recipient_role}`)}
            </p>
            <p className="text-muted">{eventOfMail(mail, texts)}</p>
            <p className={mail.state === 'dead' ? 'font-bold text-bad' : 'text-muted'}>
              {t(`admin.mail-${mail.state}`)} · {timeText(locale, mail.sent_at ?? mail.created_at)}
              {mail.last_error && <span className="block break-words">{mail.last_error}</span>}
            </p>
          </div>
          <May scope="incoming:write">
            <Button
              look="quiet"
              className="min-h-11 text-sm md:min-h-8"
              aria-label={t('admin.send-again-to', { recipient: mail.recipient })}
              aria-disabled={sent.has(mail.id)}
              onClick={() => void sendOnce(mail.id)}
            >
              {t('admin.send-again')}
            </Button>
          </May>
        </li>
      ))}
    </ul>
  );
}

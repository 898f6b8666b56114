import { bcp47 } from '@silowright/texts/bcp47';
import type { Booking } from '../meeting/book-meeting.ts';
import type { MeetingMail } from '../meeting/queue-meeting-mails.ts';
import type { Company } from '../quotation/quotation.ts';
import { freeText } from './free-text.ts';
import type { MailContent, MailRow } from './mail-content.ts';
import { contactBlocks, greeting } from './quotation-mail.ts';
import type { MailSpeaker } from './speaker.ts';

export interface MeetingWords {
  readonly booking: Booking;
  readonly mail: MeetingMail;
  readonly company: Company;
  readonly manageUrl: string;
  readonly speaker: MailSpeaker;
}

/** The time as the reader's clock shows it, with the zone named. */
function timeIn(
  { locale }: MailSpeaker,
  timeMs: number,
  timeZone: string,
): { readonly date: string; readonly time: string } {
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(bcp47(locale), { timeZone, ...options }).format(timeMs);
  return {
    date: format({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }),
    time: format({ hour: '2-digit', minute: '2-digit' }),
  };
}

export function meetingMail(role: 'visitor' | 'sales', words: MeetingWords): MailContent {
  const { booking, mail, speaker } = words;
  const { t } = speaker;
  const addressee = {
    email: booking.clientEmail,
    lastName: booking.lastName,
    ...(booking.firstName && { firstName: booking.firstName }),
    ...(booking.companyName && { companyName: booking.companyName }),
    ...(booking.phoneNumber && { phoneNumber: booking.phoneNumber }),
    ...(booking.comments && { comments: booking.comments }),
  };
  const customer = freeText(
    [[booking.firstName, booking.lastName].filter(Boolean).join(' '), booking.companyName]
      .filter(Boolean)
      .join(', '),
  );
  const when = timeIn(speaker, mail.startsAt, mail.timeZone);
  const key = role === 'visitor' ? `mail.meeting.${mail.change}` : `mail.meeting-sales.${mail.change}`;
  const params = { ...when, customer, company: words.company.name, phone: words.company.phone };
  const rows = { kind: 'rows', rows: timeRows(words) } as const;
  const isOpen = mail.change === 'confirm';
  if (role === 'sales') {
    return {
      subject: t(`${key}-subject`, params),
      preheader: t(`${key}-intro`, params),
      title: t(`${key}-title`, params),
      blocks: [
        { kind: 'paragraph', text: t(`${key}-intro`, params) },
        rows,
        ...contactBlocks(addressee, speaker),
      ],
    };
  }
  return {
    subject: t(`${key}-subject`, params),
    preheader: t(`${key}-intro`, params),
    title: t(`${key}-title`, params),
    blocks: [
      { kind: 'paragraph', text: greeting(addressee, speaker) },
      { kind: 'paragraph', text: t(`${key}-intro`, params) },
      rows,
      ...(mail.change === 'cancelled'
        ? []
        : [
            {
              kind: 'paragraph',
              text: t(isOpen ? 'mail.meeting.confirm-until' : 'mail.meeting.calendar'),
            } as const,
            {
              kind: 'button',
              label: t(isOpen ? 'mail.meeting.confirm' : 'mail.meeting.manage'),
              url: words.manageUrl,
              primary: true,
            } as const,
          ]),
      { kind: 'paragraph', text: t('mail.not-you'), quiet: true },
    ],
  };
}

function timeRows({ mail, speaker }: MeetingWords): MailRow[] {
  const { t } = speaker;
  const when = timeIn(speaker, mail.startsAt, mail.timeZone);
  const ends = timeIn(speaker, mail.endsAt, mail.timeZone);
  const before = mail.before === undefined ? undefined : timeIn(speaker, mail.before, mail.timeZone);
  return [
    { label: t('mail.meeting.date'), value: when.date },
    { label: t('mail.meeting.time'), value: `${when.time}–${ends.time}`, whole: true },
    { label: t('mail.meeting.time-zone'), value: mail.timeZone.replaceAll('_', ' ') },
    ...(before ? [{ label: t('mail.meeting.before'), value: `${before.date}, ${before.time}` }] : []),
  ];
}

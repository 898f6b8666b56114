import type { Booking } from '@silowright/contract/meetings';
import { bcp47, languageOfLocale } from '@silowright/domain/locale';
import { contactBlocks, greeting } from '../deals/mails/contact-blocks.ts';
import { mailSpeaker, staffSpeaker, type WriteMail, withDesk } from '../deals/mails/write-mail.ts';
import { addresseeOf } from '../deals/paper/addressee-of.ts';
import { customerOf, nameOf } from '../deals/paper/quotation.ts';
import { type Company, companyOf } from '../platform/config/company.ts';
import { readStored } from '../platform/db/stored-json.ts';
import { storedKinds } from '../platform/db/stored-kinds.ts';
import type { MailContent, MailRow } from '../platform/mail/mail-content.ts';
import { freeText, paragraph, table } from '../platform/mail/mail-content.ts';
import type { MailSpeaker } from '../platform/mail/speaker.ts';
import { invitationFile } from './meeting-invitation.ts';
import { findMeeting } from './store/meetings.ts';

/** The content of a mail is frozen: a later move must not change an earlier invitation. */
export interface MeetingMail {
  readonly change: 'confirm' | 'booked' | 'moved' | 'cancelled';
  readonly token: string;
  readonly sequence: number;
  readonly startsAt: number;
  readonly endsAt: number;
  /** Previous time of a moved meeting. */
  readonly before?: number;
  readonly timeZone: string;
}

/** The invitation, its change or its cancellation, for the visitor and for sales (D11). */
export const writeMeetingMail: WriteMail = async (message, { config, store }) => {
  const row = await store.read((db) => findMeeting(db, message.meeting_id ?? ''));
  if (!row) throw new Error('the meeting of this mail no longer exists');
  const booking = readStored<Booking>(storedKinds.meeting, row.id, row.content);
  const mail = readStored<MeetingMail>(storedKinds.message, message.id, message.payload);
  const toVisitor = message.recipient_role === 'visitor';
  const speaker = toVisitor ? mailSpeaker(config, booking.localeStr) : staffSpeaker(config);
  const company = companyOf(config, speaker.locale);
  const manageUrl = `${config.publicUrl}/meeting/${mail.token}?language=${languageOfLocale(booking.localeStr)}`;
  // Calendars create links like mail programs (threat 21).
  const name = freeText(nameOf(addresseeOf(booking)));
  const cancelled = mail.change === 'cancelled';
  const written = meetingMail(toVisitor ? 'visitor' : 'sales', {
    booking,
    mail: toVisitor ? mail : { ...mail, timeZone: config.companyTimezone },
    reservedUntil: row.confirm_by ?? mail.startsAt,
    company,
    manageUrl,
    speaker,
  });
  const content = withDesk(written, `${config.publicUrl}/admin/meetings/${row.id}`, speaker);
  const replyTo = toVisitor ? config.companyEmail : booking.clientEmail;
  // No calendar file before the confirmation.
  if (mail.change === 'confirm') return { content, speaker, company, replyTo, attachments: [] };
  return {
    content,
    speaker,
    company,
    replyTo,
    attachments: [
      {
        filename: 'invitation.ics',
        contentType: `text/calendar; charset=utf-8; method=${cancelled ? 'CANCEL' : 'REQUEST'}`,
        content: Buffer.from(
          invitationFile({
            method: cancelled ? 'CANCEL' : 'REQUEST',
            uid: `${row.id}@${new URL(config.publicUrl).hostname}`,
            sequence: mail.sequence,
            stampMs: message.created_at,
            startsAtMs: mail.startsAt,
            endsAtMs: mail.endsAt,
            summary: speaker.t('mail.meeting.summary', { company: company.name, name }),
            // Only the visitor gets the link to move or cancel.
            description: toVisitor && !cancelled ? `${company.phone}\n${manageUrl}` : company.phone,
            organizer: company,
            attendee: { name, email: booking.clientEmail },
          }),
        ),
      },
    ],
  };
};

export interface MeetingWords {
  readonly booking: Booking;
  readonly mail: MeetingMail;
  /** Of a meeting that is not confirmed. */
  readonly reservedUntil: number;
  readonly company: Company;
  readonly manageUrl: string;
  readonly speaker: MailSpeaker;
}

/** The time on the reader's clock, with the zone. */
function timeIn(
  { locale }: MailSpeaker,
  timeMs: number,
  timeZone: string,
): { readonly date: string; readonly time: string } {
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(bcp47(locale), { timeZone, ...options }).format(timeMs);
  return {
    // Day, month and year stay on one line.
    date: format({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }).replace(
      /(\d\.?) (\p{L}+) (?=\d)/u,
      '$1\u00a0$2\u00a0',
    ),
    time: format({ hour: '2-digit', minute: '2-digit' }),
  };
}

export function meetingMail(role: 'visitor' | 'sales', words: MeetingWords): MailContent {
  const { booking, mail, speaker } = words;
  const { t } = speaker;
  const addressee = addresseeOf(booking);
  const customer = freeText(customerOf(addressee));
  const when = timeIn(speaker, mail.startsAt, mail.timeZone);
  const key = role === 'visitor' ? `mail.meeting.${mail.change}` : `mail.meeting-sales.${mail.change}`;
  const until = t('mail.meeting.moment', timeIn(speaker, words.reservedUntil, mail.timeZone));
  const params = { ...when, until, customer, company: words.company.name, phone: words.company.phone };
  const rows = table(timeRows(words));
  const isOpen = mail.change === 'confirm';
  if (role === 'sales') {
    return {
      reader: role,
      subject: t(`${key}-subject`, params),
      preheader: t(`${key}-intro`, params),
      title: t(`${key}-title`, params),
      blocks: [paragraph(t(`${key}-intro`, params)), rows, ...contactBlocks(addressee, speaker)],
    };
  }
  return {
    reader: role,
    subject: t(`${key}-subject`, params),
    preheader: t(`${key}-intro`, params),
    title: t(`${key}-title`, params),
    blocks: [
      paragraph(greeting(addressee, speaker)),
      paragraph(t(`${key}-intro`, params)),
      rows,
      ...(mail.change === 'cancelled'
        ? []
        : [
            paragraph(t(isOpen ? 'mail.meeting.confirm-until' : 'mail.meeting.calendar')),
            {
              kind: 'button',
              label: t(isOpen ? 'mail.meeting.confirm' : 'mail.meeting.manage'),
              url: words.manageUrl,
              primary: true,
            } as const,
          ]),
      paragraph(t('mail.not-you'), 'quiet'),
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
    ...(before ? [{ label: t('mail.meeting.before'), value: t('mail.meeting.moment', before) }] : []),
  ];
}

import { languageOfLocale } from '@silowright/domain/locale';
import type { Booking } from '../meeting/book-meeting.ts';
import type { MeetingMail } from '../meeting/queue-meeting-mails.ts';
import { findMeeting } from '../store/meetings.ts';
import { freeText } from './free-text.ts';
import { invitationFile } from './meeting-invitation.ts';
import { meetingMail } from './meeting-mail.ts';
import { companyOf, mailSpeaker, type WriteMail } from './write-mail.ts';

/** The invitation, its change or its end, for the visitor and for the sales mailbox (D11). */
export const writeMeetingMail: WriteMail = async (message, { config, store }) => {
  const row = await store.read((db) => findMeeting(db, message.meeting_id ?? ''));
  if (!row) throw new Error('the meeting of this mail is gone');
  const booking = JSON.parse(row.content) as Booking;
  const mail = JSON.parse(message.payload) as MeetingMail;
  const speaker = mailSpeaker(config, booking.localeStr);
  const company = companyOf(config);
  const toVisitor = message.recipient_role === 'visitor';
  const manageUrl = `${config.publicUrl}/meeting/${mail.token}?language=${languageOfLocale(booking.localeStr)}`;
  // Calendars make links of what looks like one, as mail programs do (threat 21).
  const name = freeText([booking.firstName, booking.lastName].filter(Boolean).join(' '));
  const cancelled = mail.change === 'cancelled';
  const content = meetingMail(toVisitor ? 'visitor' : 'sales', {
    booking,
    mail: toVisitor ? mail : { ...mail, timeZone: config.companyTimezone },
    company,
    manageUrl,
    speaker,
  });
  const replyTo = toVisitor ? config.companyEmail : booking.clientEmail;
  // Nothing belongs into a calendar before it is confirmed.
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
            // The link to move or cancel is the visitor's alone.
            description: toVisitor && !cancelled ? `${company.phone}\n${manageUrl}` : company.phone,
            organizer: company,
            attendee: { name, email: booking.clientEmail },
          }),
        ),
      },
    ],
  };
};

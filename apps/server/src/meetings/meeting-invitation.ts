import { wireAddress } from '../platform/mail/mailer.ts';

export interface Invitation {
  readonly method: 'REQUEST' | 'CANCEL';
  readonly uid: string;
  readonly sequence: number;
  readonly stampMs: number;
  readonly startsAtMs: number;
  readonly endsAtMs: number;
  readonly summary: string;
  readonly description: string;
  readonly organizer: { readonly name: string; readonly email: string };
  readonly attendee: { readonly name: string; readonly email: string };
}

/** One calendar event (RFC 5545). A later sequence of the same uid moves or cancels it. */
export function invitationFile(invitation: Invitation): string {
  const { organizer, attendee } = invitation;
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Silowright//Meetings//EN',
    'CALSCALE:GREGORIAN',
    `METHOD:${invitation.method}`,
    'BEGIN:VEVENT',
    `UID:${invitation.uid}`,
    `SEQUENCE:${invitation.sequence}`,
    `DTSTAMP:${utcTime(invitation.stampMs)}`,
    `DTSTART:${utcTime(invitation.startsAtMs)}`,
    `DTEND:${utcTime(invitation.endsAtMs)}`,
    `SUMMARY:${escapeText(invitation.summary)}`,
    `DESCRIPTION:${escapeText(invitation.description)}`,
    `STATUS:${invitation.method === 'CANCEL' ? 'CANCELLED' : 'CONFIRMED'}`,
    `ORGANIZER;CN=${quoted(organizer.name)}:mailto:${wireAddress(organizer.email)}`,
    `ATTENDEE;CN=${quoted(attendee.name)};ROLE=REQ-PARTICIPANT;PARTSTAT=ACCEPTED;RSVP=FALSE:mailto:${wireAddress(attendee.email)}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join('');
}

const utcTime = (timeMs: number): string =>
  new Date(timeMs)
    .toISOString()
    .replace(/[-:]/g, '')
    .replace(/\.\d{3}/, '');

/** Visitor text can neither end nor start a property. */
const escapeText = (text: string): string =>
  text
    .replace(/\\/g, '\\\\')
    .replace(/[;,]/g, (sign) => `\\${sign}`)
    .replace(/\r\n|[\r\n\u2028\u2029]/g, '\\n');

// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for
const quoted = (name: string): string => `"${name.replace(/["\u0000-\u001f\u007f\u2028\u2029]/g, ' ')}"`;

/** Lines of at most 75 bytes; characters are not split. */
function fold(line: string): string {
  const parts: string[] = [];
  let part = '';
  for (const character of line) {
    if (Buffer.byteLength(part + character) > (parts.length === 0 ? 75 : 74)) {
      parts.push(part);
      part = '';
    }
    part += character;
  }
  return [...parts, part].join('\r\n ');
}

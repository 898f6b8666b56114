import { describe, expect, it } from 'vitest';
import { invitationFile } from './meeting-invitation.ts';

const invitation = {
  method: 'REQUEST',
  uid: 'abc@silowright.example',
  sequence: 2,
  stampMs: Date.parse('2026-01-11T20:00:00Z'),
  startsAtMs: Date.parse('2026-01-12T08:00:00Z'),
  endsAtMs: Date.parse('2026-01-12T08:30:00Z'),
  summary: 'Meeting',
  description: 'Call',
  organizer: { name: 'Silowright', email: 'sales@silowright.example' },
  attendee: { name: 'Mette Holm', email: 'mette@example.com' },
} as const;

/** Parsed like a calendar: lines unfolded. */
const read = (file: string) => file.replace(/\r\n /g, '').split('\r\n').filter(Boolean);

describe('the invitation', () => {
  it('is one event with its times, its uid and both sides (D11)', () => {
    const lines = read(invitationFile(invitation));
    expect(lines[0]).toBe('BEGIN:VCALENDAR');
    expect(lines.at(-1)).toBe('END:VCALENDAR');
    expect(lines).toEqual(
      expect.arrayContaining([
        'METHOD:REQUEST',
        'UID:abc@silowright.example',
        'SEQUENCE:2',
        'DTSTART:20260112T080000Z',
        'DTEND:20260112T083000Z',
        'STATUS:CONFIRMED',
        'ORGANIZER;CN="Silowright":mailto:sales@silowright.example',
        'ATTENDEE;CN="Mette Holm";ROLE=REQ-PARTICIPANT;PARTSTAT=ACCEPTED;RSVP=FALSE:mailto:mette@example.com',
      ]),
    );
  });

  it('cancels with the same uid (D11)', () => {
    const lines = read(invitationFile({ ...invitation, method: 'CANCEL' }));
    expect(lines).toContain('METHOD:CANCEL');
    expect(lines).toContain('STATUS:CANCELLED');
  });

  it('does not turn visitor text into properties (threat 19)', () => {
    const hostile = 'a;b,c\\d\r\nATTENDEE:mailto:x@evil.example\u2028e';
    const lines = read(
      invitationFile({
        ...invitation,
        summary: hostile,
        attendee: { name: 'M"\r\nX-BAD:1', email: 'mette@example.com' },
      }),
    );
    expect(lines).toContain('SUMMARY:a\\;b\\,c\\\\d\\nATTENDEE:mailto:x@evil.example\\ne');
    expect(lines.filter((line) => /^(ATTENDEE:|X-BAD)/.test(line))).toEqual([]);
  });

  it('folds at 75 bytes without splitting a character', () => {
    const file = invitationFile({ ...invitation, summary: 'æøå€😀'.repeat(40) });
    for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(read(file)).toContain(`SUMMARY:${'æøå€😀'.repeat(40)}`);
  });
});

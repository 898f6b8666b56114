import { bookMeeting, confirmMeeting } from '@silowright/contract/meetings';
import PostalMime from 'postal-mime';
import { expect, it } from 'vitest';
import { queueOf } from '../configurator/testing/offers.ts';
import { composeMail } from '../mails/compose-mail.ts';
import { startTestApp } from '../platform/http/testing/test-app.ts';

it('an invitation creates no link from a visitor’s name (threat 21)', async () => {
  const app = await startTestApp({}, { nowMs: () => Date.parse('2026-01-11T20:00:00Z') });
  try {
    const { status } = await app.browser().put(bookMeeting, {
      localeStr: 'en_GB',
      startsAt: '2026-01-12T08:00:00.000Z',
      timeZone: 'Europe/Amsterdam',
      clientEmail: 'mette@example.com',
      lastName: 'https://evil.example/win',
    });
    expect(status).toBe(200);
    const [asked] = await queueOf(app.store);
    const { token } = JSON.parse(asked?.payload ?? '{}') as { token: string };
    await app.browser().call(confirmMeeting, { params: { token } });
    const mails = (await queueOf(app.store)).filter(({ id }) => id !== asked?.id);
    expect(mails).toHaveLength(2);
    for (const message of mails) {
      const { attachments } = await PostalMime.parse(await composeMail(message, app));
      const file = new TextDecoder().decode(attachments[0]?.content as ArrayBuffer);
      expect(file).toContain('SUMMARY:');
      // Long lines of the calendar file are folded.
      expect(file.replaceAll('\r\n ', '')).not.toMatch(/https:\/\/evil|evil\.example/);
    }
  } finally {
    await app.stop();
  }
});

it('says until when an unconfirmed time is reserved, because the mail may be late (D11)', async () => {
  const app = await startTestApp({}, { nowMs: () => Date.parse('2026-01-12T07:30:00Z') });
  try {
    for (const [hour, until] of [
      ['08:00', /until Monday, 12\sJanuary\s2026 at 09:00\. Please/],
      ['10:00', /until Monday, 12\sJanuary\s2026 at 09:30\. Please/],
    ] as const) {
      const { status } = await app.browser().put(bookMeeting, {
        localeStr: 'en_GB',
        startsAt: `2026-01-12T${hour}:00.000Z`,
        timeZone: 'Europe/Amsterdam',
        clientEmail: `mette-${hour.slice(0, 2)}@example.com`,
        lastName: 'Holm',
      });
      expect([hour, status]).toEqual([hour, 200]);
      const asked = (await queueOf(app.store)).find(({ recipient }) => recipient.includes(hour.slice(0, 2)));
      const { text = '' } = await PostalMime.parse(await composeMail(asked!, app));
      expect(text).toMatch(until);
      // Never by the last name alone.
      expect(text).toContain('Dear Sir or Madam,');
    }
  } finally {
    await app.stop();
  }
});

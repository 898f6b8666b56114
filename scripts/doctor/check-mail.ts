import { randomUUID } from 'node:crypto';
import { probeSmtp } from '../../apps/server/src/platform/mail/probe-smtp.ts';
import { smtpMailer } from '../../apps/server/src/platform/mail/smtp-mailer.ts';
import { type Check, findingsOf, reasonOf } from './finding.ts';
import { nameCertificateFault } from './name-certificate-fault.ts';

const { ok, warning, error } = findingsOf('mail');
const sameMachine = /^(localhost|127\.|\[?::1)/;

export const checkMail: Check = async ({ config, sendTo, nowMs }) => {
  const { smtpUrl } = config;
  if (smtpUrl === undefined) {
    return [
      config.production
        ? error('SMTP_URL is missing: nobody receives a quotation.', 'Set SMTP_URL.')
        : ok('mails are captured and shown at /dev/mailbox; none is sent'),
    ];
  }
  let facts: Awaited<ReturnType<typeof probeSmtp>>;
  try {
    facts = await probeSmtp(smtpUrl);
  } catch (fault) {
    const certificate = await nameCertificateFault(fault, smtpUrl, nowMs);
    if (certificate !== undefined) {
      return [
        error(
          `the certificate of the mail server ${certificate}: no mail can be sent.`,
          'Renew the certificate, or use its host name in SMTP_URL.',
        ),
      ];
    }
    const { code } = fault as { code?: string };
    return [
      code === 'EAUTH'
        ? error(
            `the mail server rejects the password: ${reasonOf(fault)}`,
            'Check user and password in SMTP_URL; special characters must be percent-encoded.',
          )
        : error(
            `no connection to the mail server: ${reasonOf(fault)}`,
            'Check host, port (465 with smtps, 587 with smtp) and firewall.',
          ),
    ];
  }
  const findings = [
    ok(`${facts.host} answers${facts.loggedIn ? ' and takes the password' : ''}`),
    facts.encrypted || sameMachine.test(facts.host)
      ? ok(facts.encrypted ? 'encrypted' : 'not encrypted, on this machine')
      : warning(
          'the connection is not encrypted: mails and password are sent in plain text.',
          'Use smtps://, or a server that offers STARTTLS.',
        ),
  ];
  if (!sendTo) return findings;
  const delivery = await smtpMailer(smtpUrl).send({
    from: config.mailFrom,
    to: sendTo,
    raw: testMail(config.mailFrom, sendTo, nowMs),
  });
  findings.push(
    delivery.outcome === 'accepted'
      ? ok(`a test mail to ${sendTo} was accepted; check that it arrives, and not as spam`)
      : error(
          `the test mail was rejected: ${delivery.reason}`,
          `Ask the operator of the mail server whether ${config.mailFrom} may send to ${sendTo}.`,
        ),
  );
  return findings;
};

const testMail = (from: string, to: string, nowMs: number): Buffer =>
  Buffer.from(
    [
      `From: ${from}`,
      `To: ${to}`,
      'Subject: Test mail of the configurator',
      `Date: ${new Date(nowMs).toUTCString()}`,
      `Message-ID: <${randomUUID()}@${from.split('@')[1]}>`,
      'MIME-Version: 1.0',
      'Content-Type: text/plain; charset=utf-8',
      '',
      'This mail was sent by "npm run doctor". If you can read it, quotations will arrive too.',
      '',
    ].join('\r\n'),
  );

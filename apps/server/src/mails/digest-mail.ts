import { firstState } from '@silowright/domain/deal/states';
import { mailSpeaker, staffSpeaker, type WriteMail } from '../deals/mails/write-mail.ts';
import { companyOf } from '../platform/config/company.ts';
import { type ListedItem, listedIn } from '../platform/jobs/digests.ts';
import type { MailContent } from '../platform/mail/mail-content.ts';
import { freeText, paragraph, table } from '../platform/mail/mail-content.ts';
import type { MailSpeaker } from '../platform/mail/speaker.ts';

/** Maximum entries in a digest; the rest is at the desk. */
const maxItems = 200;

/**
 * Many requests in one mail, for sales or a dealer (threat 66). To a dealer in English, because their language is not
 * known.
 */
export const writeDigestMail: WriteMail = async (message, { config, store }) => {
  const items = await store.read((db) => listedIn(db, message.id));
  const reader = message.recipient_role === 'dealer' ? 'dealer' : 'sales';
  const speaker = reader === 'sales' ? staffSpeaker(config) : mailSpeaker(config, 'en_GB');
  const adminUrl = reader === 'sales' ? `${config.publicUrl}/admin` : undefined;
  return {
    content: digestMail(reader, items, speaker, adminUrl),
    speaker,
    company: companyOf(config, speaker.locale),
    attachments: [],
  };
};

export function digestMail(
  reader: 'sales' | 'dealer',
  items: readonly ListedItem[],
  speaker: MailSpeaker,
  adminUrl: string | undefined,
): MailContent {
  const { t } = speaker;
  const count = items.length;
  const rest = count - maxItems;
  return {
    reader,
    subject: t('mail.digest.subject', { count }),
    preheader: t('mail.digest.intro'),
    title: t('mail.digest.subject', { count }),
    blocks: [
      paragraph(t('mail.digest.intro')),
      table(
        items.slice(0, maxItems).flatMap((item) => [
          {
            label: [t(`mail.digest.${item.list}`), item.title].filter(Boolean).join(' '),
            value: [item.person, item.company, ...aboutOf(item, speaker)]
              .filter(Boolean)
              .map(freeText)
              .join(' · '),
          },
          {
            label: t('mail.field.email'),
            value: item.email,
            link: `mailto:${encodeURIComponent(item.email)}` as const,
          },
        ]),
      ),
      ...(rest > 0 ? [paragraph(t('mail.digest.more', { count: rest }))] : []),
      ...(adminUrl
        ? [{ kind: 'button', label: t('mail.digest.open'), url: adminUrl, primary: true } as const]
        : []),
    ],
  };
}

/**
 * What an item is about. The stored subject begins with the id of a lead's market, with the market of a request in the
 * customer's language, or with the state of a meeting; the reader gets their names.
 */
function aboutOf({ list, subject, market, product, state }: ListedItem, { t }: MailSpeaker): string[] {
  const nameIn = (group: string, id: string) => {
    const key = `${group}${id}`;
    return t(key) === key ? id : t(key);
  };
  const without = (start: string) =>
    subject.startsWith(start) ? subject.slice(start.length).trim() : subject;
  const isNew = state === firstState || state === 'received';
  const change = isNew ? '' : nameIn('admin.state-', state);
  if (list === 'leads') return [nameIn('market.', market), without(market)];
  if (list === 'requests' && market && product) return [change, nameIn('market.', market), product];
  return [change, without(list === 'meetings' ? state : '')];
}

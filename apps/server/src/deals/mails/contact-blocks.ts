import { formatPhone } from '../../platform/format-phone.ts';
import type { MailBlock } from '../../platform/mail/mail-content.ts';
import { freeText, table } from '../../platform/mail/mail-content.ts';
import type { MailSpeaker } from '../../platform/mail/speaker.ts';
import { type Addressee, greetedName, nameOf } from '../paper/quotation.ts';

export function greeting(addressee: Addressee, { t }: MailSpeaker): string {
  const name = freeText(greetedName(addressee));
  return name ? t('quotation.greeting', { name }) : t('quotation.greeting-unnamed');
}

/** Contact data of the customer. Addresses were validated on input, texts were not. */
export function contactBlocks(addressee: Addressee, { t }: MailSpeaker): MailBlock[] {
  const { email, phoneNumber, companyName, projectName, comments } = addressee;
  const name = nameOf(addressee);
  return [
    table([
      ...(name ? [{ label: t('mail.field.name'), value: freeText(name) }] : []),
      ...(companyName ? [{ label: t('mail.field.company'), value: freeText(companyName) }] : []),
      { label: t('mail.field.email'), value: email, link: `mailto:${encodeURIComponent(email)}` },
      ...(phoneNumber
        ? [
            {
              label: t('mail.field.phone'),
              value: formatPhone(phoneNumber),
              whole: true,
              link: `tel:${phoneNumber.replace(/[^\d+]/g, '')}`,
            } as const,
          ]
        : []),
      ...(projectName ? [{ label: t('mail.field.project'), value: freeText(projectName) }] : []),
    ]),
    ...(comments
      ? [{ kind: 'quote', label: t('mail.field.comments'), text: freeText(comments) } as const]
      : []),
  ];
}

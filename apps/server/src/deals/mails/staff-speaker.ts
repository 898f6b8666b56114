import { loadCatalogue } from '@silowright/catalogue/disk/load-catalogue';
import { type LocaleName, languageOfLocale, localeOfLanguage } from '@silowright/domain/locale';
import { catalogueDirOf } from '../../platform/config/company.ts';
import type { Config } from '../../platform/config/config.ts';
import type { MailSpeaker } from '../../platform/mail/speaker.ts';
import { mailSpeaker } from './write-mail.ts';

/** Mails to sales and other staff are in one language, whatever the customer speaks (P18). */
const staffLocale = (config: Config): LocaleName => {
  const { languages, defaultLanguage } = loadCatalogue(catalogueDirOf(config));
  return config.staffLanguage
    ? localeOfLanguage(languageOfLocale(config.staffLanguage), languages)
    : defaultLanguage;
};

export const staffSpeaker = (config: Config): MailSpeaker => mailSpeaker(config, staffLocale(config));

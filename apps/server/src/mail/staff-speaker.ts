import { loadCatalogue } from '@silowright/catalogue/disk/load-catalogue';
import { type LocaleName, languageOfLocale, localeOfLanguage } from '@silowright/domain/locale';
import { catalogueDirOf } from '../config/company.ts';
import type { Config } from '../config/config.ts';
import type { MailSpeaker } from './speaker.ts';
import { mailSpeaker } from './write-mail.ts';

/** Mails to sales and other staff are in one language, whatever the customer speaks (P18). */
const staffLocale = (config: Config): LocaleName => {
  const { languages, defaultLanguage } = loadCatalogue(catalogueDirOf(config));
  return config.staffLanguage
    ? localeOfLanguage(languageOfLocale(config.staffLanguage), languages)
    : defaultLanguage;
};

export const staffSpeaker = (config: Config): MailSpeaker => mailSpeaker(config, staffLocale(config));

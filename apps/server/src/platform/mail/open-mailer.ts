import type { Config } from '../config/config.ts';
import type { Mailer } from './mailer.ts';
import { capturingMailer } from './mailer.ts';
import { smtpMailer } from './smtp-mailer.ts';

export const openMailer = ({ smtpUrl }: Pick<Config, 'smtpUrl'>): Mailer =>
  smtpUrl === undefined ? capturingMailer : smtpMailer(smtpUrl);

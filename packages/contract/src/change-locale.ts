import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { configurationId, localeName } from './fields.ts';

export const changeLocale = endpoint('change-locale', {
  summary: 'Changes the language of a configuration and of its quotation.',
  access: 'configuration-owner',
  body: z.object({ id: configurationId, localeStr: localeName }),
  response: z.object({ ok: z.literal(true) }),
  errors: ['bad-request', 'unknown-configuration', 'too-many-requests', 'unavailable'],
});

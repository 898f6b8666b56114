import type { Language } from '@silowright/domain/locale';
import { config } from '../config.ts';

/** What the framed complete page tells the page around it; providers of any kind end on that page. */
export const signedMessage = 'silowright-signed';
/** The same, when the mail to the customer is held back (D9). */
export const signedAndHeldMessage = 'silowright-signed-held';

export const completeAddress = (language: Language, mail: 'queued' | 'held' = 'queued'): string =>
  `${config.base}/sign/${language}/complete${mail === 'held' ? '?mail=held' : ''}`;

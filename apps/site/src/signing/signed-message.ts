import type { Language } from '@silowright/domain/locale';
import { config } from '@silowright/ui/calls/config.ts';

/** Message from the framed complete page to its parent; all providers end on that page. */
export const signedMessage = 'silowright-signed';
/** The same, if the mail to the customer is held (D9). */
export const signedAndHeldMessage = 'silowright-signed-held';

/** The buyer is known; an external provider may take the signature now. */
export const buyerGivenMessage = 'silowright-buyer-given';

export const completeAddress = (language: Language, mail: 'queued' | 'held' = 'queued'): string =>
  `${config.base}/sign/${language}/complete${mail === 'held' ? '?mail=held' : ''}`;

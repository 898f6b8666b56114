import type { Language } from '@silowright/domain/locale';
import { config } from '../config.ts';

/** What the framed complete page tells the page around it; providers of any kind end on that page. */
export const signedMessage = 'silowright-signed';

export const completeAddress = (language: Language): string => `${config.base}/sign/${language}/complete`;

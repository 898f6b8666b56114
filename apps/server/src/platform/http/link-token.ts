import { hash, randomBytes } from 'node:crypto';

/** The secret of a link in a mail: 128 bits (D10, D21). */
export const newLinkToken = (): string => randomBytes(16).toString('base64url');

/** Only the hash of a link's secret is stored. */
export const linkTokenHash = (token: string): string => hash('sha256', token, 'base64url');

import { domainToASCII } from 'node:url';

/** The same key for different spellings of one address: upper or lower case, domain in Unicode or in ASCII. */
export function addressKey(email: string): string {
  const address = email.trim().toLowerCase();
  const at = address.lastIndexOf('@');
  const domain = address.slice(at + 1);
  return `${address.slice(0, at + 1)}${domainToASCII(domain) || domain}`;
}

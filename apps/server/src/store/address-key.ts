import { domainToASCII } from 'node:url';

/** The same for two ways to write one address: in capitals or not, its domain in Unicode or in ASCII. */
export function addressKey(email: string): string {
  const address = email.trim().toLowerCase();
  const at = address.lastIndexOf('@');
  const domain = address.slice(at + 1);
  return `${address.slice(0, at + 1)}${domainToASCII(domain) || domain}`;
}

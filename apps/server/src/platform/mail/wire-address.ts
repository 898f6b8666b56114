import { domainToASCII } from 'node:url';

/**
 * Converts a domain with non-ASCII letters to its ASCII form. An invalid domain stays unchanged, and the mail server
 * rejects it.
 */
export function wireAddress(address: string): string {
  const at = address.lastIndexOf('@');
  const domain = address.slice(at + 1);
  return /^[\p{L}\p{N}.-]+$/u.test(domain)
    ? `${address.slice(0, at + 1)}${domainToASCII(domain) || domain}`
    : address;
}

import { domainToASCII } from 'node:url';

/**
 * An address as every mail server takes it: a domain with letters beyond ASCII in its ASCII form. What is no domain
 * stays as it is, and the mail server refuses it.
 */
export function wireAddress(address: string): string {
  const at = address.lastIndexOf('@');
  const domain = address.slice(at + 1);
  return /^[\p{L}\p{N}.-]+$/u.test(domain)
    ? `${address.slice(0, at + 1)}${domainToASCII(domain) || domain}`
    : address;
}

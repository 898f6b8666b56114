import { describe, expect, it } from 'vitest';
import { serviceAddress } from './service-address.ts';
import { hostileAddresses } from './testing/hostile-addresses.ts';

const service = new URL('https://silos.test/');
const inFolder = new URL('https://silos.test/silos/');

describe('an address behind #silowright=', () => {
  it.each([
    ['/agriculture#volume', 'https://silos.test/agriculture#volume'],
    ['agriculture/animal-feed?DEBUG#volume', 'https://silos.test/agriculture/animal-feed?DEBUG#volume'],
    [
      '/sign/de/abcd-efgh-0123#0123456789abcdefghijkl',
      'https://silos.test/sign/de/abcd-efgh-0123#0123456789abcdefghijkl',
    ],
    ['https://silos.test/open/token', 'https://silos.test/open/token'],
    ['https://somebody:secret@silos.test/open/token', 'https://silos.test/open/token'],
    ['', 'https://silos.test/'],
  ])('opens a page of the service: %s (IN-01)', (text, address) => {
    expect(serviceAddress(text, service)?.href).toBe(address);
  });

  it.each(hostileAddresses)('opens the service or nothing: %j (threat 48, S15)', (text) => {
    for (const own of [service, inFolder, new URL('http://127.0.0.1:8080/')]) {
      const { protocol, host, pathname } = serviceAddress(text, own) ?? own;
      expect([protocol, host, pathname.startsWith(own.pathname)]).toEqual([own.protocol, own.host, true]);
    }
  });

  it.each(['/admin', '/silos', '/silos/../admin', '/silos/%2e%2e/admin', '/silos/..\\admin'])(
    'of a service in a folder does not leave the folder: %s (S15)',
    (text) => {
      expect(serviceAddress(text, inFolder)).toBeUndefined();
      expect(serviceAddress('/silos/de', inFolder)?.href).toBe('https://silos.test/silos/de');
    },
  );
});

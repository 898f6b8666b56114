import { afterEach, describe, expect, it, vi } from 'vitest';
import { useConsent } from './consent.ts';
import { lookUpIp } from './look-up-ip.ts';

const service = 'https://lookup.example/ip';

describe('the visitor’s IP address', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
    useConsent.setState({ consent: 'open' });
  });

  const askedFor = async (consent: 'open' | 'refused' | 'granted', url: string | null) => {
    const asked: string[] = [];
    vi.stubGlobal('fetch', async (address: string | URL) => {
      asked.push(String(address));
      return new Response(JSON.stringify({ ip: '192.0.2.1' }), {
        headers: { 'content-type': 'application/json' },
      });
    });
    useConsent.setState({ consent });
    expect(await lookUpIp(url)).toBe('192.0.2.1');
    return asked.join(' ');
  };

  it.each(['open', 'refused'] as const)(
    'comes from this server while consent is %s (IP-01, threat 62, S14)',
    async (consent) => {
      expect(await askedFor(consent, service)).toMatch(/^(?!https:\/\/lookup).*format=json$/);
    },
  );

  it('comes only from the configured service after consent (IP-01, S14)', async () => {
    expect(await askedFor('granted', service)).toBe(`${service}?format=json`);
    expect(await askedFor('granted', null)).not.toContain('lookup.example');
  });
});

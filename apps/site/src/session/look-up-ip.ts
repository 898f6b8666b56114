import { call } from '@silowright/ui/calls/api.ts';
import { useConsent } from './consent.ts';

/** The visitor's IP address (IP-01), from an external service only after consent (threat 62). */
export async function lookUpIp(serviceUrl: string | null): Promise<string | undefined> {
  try {
    if (!serviceUrl || useConsent.getState().consent !== 'granted') {
      return (await call('lookup-ip', { query: { format: 'json' } })).ip;
    }
    const address = new URL(serviceUrl);
    address.searchParams.set('format', 'json');
    const response = await fetch(address);
    return ((await response.json()) as { ip: string }).ip;
  } catch (error) {
    console.warn('Problem fetching my IP', error);
    return undefined;
  }
}

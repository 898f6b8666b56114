import type { lookupIp } from '@silowright/contract/lookup-ip';
import { callerAddress } from './caller-address.ts';
import type { Handler } from './mount.ts';

/** The caller's address as limits see it too: the socket's, or a trusted proxy's word (D24). */
export const lookupIpHandler: Handler<typeof lookupIp> = ({ request }) => ({
  ip: callerAddress(request),
});

import type { lookupIp } from '@silowright/contract/places';
import { callerAddress } from '../platform/http/caller-address.ts';
import type { Handler } from '../platform/http/mount.ts';

/** The caller's address, as used by the limits: the socket's, or the one given by a trusted proxy (D24). */
export const lookupIpHandler: Handler<typeof lookupIp> = ({ request }) => ({
  ip: callerAddress(request),
});

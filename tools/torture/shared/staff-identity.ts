import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { openTokenWorkshop } from '../../../apps/server/src/platform/identity/testing/forged-tokens.ts';

/** An identity provider that survives the server: serves its keys over HTTP and issues tokens. */
export interface StaffIdentity {
  readonly env: Readonly<Record<string, string>>;
  token(): string;
  stop(): void;
}

export async function startStaffIdentity(): Promise<StaffIdentity> {
  const workshop = openTokenWorkshop();
  const keys = createServer((_request, response) => {
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify(workshop.keySet));
  }).listen(0, '127.0.0.1');
  await once(keys, 'listening');
  const domain = `http://127.0.0.1:${(keys.address() as AddressInfo).port}`;
  return {
    env: {
      AUTH_DOMAIN_PRODUCTION: domain,
      AUTH_CLIENT_ID_PRODUCTION: workshop.clientId,
      AUTH_ORG_ID: workshop.organisation,
    },
    token: () => {
      const now = Math.floor(Date.now() / 1000);
      return workshop.goodToken({ iss: `${domain}/`, iat: now - 10, exp: now + 3600 });
    },
    stop: () => {
      keys.close();
      keys.closeAllConnections();
    },
  };
}

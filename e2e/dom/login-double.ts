import type { TokenWorkshop } from '../../apps/server/src/platform/identity/testing/forged-tokens.ts';
import type { DomPage } from './dom-page.ts';

/** Claims of a member of staff; the usual one if empty. */
export interface Account {
  readonly sub: string;
  readonly email: string;
  readonly name: string;
}

/**
 * A double of the identity provider with a session of that account: it answers the silent check of the app's identity
 * library with a token that the server trusts. Logins themselves are tested in a browser.
 */
export async function haveSession(page: DomPage, workshop: TokenWorkshop, account?: Account): Promise<void> {
  const { clientId, issuer } = workshop;
  let nonce = '';
  await page.addInitScript(() => {
    Object.assign(document, { cookie: `auth0.${clientId}.is.authenticated=true` });
    const { MessageEvent } = window as unknown as typeof globalThis;
    const answer = (name: string, value: string) => {
      if (name !== 'src') return;
      const { searchParams, origin } = new URL(value);
      nonce = searchParams.get('nonce') ?? '';
      const response = { code: 'code', state: searchParams.get('state') };
      const data = { type: 'authorization_response', response };
      window.dispatchEvent(new MessageEvent('message', { data, origin }));
    };
    // Of this document only: the classes of elements are shared by all windows of the process.
    const create = document.createElement.bind(document);
    document.createElement = (name: string) =>
      Object.assign(create(name), name === 'iframe' && { setAttribute: answer });
  });
  await page.route(`${issuer}oauth/token`, (route) =>
    route.fulfill({
      json: {
        id_token: workshop.goodToken({ ...account, nonce }),
        access_token: 'unused',
        token_type: 'Bearer',
        expires_in: 3_600,
      },
    }),
  );
}

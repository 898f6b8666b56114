import { Auth0Provider, useAuth0 } from '@auth0/auth0-react';
import workerUrl from '@auth0/auth0-spa-js/dist/auth0-spa-js.worker.production.js?url';
import { createContext, type ReactNode, useCallback, useContext, useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { onExpiredBearer } from '../staff-api.ts';
import { clearBearer, saveBearer } from './bearer.ts';
import { type Identity, identityOptions } from './identity-options.ts';
import { checkLogout, type LogoutWish } from './log-out.ts';
import { openLoginPopup } from './login-popup.ts';
import { returnState } from './return-to.ts';

/** `expired`: was logged in, but the provider ended the session; edits stay on the page. */
export type StaffStatus = 'loading' | 'out' | 'in' | 'expired';

export interface StaffSession {
  readonly status: StaffStatus;
  readonly name: string;
  readonly error: Error | undefined;
  /** By redirect. Afterwards `returnTo` is opened, or home. */
  readonly logIn: (returnTo?: string) => Promise<void>;
  readonly logInByPopup: () => Promise<void>;
  readonly logOut: (wish?: LogoutWish) => Promise<void>;
}

const Session = createContext<StaffSession | undefined>(undefined);

export function useStaffSession(): StaffSession {
  const session = useContext(Session);
  if (!session) throw new Error('You forgot to wrap your component in <StaffSessionProvider>.');
  return session;
}

export interface StaffSessionProviderProps {
  readonly identity: Identity;
  readonly children: ReactNode;
}

/** Starts as loading, then handles a redirect callback or checks silently for a session (ID-03, ID-08). */
export function StaffSessionProvider({ identity, children }: StaffSessionProviderProps) {
  const [, navigate] = useLocation();
  return (
    <Auth0Provider
      {...identityOptions(identity, window.location.origin, workerUrl)}
      onRedirectCallback={(appState) =>
        navigate('/admin', { replace: true, state: returnState(appState?.returnTo) })
      }
    >
      <Bearer>{children}</Bearer>
    </Auth0Provider>
  );
}

const afterLogoutMs = 500;

function Bearer({ children }: { readonly children: ReactNode }) {
  const auth0 = useAuth0();
  const { isLoading, isAuthenticated, user, error, getIdTokenClaims, getAccessTokenSilently } = auth0;
  const [, navigate] = useLocation();
  const [hasBearer, setHasBearer] = useState(false);
  const leaving = useRef(false);
  const wasIn = useRef(false);

  const keepBearer = useCallback(async (): Promise<string | undefined> => {
    const token = (await getIdTokenClaims())?.__raw;
    if (token === undefined) return undefined;
    saveBearer(token);
    setHasBearer(true);
    return token;
  }, [getIdTokenClaims]);

  useEffect(() => {
    if (isAuthenticated) void keepBearer();
    else if (!isLoading) {
      clearBearer();
      setHasBearer(false);
    }
  }, [isAuthenticated, isLoading, keepBearer]);

  useEffect(() => {
    onExpiredBearer(async () => {
      // A logged-out user logs in manually; a silent check would also cancel an open popup.
      if (!isAuthenticated) return undefined;
      try {
        await getAccessTokenSilently({ cacheMode: 'off' });
        return await keepBearer();
      } catch (reason) {
        // login_required made the library log out locally (ID-04); the page then asks to log in again.
        console.warn('The session could not be renewed', reason);
        return undefined;
      }
    });
  }, [isAuthenticated, getAccessTokenSilently, keepBearer]);

  const isIn = isAuthenticated && hasBearer;
  if (isIn) wasIn.current = true;
  const lost = wasIn.current && !leaving.current ? 'expired' : 'out';
  const waiting = isLoading || isAuthenticated ? 'loading' : lost;
  const session: StaffSession = {
    // A popup also sets loading; a page with edits must stay rendered.
    status: isIn ? 'in' : waiting === 'loading' && wasIn.current ? lost : waiting,
    name: user?.name ?? user?.email ?? '',
    error,
    logIn: (returnTo) => auth0.loginWithRedirect(returnTo === undefined ? {} : { appState: { returnTo } }),
    logInByPopup: async () => {
      await auth0.loginWithPopup({}, openLoginPopup());
    },
    logOut: async (wish = {}) => {
      checkLogout(wish);
      leaving.current = true;
      clearBearer();
      const returnTo = `${window.location.origin}/admin`;
      setTimeout(() => navigate('/admin'), afterLogoutMs);
      await auth0.logout({
        ...(wish.localOnly && { openUrl: false }),
        logoutParams: { returnTo, ...(wish.federated && { federated: true }) },
      });
    },
  };
  return <Session value={session}>{children}</Session>;
}

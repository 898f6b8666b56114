import { Auth0Provider, OAuthError, useAuth0 } from '@auth0/auth0-react';
import workerUrl from '@auth0/auth0-spa-js/dist/auth0-spa-js.worker.production.js?url';
import { safeStorage } from '@silowright/ui/kept/safe-storage.ts';
import { createContext, type ReactNode, useCallback, useContext, useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { clearBearer, onExpiredBearer, saveBearer } from '../calls/staff-api.ts';
import { type Identity, identityOptions } from './identity-options.ts';
import { checkLogout, type LogoutOptions } from './log-out.ts';
import { openLoginPopup } from './login-popup.ts';
import { returnState } from './return-to.ts';

/**
 * `expired`: was logged in, but the provider ended the session; edits stay on the page. `unsure`: a session was known,
 * but the provider did not answer the silent check.
 */
export type StaffStatus = 'loading' | 'out' | 'in' | 'expired' | 'unsure';

export interface StaffSession {
  readonly status: StaffStatus;
  readonly name: string;
  readonly error: Error | undefined;
  /** Repeats the silent check of an unsure session. */
  readonly checkAgain: () => void;
  /** By redirect. Afterwards `returnTo` is opened, or home. */
  readonly logIn: (returnTo?: string) => Promise<void>;
  readonly logInByPopup: () => Promise<void>;
  readonly logOut: (options?: LogoutOptions) => Promise<void>;
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
      <Bearer clientId={identity.client_id}>{children}</Bearer>
    </Auth0Provider>
  );
}

const afterLogoutMs = 500;
/** A change of it tells other tabs. */
const logoutKey = 'silowright-logout';
const storage = safeStorage(() => window.localStorage);

type SilentCheck = 'running' | 'answered' | 'failed';

/** The library's cookie of a session (ID-07). It removes the cookie when the provider says that the session ended. */
const hadSession = (clientId: string): boolean =>
  document.cookie.includes(`auth0.${encodeURIComponent(clientId)}.is.authenticated=`);

/** An answer of the provider, like login_required or consent_required, in contrast to none. */
const asksForLogin = (reason: unknown): boolean =>
  reason instanceof OAuthError && /_required$|^access_denied$/.test(reason.error);

interface BearerProps {
  readonly clientId: string;
  readonly children: ReactNode;
}

function Bearer({ clientId, children }: BearerProps) {
  const auth0 = useAuth0();
  const { isLoading, isAuthenticated, user, error, getIdTokenClaims, getAccessTokenSilently, logout } = auth0;
  const [, navigate] = useLocation();
  const [hasBearer, setHasBearer] = useState(false);
  const [check, setCheck] = useState<SilentCheck>('running');
  const leaving = useRef(false);
  const wasIn = useRef(false);
  const renewals = useRef<Promise<unknown>>(Promise.resolve());

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
        const renewal = getAccessTokenSilently({ cacheMode: 'off' });
        renewals.current = Promise.allSettled([renewals.current, renewal]);
        await renewal;
        return await keepBearer();
      } catch (reason) {
        // login_required made the library log out locally (ID-04); the page then asks to log in again.
        console.warn('The session could not be renewed', reason);
        return undefined;
      }
    });
  }, [isAuthenticated, getAccessTokenSilently, keepBearer]);

  // The library's first check hides its errors. A slow answer, or another tab that is checking, is not a logout.
  const isUnsure =
    !(isLoading || isAuthenticated || error || wasIn.current || check === 'answered') && hadSession(clientId);
  const isChecking = isUnsure && check === 'running';
  useEffect(() => {
    if (!isChecking) return;
    getAccessTokenSilently().then(
      () => setCheck('answered'),
      (reason: unknown) => setCheck(asksForLogin(reason) ? 'answered' : 'failed'),
    );
  }, [isChecking, getAccessTokenSilently]);

  // Another tab logged out: this one keeps its edits and asks to log in.
  useEffect(() => {
    const follow = ({ key }: StorageEvent) => {
      if (key === logoutKey) void logout({ openUrl: false });
    };
    window.addEventListener('storage', follow);
    return () => window.removeEventListener('storage', follow);
  }, [logout]);

  const isIn = isAuthenticated && hasBearer;
  if (isIn) wasIn.current = true;
  const lost = wasIn.current && !leaving.current ? 'expired' : 'out';
  const unknown = isUnsure && !isChecking ? 'unsure' : lost;
  const waiting = isLoading || isAuthenticated || isChecking ? 'loading' : unknown;
  const session: StaffSession = {
    // A popup also sets loading; a page with edits must stay rendered.
    status: isIn ? 'in' : waiting === 'loading' && wasIn.current ? lost : waiting,
    name: user?.name ?? user?.email ?? '',
    error,
    checkAgain: () => setCheck('running'),
    logIn: (returnTo) => auth0.loginWithRedirect(returnTo === undefined ? {} : { appState: { returnTo } }),
    logInByPopup: async () => {
      const popup = openLoginPopup();
      // The library takes the answer to a silent check for that of the popup, and closes it.
      await renewals.current;
      await auth0.loginWithPopup({}, popup);
    },
    logOut: async (options = {}) => {
      checkLogout(options);
      leaving.current = true;
      clearBearer();
      storage.setItem(logoutKey, String(Date.now()));
      const returnTo = `${window.location.origin}/admin`;
      setTimeout(() => navigate('/admin'), afterLogoutMs);
      await logout({
        ...(options.localOnly && { openUrl: false }),
        logoutParams: { returnTo, ...(options.federated && { federated: true }) },
      });
    },
  };
  return <Session value={session}>{children}</Session>;
}

import staffRoutes from 'virtual:routes/staff';
import type { StaffCallName } from '@silowright/contract/calls';
import {
  ApiError,
  type CallInput,
  type CallOutput,
  type LooseInput,
  send,
} from '@silowright/ui/calls/api.ts';
import { queryClient } from '@silowright/ui/calls/query-client.ts';
import { safeStorage } from '@silowright/ui/kept/safe-storage.ts';
import { textsNow } from '@silowright/ui/texts/use-texts.ts';
import { useQuery } from '@tanstack/react-query';

/** The raw id token is the bearer token of admin calls, stored for this tab only (ID-05). */
const bearerName = 'bearerId';
const storage = safeStorage();

export const readBearer = (): string | undefined =>
  (storage.getItem(bearerName) as string | null) ?? undefined;
export const saveBearer = (token: string): void => void storage.setItem(bearerName, token);
export const clearBearer = (): void => void storage.removeItem(bearerName);

/** HTTP/2 has no status text, so the client has its own (D17). */
const statusTexts: Readonly<Record<number, string>> = {
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  405: 'Method Not Allowed',
  408: 'Request Timeout',
  409: 'Conflict',
  413: 'Content Too Large',
  415: 'Unsupported Media Type',
  422: 'Unprocessable Content',
  429: 'Too Many Requests',
  500: 'Internal Server Error',
  502: 'Bad Gateway',
  503: 'Service Unavailable',
  504: 'Gateway Timeout',
};

export const statusText = (status: number): string => statusTexts[status] ?? 'Unknown Status';

export type { StaffCallName };

/** A logo is sent as form data. */
type Input<Name extends StaffCallName> = CallInput<Name> &
  (Name extends 'admin-upload-logo' ? { readonly body: FormData } : unknown);

/** Gets a new token after the old one expired; set by the session provider. */
type Renew = () => Promise<string | undefined>;
let renewBearer: Renew = async () => undefined;
export const onExpiredBearer = (renew: Renew): void => {
  renewBearer = renew;
};

/** Sends a staff call. An expired token is renewed once, silently, so that no edit is lost (ID-05). */
export async function staffSend<Name extends StaffCallName>(
  name: Name,
  input: Input<Name>,
  signal?: AbortSignal,
  headers: Readonly<Record<string, string>> = {},
): Promise<Response> {
  const attempt = async (bearer: string | undefined) => {
    const own = bearer === undefined ? headers : { ...headers, Authorization: `Bearer ${bearer}` };
    try {
      return await send(staffRoutes[name], input as LooseInput, own, signal);
    } catch (error) {
      throw inWords(error, staffRoutes[name][0]);
    }
  };
  try {
    return await attempt(readBearer());
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 401) throw error;
    const fresh = await renewBearer();
    if (fresh === undefined) throw error;
    return attempt(fresh);
  }
}

/** The request did not leave the machine. */
export class OfflineError extends ApiError {}

/** Without a network nothing was saved; a save without an answer may have been (DK-07). */
function inWords(error: unknown, method: string): unknown {
  if (!(error instanceof ApiError) || error.code !== 'network') return error;
  const isRead = method === 'GET';
  if (!navigator.onLine)
    return new OfflineError('network', 0, textsNow().t(isRead ? 'desk.offline-page' : 'desk.offline-failed'));
  return isRead ? error : new ApiError('network', 0, textsNow().t('desk.no-answer'));
}

export const staffCall = async <Name extends StaffCallName>(
  name: Name,
  input: Input<Name>,
  signal?: AbortSignal,
): Promise<CallOutput<Name>> =>
  (await (await staffSend<Name>(name, input, signal)).json()) as CallOutput<Name>;

/** For several calls at once. */
export const staffQuery = <Name extends StaffCallName>(name: Name, input: Input<Name>) => ({
  queryKey: [name, input],
  queryFn: ({ signal }: { readonly signal: AbortSignal }) => staffCall<Name>(name, input, signal),
});

/** A staff call as page data: fresh for 10 s, no retry, no refetch on focus (PR-08). */
export const useStaffCall = <Name extends StaffCallName>(
  name: Name,
  input: Input<Name>,
  options: {
    readonly enabled?: boolean;
    readonly refetchInterval?: number;
    readonly staleTime?: number;
  } = {},
) => useQuery<CallOutput<Name>>({ ...staffQuery<Name>(name, input), ...options }, queryClient);

/** Invalidates cached calls, so that pages fetch them again. */
export const invalidateCalls = (...names: readonly StaffCallName[]): Promise<unknown> =>
  Promise.all(names.map((name) => queryClient.invalidateQueries({ queryKey: [name] })));

/** '{status}: {status text}', or the network error text (DR-03, DR-04). */
export function failureText(error: unknown): string {
  if (error instanceof ApiError && error.status > 0) return `${error.status}: ${statusText(error.status)}`;
  return error instanceof Error ? error.message : String(error);
}

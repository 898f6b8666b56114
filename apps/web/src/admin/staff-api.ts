import type { adminConfirmClock, adminGetClock } from '@silowright/contract/admin-clock';
import type {
  adminListDealerSaves,
  adminListDealers,
  adminSaveDealers,
  adminUndoDealerSave,
  adminUploadLogo,
} from '@silowright/contract/admin-dealers';
import type { adminGetOptions } from '@silowright/contract/admin-get-options';
import type { adminGetPrices } from '@silowright/contract/admin-get-prices';
import type {
  adminChangeIncoming,
  adminExportIncoming,
  adminGetDocument,
  adminGetIncoming,
  adminListIncoming,
  adminListMails,
  adminSendAgain,
} from '@silowright/contract/admin-incoming';
import type { adminGetVersion, adminListHistory } from '@silowright/contract/admin-list-history';
import type { adminPreviewOptions, adminPreviewPrices } from '@silowright/contract/admin-preview-publish';
import type {
  adminErasePerson,
  adminExportPerson,
  adminListErasures,
} from '@silowright/contract/admin-privacy';
import type { adminPublishOptions } from '@silowright/contract/admin-publish-options';
import type { adminPublishPrices } from '@silowright/contract/admin-publish-prices';
import type { adminSettleMails } from '@silowright/contract/admin-settle-mails';
import type { adminVoidQuotation } from '@silowright/contract/admin-void-quotation';
import type { BodyOf, Endpoint, ParamsOf, QueryOf, ResponseOf } from '@silowright/contract/endpoint';
import { useQuery } from '@tanstack/react-query';
import { ApiError, type LooseInput, send } from '../api.ts';
import { queryClient } from '../session/use-call.ts';
import { readBearer } from './identity/bearer.ts';
import { statusText } from './status-text.ts';

/** Staff calls by name. Only types are imported from the contract; its schemas stay on the server. */
interface StaffCalls {
  'admin-get-prices': typeof adminGetPrices;
  'admin-publish-prices': typeof adminPublishPrices;
  'admin-preview-prices': typeof adminPreviewPrices;
  'admin-get-options': typeof adminGetOptions;
  'admin-publish-options': typeof adminPublishOptions;
  'admin-preview-options': typeof adminPreviewOptions;
  'admin-list-history': typeof adminListHistory;
  'admin-get-version': typeof adminGetVersion;
  'admin-list-dealers': typeof adminListDealers;
  'admin-save-dealers': typeof adminSaveDealers;
  'admin-list-dealer-saves': typeof adminListDealerSaves;
  'admin-undo-dealer-save': typeof adminUndoDealerSave;
  'admin-upload-logo': typeof adminUploadLogo;
  'admin-list-incoming': typeof adminListIncoming;
  'admin-get-incoming': typeof adminGetIncoming;
  'admin-change-incoming': typeof adminChangeIncoming;
  'admin-void-quotation': typeof adminVoidQuotation;
  'admin-export-incoming': typeof adminExportIncoming;
  'admin-list-mails': typeof adminListMails;
  'admin-send-again': typeof adminSendAgain;
  'admin-settle-mails': typeof adminSettleMails;
  'admin-get-document': typeof adminGetDocument;
  'admin-export-person': typeof adminExportPerson;
  'admin-erase-person': typeof adminErasePerson;
  'admin-list-erasures': typeof adminListErasures;
  'admin-get-clock': typeof adminGetClock;
  'admin-confirm-clock': typeof adminConfirmClock;
}

/** Method and path; a test compares them with the contract. */
export const staffCalls = {
  'admin-get-prices': ['GET', '/admin/unit/prices/:segment'],
  'admin-publish-prices': ['PUT', '/admin/unit/prices'],
  'admin-preview-prices': ['POST', '/admin/unit/prices/effect'],
  'admin-get-options': ['GET', '/admin/unit/options/:segment'],
  'admin-publish-options': ['PUT', '/admin/unit/options'],
  'admin-preview-options': ['POST', '/admin/unit/options/effect'],
  'admin-list-history': ['GET', '/admin/unit/history/:kind/:segment'],
  'admin-get-version': ['GET', '/admin/unit/history/:kind/:segment/:version'],
  'admin-list-dealers': ['GET', '/admin/dealer/list'],
  'admin-save-dealers': ['PUT', '/admin/dealer'],
  'admin-list-dealer-saves': ['GET', '/admin/dealer/saves'],
  'admin-undo-dealer-save': ['POST', '/admin/dealer/saves/:id/undo'],
  'admin-upload-logo': ['POST', '/admin/dealer/logo/:dealerId/:hubSpotId'],
  'admin-list-incoming': ['GET', '/admin/incoming/:kind'],
  'admin-get-incoming': ['GET', '/admin/incoming/:kind/:id'],
  'admin-change-incoming': ['PUT', '/admin/incoming/:kind/:id'],
  'admin-void-quotation': ['PUT', '/admin/quotations/:id/void'],
  'admin-export-incoming': ['GET', '/admin/export/:kind'],
  'admin-list-mails': ['GET', '/admin/mails'],
  'admin-send-again': ['POST', '/admin/mails/:id/send-again'],
  'admin-settle-mails': ['POST', '/admin/mails/settle'],
  'admin-get-document': ['GET', '/admin/documents/:id'],
  'admin-export-person': ['POST', '/admin/person/export'],
  'admin-erase-person': ['POST', '/admin/person/erase'],
  'admin-list-erasures': ['GET', '/admin/person/erasures'],
  'admin-get-clock': ['GET', '/admin/clock'],
  'admin-confirm-clock': ['POST', '/admin/clock/confirm'],
} as const satisfies Record<keyof StaffCalls, readonly [Endpoint['method'], string]>;

export type StaffCallName = keyof StaffCalls;
type Part<Name extends string, Value> = [Value] extends [undefined]
  ? unknown
  : { readonly [key in Name]: Value };
type Input<Name extends StaffCallName> = Part<'params', ParamsOf<StaffCalls[Name]>> &
  Part<'query', QueryOf<StaffCalls[Name]>> &
  (Name extends 'admin-upload-logo' ? { readonly body: FormData } : Part<'body', BodyOf<StaffCalls[Name]>>);
export type StaffOutput<Name extends StaffCallName> = ResponseOf<StaffCalls[Name]>;

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
): Promise<Response> {
  const attempt = (bearer: string | undefined) =>
    send(
      staffCalls[name],
      input as LooseInput,
      bearer === undefined ? {} : { Authorization: `Bearer ${bearer}` },
      signal,
    );
  try {
    return await attempt(readBearer());
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 401) throw error;
    const fresh = await renewBearer();
    if (fresh === undefined) throw error;
    return attempt(fresh);
  }
}

export const staffCall = async <Name extends StaffCallName>(
  name: Name,
  input: Input<Name>,
  signal?: AbortSignal,
): Promise<StaffOutput<Name>> => (await (await staffSend(name, input, signal)).json()) as StaffOutput<Name>;

/** A staff call as page data: fresh for 10 s, no retry, no refetch on focus (PR-08). */
export const useStaffCall = <Name extends StaffCallName>(
  name: Name,
  input: Input<Name>,
  options: { readonly enabled?: boolean; readonly refetchIntervalMs?: number } = {},
) =>
  useQuery<StaffOutput<Name>>(
    {
      queryKey: [name, input],
      queryFn: ({ signal }) => staffCall(name, input, signal),
      enabled: options.enabled ?? true,
      refetchInterval: options.refetchIntervalMs ?? false,
    },
    queryClient,
  );

/** Invalidates cached calls, so that pages fetch them again. */
export const forget = (...names: readonly StaffCallName[]): Promise<unknown> =>
  Promise.all(names.map((name) => queryClient.invalidateQueries({ queryKey: [name] })));

/** '{status}: {status text}', or the network error text (DR-03, DR-04). */
export function failureText(error: unknown): string {
  if (error instanceof ApiError && error.status > 0) return `${error.status}: ${statusText(error.status)}`;
  return error instanceof Error ? error.message : String(error);
}

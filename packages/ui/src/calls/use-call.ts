import type { VisitorReadName } from '@silowright/contract/calls';
import { useQuery } from '@tanstack/react-query';
import type { Texts } from '../texts/use-texts.ts';
import { ApiError, type CallInput, type CallOutput, call } from './api.ts';
import { queryClient } from './query-client.ts';

/** A call as a query. */
export const callQuery = <Name extends VisitorReadName>(name: Name, input: CallInput<Name>) => ({
  queryKey: [name, input] as const,
  queryFn: ({ signal }: { readonly signal: AbortSignal }) => call<Name>(name, input, signal),
});

/** A call as screen data: loading, error or response. */
export const useCall = <Name extends VisitorReadName>(
  name: Name,
  input: CallInput<Name>,
  { enabled = true }: { readonly enabled?: boolean } = {},
) => useQuery<CallOutput<Name>>({ ...callQuery<Name>(name, input), enabled }, queryClient);

/** An error in the visitor's language, with advice. */
export function errorText(error: unknown, { t, wait }: Pick<Texts, 't' | 'wait'>): string {
  if (!(error instanceof ApiError)) return t('error.internal');
  return t(`error.${error.code}`, { wait: wait(error.retryAfterS) });
}

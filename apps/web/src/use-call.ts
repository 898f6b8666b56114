import { visitorCalls } from '@silowright/contract/visitor-calls';
import { QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import { ApiError, type CallInput, type CallName, type CallOutput, call } from './api.ts';
import type { Texts } from './texts/use-texts.ts';

/** All data queries: fresh for 10 s, no retry, no refetch on focus (PR-08). */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 10_000,
      retry: false,
      refetchOnWindowFocus: false,
      // A dropped connection is an error at once instead of a pause, and refetches after reconnecting.
      networkMode: 'always',
      refetchOnReconnect: true,
    },
  },
});

/** A call that also writes must not be cached: the server would keep other values. */
const always = { staleTime: 0, gcTime: 0 };

export const callOptions = <Name extends CallName>(name: Name, input: CallInput<Name>) =>
  queryOptions<CallOutput<Name>>({
    queryKey: [name, input],
    queryFn: ({ signal }) => call(name, input, signal),
    ...(visitorCalls[name][0] !== 'GET' && always),
  });

/** A call as screen data: loading, error or response. */
export const useCall = <Name extends CallName>(name: Name, input: CallInput<Name>, { enabled = true } = {}) =>
  useQuery({ ...callOptions(name, input), enabled }, queryClient);

/** An error in the visitor's language, with advice. */
export function errorText(error: unknown, { t, wait }: Pick<Texts, 't' | 'wait'>): string {
  if (!(error instanceof ApiError)) return t('error.internal');
  return t(`error.${error.code}`, { wait: wait(error.retryAfterS) });
}

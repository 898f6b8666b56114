import { visitorCalls } from '@silowright/contract/visitor-calls';
import { QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import { ApiError, type CallInput, type CallName, type CallOutput, call } from '../api.ts';
import type { Texts } from '../texts/use-texts.ts';

/** All data queries: fresh for 10 s, no retry, no refetch on focus (PR-08). */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 10_000,
      retry: false,
      refetchOnWindowFocus: false,
      // A dropped connection shows as an error at once instead of waiting, and heals when it is back.
      networkMode: 'always',
      refetchOnReconnect: true,
    },
  },
});

/** A call that also writes is made anew each time: an answer from memory would leave the server with other values. */
const always = { staleTime: 0, gcTime: 0 };

export const callOptions = <Name extends CallName>(name: Name, input: CallInput<Name>) =>
  queryOptions<CallOutput<Name>>({
    queryKey: [name, input],
    queryFn: ({ signal }) => call(name, input, signal),
    ...(visitorCalls[name][0] !== 'GET' && always),
  });

/** A call as data of a screen: loading, error or answer. */
export const useCall = <Name extends CallName>(name: Name, input: CallInput<Name>, { enabled = true } = {}) =>
  useQuery({ ...callOptions(name, input), enabled }, queryClient);

/** An error in the visitor's language, with what to do. */
export function errorText(error: unknown, { t, wait }: Pick<Texts, 't' | 'wait'>): string {
  if (!(error instanceof ApiError)) return t('error.internal');
  return t(`error.${error.code}`, { wait: wait(error.retryAfterS) });
}

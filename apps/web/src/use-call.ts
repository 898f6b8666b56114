import { visitorCalls } from '@silowright/contract/visitor-calls';
import { ApiError, type CallInput, type CallName, type CallOutput, call } from './api.ts';
import type { Texts } from './texts/use-texts.ts';
import { defaultFreshMs, type Loaded, stateOf, useLoaded, watchLoaded } from './use-loaded.ts';

/** The key of a call's answer. */
export const callKey = <Name extends CallName>(name: Name, input: CallInput<Name>): string =>
  JSON.stringify([name, input]);

/** A call that also writes is sent every time: the server must have the shown values. */
export const freshMsOf = (name: CallName): number => (visitorCalls[name][0] === 'GET' ? defaultFreshMs : 0);

/** A call as screen data: loading, error or response. */
export const useCall = <Name extends CallName>(
  name: Name,
  input: CallInput<Name>,
  { enabled = true } = {},
): Loaded<CallOutput<Name>> =>
  useLoaded(callKey(name, input), (signal) => call(name, input, signal), {
    enabled,
    freshMs: freshMsOf(name),
  });

/** Loads what `useCall` shows next; a failed call is sent again there. */
export const loadCall = <Name extends CallName>(name: Name, input: CallInput<Name>): Promise<void> =>
  new Promise((done) => {
    const key = callKey(name, input);
    const leave = watchLoaded(
      key,
      (signal) => call(name, input, signal),
      freshMsOf(name),
      () => {
        if (stateOf(key).isPending) return;
        leave();
        done();
      },
    );
  });

/** An error in the visitor's language, with advice. */
export function errorText(error: unknown, { t, wait }: Pick<Texts, 't' | 'wait'>): string {
  if (!(error instanceof ApiError)) return t('error.internal');
  return t(`error.${error.code}`, { wait: wait(error.retryAfterS) });
}

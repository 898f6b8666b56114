import type { visitorCalls } from '@silowright/contract/visitor-calls';
import { ApiError, type CallInput, type CallName, type CallOutput, call } from './api.ts';
import type { Texts } from './texts/use-texts.ts';
import {
  defaultFreshMs,
  type Loaded,
  type LoadedOptions,
  stateOf,
  useLoaded,
  watchLoaded,
} from './use-loaded.ts';

type Calls = typeof visitorCalls;

/** The key of a call's answer. */
export const callKey = <Name extends CallName>(name: Name, input: CallInput<Name>): string =>
  JSON.stringify([name, input]);

/** Calls that only read. */
type ReadName = { [Name in CallName]: Calls[Name][0] extends 'GET' ? Name : never }[CallName];

/** A call as screen data: loading, error or response. */
export const useCall = <Name extends ReadName>(
  name: Name,
  input: CallInput<Name>,
  options?: LoadedOptions,
): Loaded<CallOutput<Name>> =>
  useLoaded(callKey<Name>(name, input), (signal) => call<Name>(name, input, signal), options);

/** Loads what `useCall` shows next; a failed call is sent again there. */
export const loadCall = <Name extends ReadName>(name: Name, input: CallInput<Name>): Promise<void> =>
  new Promise((done) => {
    const key = callKey<Name>(name, input);
    const leave = watchLoaded(
      key,
      (signal) => call<Name>(name, input, signal),
      defaultFreshMs,
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

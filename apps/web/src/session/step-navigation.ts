import { firstOpenStep } from '@silowright/domain/flow/first-open-step';
import { stepAfter, stepBefore, stepListFor } from '@silowright/domain/flow/step-list';
import type { StepId } from '@silowright/domain/flow/steps';
import { readHash } from '../address/read-address.ts';
import { isToBeSent, sentFrom } from './asked-offer.ts';
import { wayOf } from './flags.ts';
import { useSession } from './session-store.ts';

/** Kept in the browser's history entry: its position among ours, and what is open on top of the step. */
export interface HistoryEntry {
  readonly index: number;
  readonly overlays: readonly string[];
}

/** What other areas keep in their entries stays in them. */
export const historyEntry = (): HistoryEntry => ({
  index: 0,
  overlays: [],
  ...(window.history.state as Partial<HistoryEntry> | null),
});

export const currentUrl = (hash: string): string =>
  `${window.location.pathname}${window.location.search}${hash ? `#${hash}` : ''}`;

/** Told after every change of the address that we make ourselves; the browser tells of its own. */
export const addressChanged = 'silowright:address';

export function writeHistory(entry: HistoryEntry, url: string, { replace = false } = {}): void {
  window.history[replace ? 'replaceState' : 'pushState'](entry, '', url);
  window.dispatchEvent(new Event(addressChanged));
}

/** Sets the hash and, unless told to keep, replaces the step indicator's list with that step's list (RT-11). */
export function navigateStep(step: StepId, { keepFlow = false, replace = false } = {}): void {
  const { values } = useSession.getState();
  if (!keepFlow) useSession.setState({ stepFlow: stepListFor(step, wayOf(values)) });
  const index = historyEntry().index + (replace ? 0 : 1);
  enter(step, index);
  writeHistory({ index, overlays: [] }, currentUrl(step), { replace });
}

export function nextStep(): void {
  const { step, stepFlow } = useSession.getState();
  const next = stepAfter(step, stepFlow);
  if (next) navigateStep(next);
}

/** Back uses the browser's history; a deep link has none of ours, so it goes to the step before (RT-07). */
export function goBack(): void {
  const { step, stepFlow, stepHistory } = useSession.getState();
  const { index } = historyEntry();
  if (index > 0 && stepHistory[index - 1]) window.history.back();
  else
    navigateStep(step === 'contact' && !stepFlow.includes(step) ? 'location' : stepBefore(step, stepFlow), {
      replace: true,
    });
}

/** Goes back to an earlier step, over everything opened since (RM-05). */
export function goBackTo(step: StepId): void {
  const { index } = historyEntry();
  const at = useSession.getState().stepHistory.lastIndexOf(step, index);
  if (at >= 0 && at < index) window.history.go(at - index);
  else navigateStep(step, { replace: true });
}

/** A hash typed by hand makes an entry that does not know its position: it follows the last one we saw. */
let lastIndex = -1;

/** Follows the address: a known step, guarded (RT-10); an unknown hash changes nothing (RT-05). */
export function followAddress(fallback: StepId): void {
  const { step: asked, hasHash } = readHash(window.location.hash);
  if (hasHash && !asked) return;
  const { values } = useSession.getState();
  const way = wayOf(values);
  const target = asked ?? fallback;
  const isAskedFor = isToBeSent(target) || sentFrom(target) !== undefined;
  const step = firstOpenStep(target, values, way, { isAskedFor });
  // The custom quote keeps the list of the flow it left (D21).
  const isCustomQuote = way.start === 'product-group' && (step === 'contact' || step === 'finalized-basic');
  if (!isCustomQuote) useSession.setState({ stepFlow: stepListFor(step, way) });
  const known = window.history.state as HistoryEntry | null;
  const index = known?.index ?? lastIndex + 1;
  enter(step, index);
  if (known && step === asked) return;
  writeHistory({ index, overlays: [] }, currentUrl(step), { replace: true });
}

function enter(step: StepId, index: number): void {
  const stepHistory = [...useSession.getState().stepHistory];
  stepHistory[index] = step;
  lastIndex = index;
  useSession.setState({ step, stepHistory });
}

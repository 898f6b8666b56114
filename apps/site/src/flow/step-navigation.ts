import { firstOpenStep } from '@silowright/domain/flow/first-open-step';
import { stepAfter, stepBefore, stepListFor } from '@silowright/domain/flow/step-list';
import { type StepId, steps } from '@silowright/domain/flow/steps';
import { unfinishedGroups } from '@silowright/domain/pricing/selection';
import { type HistoryEntry, historyEntry, writeHistory } from '@silowright/ui/parts/history-entry.ts';
import { segmentOf } from '@silowright/ui/texts/option-names.ts';
import { readHash } from '../address/read-address.ts';
import { useConfigurationState } from '../configuration/configuration-store.ts';
import { isToBeSent, sentFrom } from '../session/asked-offer.ts';
import { flowChoiceOf } from '../session/market-of.ts';
import { useSession } from '../session/session-store.ts';

export const currentUrl = (hash: string): string =>
  `${window.location.pathname}${window.location.search}${hash ? `#${hash}` : ''}`;

const position = (): string | undefined => useSession.getState().project?.position;

/** Sets the hash and, unless `keepFlow`, replaces the list of the step indicator with that of the step (RT-11). */
export function navigateStep(step: StepId, { keepFlow = false, replace = false } = {}): void {
  const { values } = useSession.getState();
  if (!keepFlow) useSession.setState({ stepFlow: stepListFor(step, flowChoiceOf(values)) });
  const index = historyEntry().index + (replace ? 0 : 1);
  enter(step, index);
  writeHistory({ index, overlays: [], position: position() }, currentUrl(step), { replace });
}

/**
 * Keeps the answers of the step and leaves it, in a task of its own. The browser ends the task of a tap by computing
 * the layout of all that changed in it, so that both together would be long. A second tap before it does nothing.
 */
export function leaveStep(keepAnswers?: () => void, leave = nextStep): void {
  const { step } = useSession.getState();
  setTimeout(() => {
    if (useSession.getState().step !== step) return;
    keepAnswers?.();
    leave();
  });
}

function nextStep(): void {
  const { step, stepFlow } = useSession.getState();
  const next = stepAfter(step, stepFlow);
  if (next) navigateStep(next);
}

/** Back uses the browser history. A deep link has none, so it goes to the step before (RT-07). */
export function goBack(): void {
  const { step, stepFlow, stepHistory } = useSession.getState();
  const { index } = historyEntry();
  if (index > 0 && stepHistory[index - 1]) window.history.back();
  else navigateStep(stepBefore(step, stepFlow), { replace: true });
}

/** Goes back to an earlier step, skipping everything opened since (RM-05). */
export function goBackTo(step: StepId): void {
  const { index } = historyEntry();
  const at = useSession.getState().stepHistory.lastIndexOf(step, index);
  if (at >= 0 && at < index) window.history.go(at - index);
  else navigateStep(step, { replace: true });
}

/** A manually typed hash creates an entry without position: it follows the last known one. */
let lastIndex = -1;

/** Opens the step in the address if allowed (RT-10); an unknown hash changes nothing (RT-05). */
export function followAddress(fallback: StepId): void {
  const { step: asked, hasHash } = readHash(window.location.hash);
  if (hasHash && !asked) return;
  const { values, configuration } = useSession.getState();
  const way = flowChoiceOf(values);
  const target = asked ?? fallback;
  const isSent = sentFrom(target) !== undefined;
  const open = unfinishedGroups(configuration);
  const step = firstOpenStep(target, values, way, {
    isAskedFor: isSent || isToBeSent(target),
    // A sent quotation can be looked at while another is made.
    hasOpenChoices: open.length > 0 && !isSent,
  });
  if (steps[step].hasChoices && step !== target)
    useConfigurationState.setState({ missed: open, openSections: open.map(segmentOf) });
  // The custom quote keeps the list of the flow it left (D21).
  const isCustomQuote = way.start === 'product-group' && (step === 'contact' || step === 'finalized-basic');
  if (!isCustomQuote) useSession.setState({ stepFlow: stepListFor(step, way) });
  const known = window.history.state as HistoryEntry | null;
  const index = known?.index ?? lastIndex + 1;
  enter(step, index);
  if (known && step === asked) return;
  writeHistory({ index, overlays: [], position: position() }, currentUrl(step), { replace: true });
}

function enter(step: StepId, index: number): void {
  const stepHistory = [...useSession.getState().stepHistory];
  stepHistory[index] = step;
  lastIndex = index;
  useSession.setState({ step, stepHistory });
}

import { navigateStep } from '../flow/step-navigation.ts';
import { flowChoiceOf } from '../session/market-of.ts';
import { sessionValues, useSession } from '../session/session-store.ts';
import { addPosition, removePosition, showPosition } from './change-positions.ts';
import { hasUnit, positionsNow } from './project-store.ts';

/** From an open tray the step replaces its entry of the history. */
export function changePosition(key: string, { replace = false } = {}): void {
  showPosition(key);
  const position = positionsNow().find((each) => each.key === key);
  if (position && hasUnit(position)) navigateStep('configure', { replace });
  else navigateStep(flowChoiceOf(sessionValues()).start, { replace });
}

/** One that was only begun leads back to the sheet when it is given up. */
export function giveUpPosition(key: string): void {
  const { project, step } = useSession.getState();
  const wasBegun = positionsNow().some((each) => each.key === key && !hasUnit(each));
  removePosition(key);
  if (wasBegun && project?.position === key && step !== 'overview')
    navigateStep('overview', { replace: true });
}

/** A further position, at the first step of the market. */
export function startPosition({ replace = false } = {}): void {
  if (!addPosition()) return;
  const { values } = useSession.getState();
  navigateStep(flowChoiceOf(values).start, { replace });
}

import { navigateStep } from '../flow/step-navigation.ts';
import { flowChoiceOf } from '../session/market-of.ts';
import { sessionValues, useSession } from '../session/session-store.ts';
import { addPosition, showPosition } from './change-positions.ts';
import { hasUnit, positionsNow } from './project-store.ts';

/** From an open tray the step replaces its entry of the history. */
export function changePosition(key: string, { replace = false } = {}): void {
  showPosition(key);
  const position = positionsNow().find((each) => each.key === key);
  if (position && hasUnit(position)) navigateStep('configure', { replace });
  else navigateStep(flowChoiceOf(sessionValues()).start, { replace });
}

/** A further position, at the first step of the market. */
export function startPosition({ replace = false } = {}): void {
  if (!addPosition()) return;
  const { values } = useSession.getState();
  navigateStep(flowChoiceOf(values).start, { replace });
}

import { type Selection, unfinishedGroups } from '@silowright/domain/pricing/selection';
import { call } from '@silowright/ui/calls/api.ts';
import { sessionValues, useSession } from '../session/session-store.ts';
import { useConfigurationState } from './configuration-store.ts';
import { obstacleOf } from './obstacle.ts';
import { readConfirmedPrice } from './running-price.ts';
import { selectShownUnit } from './select-unit.ts';
import { wireSelection } from './unit-offer.ts';

const firstPauseMs = 1000;
const maximumPauseMs = 15_000;

let wanted: Selection | undefined;
let running = false;

/** Resolves after the time, or when the browser is online again. */
const pause = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      window.removeEventListener('online', done);
      resolve();
    };
    const timer = setTimeout(done, ms);
    window.addEventListener('online', done);
  });

/** Stores and prices finished choices on the server: one call at a time, only the latest count (CF-08). */
export function confirmChoices(): void {
  const { configuration } = useSession.getState();
  wanted = unfinishedGroups(configuration).length > 0 ? undefined : configuration;
  useConfigurationState.setState(({ confirmation }) => ({
    confirmation: wanted && typeof confirmation === 'object' ? confirmation : 'asking',
  }));
  if (wanted && !running) void run();
}

/** Whether the server priced another unit than that on screen; a pending size sends the choices itself. */
const isOfAnotherUnit = (uuid: string): boolean =>
  useConfigurationState.getState().pendingUuid === undefined && uuid !== sessionValues().uuid;

async function run(): Promise<void> {
  running = true;
  let pauseMs = firstPauseMs;
  while (wanted) {
    const selection: Selection = wanted;
    wanted = undefined;
    // Choices of a configuration that is no longer on screen.
    if (selection !== useSession.getState().configuration) continue;
    const { turn } = useConfigurationState.getState();
    const isLate = () => useConfigurationState.getState().turn !== turn;
    try {
      const { id } = sessionValues();
      const answer = await call('select-options', {
        body: { id, selected_options: wireSelection(selection) },
      });
      pauseMs = firstPauseMs;
      if (isLate()) continue;
      if (isOfAnotherUnit(answer.selected_unit.uuid)) {
        await selectShownUnit();
        wanted ??= selection;
        continue;
      }
      useConfigurationState.setState({
        confirmed: readConfirmedPrice(answer, selection),
        confirmation: wanted ? 'asking' : 'confirmed',
      });
    } catch (error) {
      console.error('Problem pricing the options', error);
      const obstacle = obstacleOf(error);
      if (isLate()) continue;
      if (obstacle) {
        useConfigurationState.setState({ confirmation: obstacle });
        wanted ??= selection;
        await pause(Math.max(pauseMs, 1000 * obstacle.error.retryAfterS));
        pauseMs = Math.min(2 * pauseMs, maximumPauseMs);
      } else if (!wanted) useConfigurationState.setState({ confirmation: 'refused' });
    }
  }
  running = false;
}

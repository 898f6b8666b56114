import { useSession } from '../session/session-store.ts';
import { storeSelection } from './choose-option.ts';
import { type Change, sizeKey, useConfigurationState } from './configuration-store.ts';
import { confirmChoices } from './confirm-choices.ts';
import { chooseSize } from './load-unit.ts';
import { shownTotalCents } from './running-price.ts';

/** Takes the last change back, whatever it dropped included. */
export async function undoChange(): Promise<void> {
  const { offer, undo } = useConfigurationState.getState();
  const last = undo.at(-1);
  if (!offer || !last) return;
  const { changed, selection, uuid } = last;
  const rest = undo.slice(0, -1);
  const { configuration } = useSession.getState();
  // What was turned off is named as well: it has no choice now.
  const undone = changed === sizeKey ? offer.size.uuid : (configuration[changed] ?? selection[changed] ?? '');
  if (uuid !== offer.size.uuid) {
    if (await chooseSize(uuid, selection))
      useConfigurationState.setState(({ change }) => ({
        undo: rest,
        change: change && { ...change, undone },
      }));
    return;
  }
  const change: Change = {
    changed,
    differenceCents: shownTotalCents(offer, selection) - shownTotalCents(offer, configuration),
    lost: [],
    number: Date.now(),
    undone,
  };
  storeSelection(offer, selection);
  useConfigurationState.setState({ undo: rest, change });
  confirmChoices();
}

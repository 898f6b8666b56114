import { useSession } from '../session/session-store.ts';
import { storeSelection } from './choose-option.ts';
import { type Change, sizeKey, useConfigurationState } from './configuration-store.ts';
import { confirmChoices } from './confirm-choices.ts';
import { chooseSize } from './load-unit.ts';
import { shownTotalCents } from './running-price.ts';

/** Undoes the last change, including the choices it dropped. */
export async function undoChange(): Promise<void> {
  const { offer, undo } = useConfigurationState.getState();
  const last = undo.at(-1);
  if (!offer || !last) return;
  const { changed, selection, uuid } = last;
  const rest = undo.slice(0, -1);
  const { configuration } = useSession.getState();
  // Also name a choice that was turned off: it has no current choice.
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

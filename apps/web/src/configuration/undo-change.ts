import { useSession } from '../session/session-store.ts';
import { storeSelection } from './choose-option.ts';
import { useConfigurationState } from './configuration-store.ts';
import { confirmChoices } from './confirm-choices.ts';
import { chooseSize } from './load-unit.ts';
import { settleSelection } from './settle-selection.ts';

/** Takes the last change back, whatever it dropped included. */
export async function undoChange(): Promise<void> {
  const { offer, undo } = useConfigurationState.getState();
  const last = undo.at(-1);
  if (!offer || !last) return;
  if (last.uuid !== offer.size.uuid) {
    if (await chooseSize(last.uuid, last.selection))
      useConfigurationState.setState({ undo: undo.slice(0, -1) });
    return;
  }
  const cost = (selection: typeof last.selection) =>
    settleSelection(offer.groups, selection).priced.optionsCostCents;
  const differenceCents = cost(last.selection) - cost(useSession.getState().configuration);
  storeSelection(offer, last.selection);
  useConfigurationState.setState({
    undo: undo.slice(0, -1),
    change: { differenceCents, lost: [], number: Date.now() },
  });
  confirmChoices();
}

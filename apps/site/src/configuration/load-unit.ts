import type { DroppedChoice } from '@silowright/domain/pricing/priced-configuration';
import { defaultSelection } from '@silowright/domain/pricing/resolve-selection';
import type { Selection } from '@silowright/domain/pricing/selection';
import { ApiError } from '@silowright/ui/calls/api.ts';
import { sessionValues, setValues, useSession } from '../session/session-store.ts';
import { unitValues } from '../session/unit-values.ts';
import { storeSelection } from './choose-option.ts';
import { allKey, type Earlier, firstOpen, sizeKey, useConfigurationState } from './configuration-store.ts';
import { confirmChoices } from './confirm-choices.ts';
import { obstacleOf } from './obstacle.ts';
import { fitChoices } from './room.ts';
import { shownTotalCents } from './running-price.ts';
import { selectUnit } from './select-unit.ts';
import { settleSelection } from './settle-selection.ts';
import { readOffer, type UnitOffer } from './unit-offer.ts';

/** Identifies the configuration and unit of an offer. */
const offerName = (uuid: string): string => `${sessionValues().id} ${uuid}`;

async function fetchOffer(uuid: string, diameterInMm: number | undefined): Promise<UnitOffer> {
  const offer = readOffer(await selectUnit(uuid, diameterInMm), uuid);
  if (!offer) throw new ApiError('unit-unavailable', 409, 'not among the sizes');
  return offer;
}

let loading: string | undefined;

/** Fetches the options of the chosen unit and applies the defaults, unless the options are to be kept (CF-05). */
export async function loadUnit(): Promise<void> {
  const { uuid, diameterInMm } = sessionValues();
  if (!uuid) return;
  const name = offerName(uuid);
  const { offerFor, problem, turn } = useConfigurationState.getState();
  const isLate = () => useConfigurationState.getState().turn !== turn;
  const { keepOptions, configuration } = useSession.getState();
  if (loading === name || (offerFor === name && problem === undefined && keepOptions)) return;
  loading = name;
  useConfigurationState.setState({
    problem: undefined,
    sizeProblem: undefined,
    ...(offerFor !== name && { offer: undefined, offerFor: undefined, confirmed: undefined }),
    ...(!keepOptions && {
      undo: [],
      missed: [],
      change: undefined,
      earlier: undefined,
      openSections: firstOpen,
    }),
  });
  try {
    const offer = await fetchOffer(uuid, diameterInMm);
    // The id may have changed, the unit must not.
    if (sessionValues().uuid !== uuid || isLate()) return;
    const requested = keepOptions ? configuration : defaultSelection(offer.groups);
    const { selection, lost } = settle(offer, requested);
    applyOffer(offerName(uuid), offer, selection);
    if (!keepOptions)
      useConfigurationState.setState({ earlier: earlierOptions(offer, configuration, selection) });
    if (lost.length > 0)
      useConfigurationState.setState({
        change: { changed: sizeKey, differenceCents: 0, lost, number: Date.now() },
      });
    useSession.setState({ keepOptions: true });
  } catch (error) {
    // A failure is logged; everything independent of it continues (CF-16).
    console.error('Problem fetching the options', error);
    if (!isLate()) useConfigurationState.setState({ problem: obstacleOf(error) });
  } finally {
    if (loading === name) loading = undefined;
  }
}

/** The same unit again, for another number of units: what is on screen stays until the answer is there. */
export async function refreshUnit(): Promise<void> {
  const { uuid, diameterInMm } = sessionValues();
  const { offer: before, turn } = useConfigurationState.getState();
  if (!uuid || !before) return;
  const offer = await fetchOffer(uuid, diameterInMm);
  if (sessionValues().uuid !== uuid || useConfigurationState.getState().turn !== turn) return;
  applyOffer(offerName(uuid), offer, useSession.getState().configuration);
}

function settle(
  offer: UnitOffer,
  requested: Selection,
): { readonly selection: Selection; readonly lost: readonly DroppedChoice[] } {
  const fitting = fitChoices(offer, requested, sessionValues());
  const { selection, lost } = settleSelection(offer.groups, fitting.selection);
  return { selection, lost: [...fitting.lost, ...lost] };
}

/** A selected unit starts with its defaults (CF-05); earlier choices can be taken over. */
function earlierOptions(offer: UnitOffer, before: Selection, standard: Selection): Earlier | undefined {
  const { selection, lost } = settle(offer, before);
  const keys = Object.keys(selection).filter(
    (key) => JSON.stringify(selection[key]) !== JSON.stringify(standard[key]),
  );
  return Object.keys(before).length > 0 && keys.length > 0 ? { selection, lost, keys } : undefined;
}

export function takeEarlierOptions(): void {
  const { offer, earlier, undo } = useConfigurationState.getState();
  if (!offer || !earlier) return;
  const { configuration } = useSession.getState();
  const differenceCents = shownTotalCents(offer, earlier.selection) - shownTotalCents(offer, configuration);
  storeSelection(offer, earlier.selection);
  useConfigurationState.setState({
    earlier: undefined,
    undo: [...undo, { uuid: offer.size.uuid, selection: configuration, changed: allKey }],
    change: { changed: allKey, differenceCents, lost: earlier.lost, number: Date.now() },
  });
  confirmChoices();
}

function applyOffer(name: string, offer: UnitOffer, selection: Selection): void {
  useConfigurationState.setState({ offer, offerFor: name, problem: undefined });
  storeSelection(offer, selection);
  confirmChoices();
}

let sizeBefore: Promise<unknown> = Promise.resolve();

/** Changes the size: fetches its options, keeps choices that still exist, reports the others (CF-06, D20). */
export async function chooseSize(uuid: string, requested?: Selection): Promise<boolean> {
  const { offer: before, pendingUuid } = useConfigurationState.getState();
  const size = before?.sizes.find((option) => option.uuid === uuid);
  if (!before || !size || (pendingUuid ?? before.size.uuid) === uuid) return false;
  useConfigurationState.setState({ pendingUuid: uuid, sizeProblem: undefined });
  const isOvertaken = () => useConfigurationState.getState().pendingUuid !== uuid;
  try {
    // One after the other, so that the server ends with the size clicked last.
    await sizeBefore;
    if (isOvertaken()) return false;
    const fetching = fetchOffer(uuid, size.diameter_mm);
    sizeBefore = fetching.catch(() => {});
    const offer = await fetching;
    if (isOvertaken()) return false;
    // Read late, because an option may have been chosen while the size was being fetched.
    const { configuration } = useSession.getState();
    const { undo } = useConfigurationState.getState();
    const { selection, lost } = settle(offer, requested ?? configuration);
    setValues(unitValues(size));
    const differenceCents = shownTotalCents(offer, selection) - shownTotalCents(before, configuration);
    applyOffer(offerName(uuid), offer, selection);
    useConfigurationState.setState({
      pendingUuid: undefined,
      undo: [...undo, { uuid: before.size.uuid, selection: configuration, changed: sizeKey }],
      change: { changed: sizeKey, differenceCents, lost, number: Date.now() },
    });
    return true;
  } catch (error) {
    console.error('Problem fetching the options', error);
    if (!isOvertaken())
      useConfigurationState.setState({ pendingUuid: undefined, sizeProblem: obstacleOf(error) });
    return false;
  }
}

import {
  type Choice,
  customOf,
  type Selection,
  unfinishedGroups,
} from '@silowright/domain/pricing/selection';
import { useSession } from '../session/session-store.ts';
import { useConfigurationState } from './configuration-store.ts';
import { confirmChoices } from './confirm-choices.ts';
import { shownTotalCents } from './running-price.ts';
import { settleSelection } from './settle-selection.ts';
import type { OfferedOption, UnitOffer } from './unit-offer.ts';

const maximumUndoSteps = 30;

/** Stores choices, group prices and the total (V9); they survive a reload. One change, so that nothing is rendered twice. */
export function storeSelection(offer: UnitOffer, selection: Selection): void {
  const groupPrices: Record<string, number> = {};
  for (const { key, priceCents } of settleSelection(offer.groups, selection).priced.lines)
    groupPrices[key] = (groupPrices[key] ?? 0) + priceCents;
  const price = shownTotalCents(offer, selection);
  useSession.setState(({ values }) => ({
    configuration: selection,
    groupPrices,
    values: values.price === price ? values : { ...values, price },
  }));
}

/**
 * Sets the choice of a group; undefined turns an optional group off, with value and price (CF-07). `picked` names
 * a choice made away from its own control, where it is not announced otherwise.
 */
export function chooseOption(key: string, choice: Choice | undefined, picked?: string): void {
  const { offer, undo, missed } = useConfigurationState.getState();
  if (!offer) return;
  const { configuration } = useSession.getState();
  const { [key]: before, ...rest } = configuration;
  if (before === choice) return;
  const { selection, lost } = settleSelection(
    offer.groups,
    choice === undefined ? rest : { ...configuration, [key]: choice },
  );
  storeSelection(offer, selection);
  // Letters typed into a colour name are one change, not one each.
  const typing = customOf(before) !== undefined && customOf(choice) !== undefined && undo.length > 0;
  const snapshot = { uuid: offer.size.uuid, selection: configuration, changed: key };
  const open = unfinishedGroups(selection);
  useConfigurationState.setState({
    missed: missed.filter((missedKey) => open.includes(missedKey)),
    undo: typing ? undo : [...undo, snapshot].slice(-maximumUndoSteps),
    ...(!typing && {
      change: {
        changed: key,
        differenceCents: shownTotalCents(offer, selection) - shownTotalCents(offer, configuration),
        lost,
        number: Date.now(),
        picked,
      },
    }),
  });
  confirmChoices();
}

/** The choice of a value; the words it asks for are still to come. */
export const begunChoice = ({ value, custom }: Pick<OfferedOption, 'value' | 'custom'>): Choice =>
  custom ? { value, custom: '' } : value;

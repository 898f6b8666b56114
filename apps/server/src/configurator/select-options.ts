import type { ResponseOf } from '@silowright/contract/call';
import type { SelectedOptions, selectOptions } from '@silowright/contract/configurator';
import type { FieldError } from '@silowright/contract/errors';
import type { Shapes } from '@silowright/domain/drawing/configured-model';
import { fitInRoom } from '@silowright/domain/engineering/room-height';
import { priceConfiguration } from '@silowright/domain/pricing/price-configuration';
import type {
  GroupForUnit,
  PricedConfiguration,
  PriceLine,
} from '@silowright/domain/pricing/priced-configuration';
import type { Choice, Selection } from '@silowright/domain/pricing/selection';
import { type Room, roomOf } from '@silowright/domain/recommendation/limits';
import { ApiError, fieldError } from '../platform/http/api-error.ts';
import type { HandlerOf } from '../server-parts.ts';
import { onFreshState } from './configuration-state.ts';
import { chosenUnit, loadOwnConfiguration } from './load-own-configuration.ts';
import { refuseChoices } from './refuse-choices.ts';
import { saveChoice } from './store/configurations.ts';

type Answer = ResponseOf<typeof selectOptions>;

/** Stores the choices and returns their prices from the pinned lists; numbers from the client are ignored. */
export const selectOptionsHandler: HandlerOf<'select-options'> =
  (parts) =>
  ({ body, browser }) => {
    const requested = selectionOfWire(body.selected_options);
    return onFreshState(async () => {
      const configuration = await loadOwnConfiguration(parts, body.id, browser);
      const { row, request, pinned, place } = configuration;
      const unit = chosenUnit(configuration);
      const groups = pinned.optionsFor(unit, place?.country);
      refuseChoices(requested, groups);
      const priced = priceConfiguration({
        catalogue: pinned.catalogue,
        unit,
        selection: requested,
        amountOfUnits: request.amountOfUnits,
        place,
        groups,
      });
      const problems = tooTall(pinned.content, priced, groups, roomOf(request, pinned.catalogue));
      if (problems.length > 0) throw new ApiError('unknown-choice', problems);
      const saved = await saveChoice(parts.store, {
        id: row.id,
        revision: row.revision,
        unit_uuid: unit.uuid,
        unit_type: unit.type,
        selection: JSON.stringify(priced.selection),
        now: parts.nowMs(),
      });
      return saved ? answerOf(priced) : undefined;
    });
  };

/** segment → [group → value] becomes "segment.group" → value (CF-08, D6). */
export function selectionOfWire(wire: SelectedOptions): Selection {
  const selection: Record<string, Choice> = {};
  for (const [segment, [groups = {}]] of Object.entries(wire)) {
    for (const [group, choice] of Object.entries(groups)) selection[`${segment}.${group}`] = choice;
  }
  return selection;
}

/** Under a roof every choice must fit: what lifts the unit, and what stands on it (D6, EN-05). */
export const tooTall = (
  shapes: Shapes,
  { unit, selection }: Pick<PricedConfiguration, 'unit' | 'selection'>,
  groups: readonly GroupForUnit[],
  room: Room | undefined,
): FieldError[] =>
  fitInRoom(shapes, unit, groups, selection, room).refused.map(({ key, value, heightMm, tallestMm }) =>
    fieldError(
      key,
      'too-tall',
      `${value}: reaches ${metres(heightMm)} m, at most ${metres(tallestMm)} m fit in the room`,
    ),
  );

const metres = (mm: number): string => (mm / 1000).toFixed(2);

export function answerOf(priced: PricedConfiguration): Answer {
  return {
    currency: priced.currency,
    selected_option_to_price: { groups: groupsOf(priced.lines), options_cost: priced.optionsCostCents },
    selected_unit: { price_in_cents: priced.unitPriceCents, uuid: priced.unit.uuid },
    transportation_cost: priced.transport?.cents ?? null,
    dropped: [...priced.dropped],
  };
}

/** Lines are in the order of the option list, so each segment and each group stays together. */
function groupsOf(lines: readonly PriceLine[]): Answer['selected_option_to_price']['groups'] {
  const groups: Answer['selected_option_to_price']['groups'] = [];
  for (const { key, value, priceCents } of lines) {
    const [segment = '', group = ''] = key.split('.');
    const ofSegment = found(groups, segment, () => ({ key: segment, options: [] }));
    const ofGroup = found(ofSegment.options, group, () => ({ key: group, option_values: [] }));
    ofGroup.option_values.push({ key: value, price: priceCents });
  }
  return groups;
}

function found<Item extends { key: string }>(items: Item[], key: string, make: () => Item): Item {
  let item = items.find((candidate) => candidate.key === key);
  if (!item) {
    item = make();
    items.push(item);
  }
  return item;
}

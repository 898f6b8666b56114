import type { RevisedPosition, RevisionDraft } from '@silowright/contract/revisions';
import type { Unit } from '@silowright/domain/catalogue/unit';
import { checkDeal } from '@silowright/domain/deal/check-deal';
import type { Deal, PositionRole } from '@silowright/domain/deal/deal';
import {
  type DealToPrice,
  type PricedDeal,
  type PricedUnits,
  priceDeal,
} from '@silowright/domain/deal/price-deal';
import type { DroppedChoice, GroupForUnit } from '@silowright/domain/pricing/priced-configuration';
import { roomOf } from '@silowright/domain/recommendation/limits';
import type { RecommendationRequest } from '@silowright/domain/recommendation/request';
import { requestOf, type StoredValues } from '../../configurator/configuration-state.ts';
import { refuseChoices } from '../../configurator/refuse-choices.ts';
import { tooTall } from '../../configurator/select-options.ts';
import { ApiError, fieldError } from '../../platform/http/api-error.ts';
import type { PinnedCatalogue } from '../../prices/catalogues.ts';
import type { ServerParts } from '../../server-parts.ts';
import { unitsOf } from '../paper/positions.ts';
import type { Quotation, UnitQuotation } from '../paper/quotation.ts';
import { isTooDense } from '../paper/unit-sentence.ts';

/** A position of the draft with what its quotation said about it. */
interface LoadedPosition {
  readonly base: UnitQuotation;
  readonly drafted: RevisedPosition;
  readonly values: Partial<StoredValues>;
  readonly request: RecommendationRequest;
  readonly pinned: PinnedCatalogue;
  readonly unit: Unit;
  readonly groups: readonly GroupForUnit[];
}

export interface PricedPosition
  extends LoadedPosition,
    Pick<PricedUnits, 'number' | 'priced' | 'goodsCents'> {
  readonly role: PositionRole;
  readonly isInTotal: boolean;
  readonly dropped: readonly DroppedChoice[];
}

export interface RevisedPositions {
  readonly positions: readonly PricedPosition[];
  readonly deal: PricedDeal;
  readonly toPrice: DealToPrice;
}

/** The positions of a quotation as they are. */
export const draftedPositions = ({ positions, chosen = [] }: Quotation): RevisedPosition[] =>
  positions.map(({ id, role, amountOfUnits, selection }) => ({
    id,
    role: role.kind,
    ...(role.kind === 'alternative' && { group: role.group }),
    ...(chosen.includes(id) && { chosen: true as const }),
    amount_of_units: amountOfUnits,
    selection: selection as RevisionDraft['selection'],
  }));

/** Of a quotation of one unit, the draft has no positions. */
function positionsIn(
  { positions: [only, second] }: Quotation,
  draft: RevisionDraft,
): readonly RevisedPosition[] {
  const { positions, amount_of_units, selection } = draft;
  if (positions) return positions;
  if (second || !only) {
    throw new ApiError('bad-request', [fieldError('draft.positions', 'required', 'are needed for several')]);
  }
  return [{ id: only.id, role: 'included', amount_of_units, selection }];
}

/** Prices the positions of a draft with the lists of the quotation. */
export async function revisedPositions(
  { catalogues }: Pick<ServerParts, 'catalogues'>,
  quotation: Quotation,
  draft: RevisionDraft,
  { mayBeUnfinished = false } = {},
): Promise<RevisedPositions> {
  const drafted = positionsIn(quotation, draft);
  const loaded: LoadedPosition[] = [];
  for (const [at, position] of drafted.entries()) {
    const found = unitsOf(quotation)[quotation.positions.findIndex(({ id }) => id === position.id)];
    if (!found) {
      throw new ApiError('bad-request', [fieldError(`draft.positions.${at}.id`, 'unknown', 'is not of it')]);
    }
    loaded.push(await load(catalogues, found, position, mayBeUnfinished));
  }
  const deal = dealOf(drafted);
  refuseProblems(deal);
  const toPrice: DealToPrice = {
    deal,
    place: loaded[0]!.request.place,
    configured: new Map(
      loaded.map(({ drafted: { id, selection }, pinned, unit, groups }) => [
        id,
        { catalogue: pinned.catalogue, unit, selection, groups },
      ]),
    ),
    rules: loaded[0]!.pinned.catalogue,
  };
  const priced = priceDeal(toPrice);
  if (!priced.positions.some(({ isInTotal }) => isInTotal))
    throw new ApiError('bad-request', [fieldError('draft.positions', 'nothing-in-total', 'leave nothing')]);
  const positions = priced.positions.flatMap((each): PricedPosition[] => {
    const own = loaded.find(({ drafted: { id } }) => id === each.position.id);
    if (!own || !('priced' in each)) return [];
    const { number, priced: unit, goodsCents, isInTotal, position } = each;
    const problems = tooTall(own.pinned.content, unit, own.groups, roomOf(own.request, own.pinned.catalogue));
    if (problems.length > 0) throw new ApiError('unknown-choice', problems);
    return [
      { ...own, number, priced: unit, goodsCents, isInTotal, role: position.role, dropped: unit.dropped },
    ];
  });
  return { positions, deal: priced, toPrice };
}

async function load(
  catalogues: ServerParts['catalogues'],
  base: UnitQuotation,
  drafted: RevisedPosition,
  mayBeUnfinished: boolean,
): Promise<LoadedPosition> {
  const pinned = await catalogues.at(base.unit.segment, base.priceList.version, base.optionList.version);
  const wanted = drafted.unit ?? base.unit.uuid;
  const unit = pinned.catalogue.units.find(({ uuid }) => uuid === wanted);
  const values = { ...base.values, amountOfUnits: drafted.amount_of_units } as Partial<StoredValues>;
  const request = requestOf(values, base.country, () => pinned.catalogue.productGroups);
  if (!unit || unit.type !== base.unit.type || !request.ok) throw new ApiError('unit-unavailable');
  const groups = pinned.optionsFor(unit, request.value.place?.country);
  refuseChoices(drafted.selection, groups, { mayBeUnfinished });
  if (isTooDense(base)) throw new ApiError('too-dense');
  return { base, drafted, values, request: request.value, pinned, unit, groups };
}

const roleOf = ({ role, group = '' }: RevisedPosition): PositionRole =>
  role === 'alternative' ? { kind: role, group } : { kind: role };

/** What is included cannot be chosen. */
const dealOf = (drafted: readonly RevisedPosition[]): Deal => ({
  positions: drafted.map((position) => ({
    kind: 'units',
    id: position.id,
    configurationId: position.id,
    role: roleOf(position),
    amountOfUnits: position.amount_of_units,
  })),
  addedLines: [],
  terms: {},
  chosen: drafted.flatMap(({ id, role, chosen }) => (chosen && role !== 'included' ? [id] : [])),
});

function refuseProblems(deal: Deal): void {
  const problems = checkDeal(deal);
  if (problems.length === 0) return;
  const at = (of: string | undefined) => deal.positions.findIndex(({ id }) => id === of);
  throw new ApiError(
    'bad-request',
    problems.map(({ code, of }) => fieldError(`draft.positions.${at(of)}`, code, `is wrong: ${code}`)),
  );
}

import { choose, picturedPositions } from '@silowright/domain/deal/deal';
import type { DrawingInput } from '@silowright/domain/drawing/configured-model';
import { totalHeightMm } from '@silowright/domain/drawing/configured-model';
import { fillShare } from '@silowright/domain/drawing/content-level';
import { isNotSupplied } from '@silowright/domain/pricing/priced-configuration';
import { valuesOf } from '@silowright/domain/pricing/selection';
import type { PositionToDraw } from '@silowright/picture/drawing/project-stage.tsx';
import { shapes } from '@silowright/ui/catalogue/shapes.ts';
import { groupName, optionName, typeNameKey } from '@silowright/ui/texts/option-names.ts';
import type { Texts } from '@silowright/ui/texts/use-texts.ts';
import { goodsTexture } from '../configuration/goods-texture.ts';
import { requestedVolume } from '../session/requested-volume.ts';
import { storedUnit } from '../session/unit-values.ts';
import { numbersOf } from './change-positions.ts';
import { isReady, type Position } from './project-store.ts';
import { isInTotal } from './roles.ts';

/** "Classic silo, 30 m³". */
export function positionName({ session: { values } }: Position, { t, volume }: Texts): string {
  const { preconfiguredUnitType: type, segment, volumePerUnit } = values;
  if (!type || volumePerUnit === undefined) return t('project.unfinished');
  return `${t(typeNameKey(type, segment))}, ${volume(volumePerUnit).replace(' ', '\u00a0')}`;
}

/** "2.80 × 7.92 m". */
function measures({ session: { values, configuration } }: Position, { metres }: Texts): string {
  const unit = storedUnit(values);
  if (!unit) return '';
  const heightMm = totalHeightMm(shapes(), unit, configuration);
  return `${metres(unit.diameterMm)}\u00a0×\u00a0${metres(heightMm)}\u00a0m`;
}

export interface ChoiceInWords {
  readonly key: string;
  readonly group: string;
  readonly option: string;
  /** Of all its values. */
  readonly cents: number;
  readonly isNone: boolean;
  /** The customer provides it: it has no price, and is not included. */
  readonly isByOthers: boolean;
}

/** Every choice, in the order in which they were priced. */
export function choicesOf({ session }: Position, texts: Texts): ChoiceInWords[] {
  const { values, configuration, groupPrices } = session;
  const { segment = '', preconfiguredUnitType: type } = values;
  const offered = shapes().options[segment] ?? [];
  // Types have groups of their own under the same key.
  const groups = offered.filter(({ types }) => type && types.includes(type));
  return Object.entries(configuration).flatMap(([key, choice]): ChoiceInWords[] => {
    const found = groups.find((group) => group.key === key);
    if (!found) return [];
    const group = { id: found.id, label: found.id, options: [] };
    const custom = typeof choice === 'object' && 'custom' in choice ? choice.custom : undefined;
    const chosen = valuesOf(choice);
    return [
      {
        key,
        group: groupName(texts, group),
        option: chosen.map((value) => optionName(texts, group, value, custom)).join(', '),
        cents: groupPrices[key] ?? 0,
        isByOthers: chosen.some((value) => isNotSupplied({ value, priceCents: 0 })),
        isNone: chosen.every((value) => value === 'none'),
      },
    ];
  });
}

const maxOptionsNamed = 2;

/** Size, goods and the dearest options: what tells two positions from each other. */
export function positionFacts(position: Position, texts: Texts): string {
  const { productGroupType } = position.session.values;
  const goods = productGroupType && texts.t(`product-group.${productGroupType}`);
  const options = choicesOf(position, texts)
    .filter(({ cents }) => cents > 0)
    .toSorted((one, other) => other.cents - one.cents)
    .slice(0, maxOptionsNamed)
    .map(({ option }) => option);
  return [measures(position, texts), goods, ...options].filter(Boolean).join(' · ');
}

/** What is drawn of the positions that have a unit. */
export function drawnPositions(positions: readonly Position[]): DrawnPosition[] {
  const numbers = numbersOf(positions);
  return positions.filter(isReady).flatMap((position): DrawnPosition[] => {
    const { key, session } = position;
    const { values, configuration } = session;
    const unit = storedUnit(values);
    if (!unit) return [];
    const input: DrawingInput = { ...unit, selection: configuration };
    return [
      {
        key,
        input,
        amountOfUnits: values.amountOfUnits ?? 1,
        contentLevel: fillShare(requestedVolume(session), unit.volumeM3),
        contents: goodsTexture(values),
        number: numbers.get(key) ?? '',
        isOpen: !isInTotal(position),
      },
    ];
  });
}

export interface DrawnPosition extends PositionToDraw {
  readonly key: string;
}

/**
 * What a picture of the project shows, in the order of the paper (PJ-06). The position on screen is in a picture of it,
 * whether it is in the total or not.
 */
export function pictured(positions: readonly Position[], onScreen?: string): DrawnPosition[] {
  const ready = positions.filter(isReady);
  const deal = {
    positions: ready.map(({ key, role }) => ({ id: key, role })),
    chosen: ready.flatMap(({ key, isChosen }) => (isChosen ? [key] : [])),
  };
  const { chosen } = onScreen === undefined ? deal : choose(deal, onScreen);
  const shown = picturedPositions(deal.positions, chosen);
  const drawn = new Map(drawnPositions(positions).map((each) => [each.key, each]));
  return shown.flatMap(({ id }) => drawn.get(id) ?? []);
}

/** "2 × Classic silo, 30 m³; 1 × …" */
export function picturedInWords(
  positions: readonly Position[],
  drawn: readonly DrawnPosition[],
  texts: Texts,
): string {
  const byKey = new Map(positions.map((each) => [each.key, each]));
  return drawn
    .map(({ key, amountOfUnits }) => `${amountOfUnits} × ${positionName(byKey.get(key)!, texts)}`)
    .join('; ');
}

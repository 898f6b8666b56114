import type { Finding } from '@silowright/domain/yard/check-yard';
import type { YardWords } from '@silowright/domain/yard/draw-yard';
import type { Point } from '@silowright/domain/yard/plane';
import type { Yard } from '@silowright/domain/yard/standing-units';
import { fenceM, placeOfThing, type YardPlan, type YardThing } from '@silowright/domain/yard/yard-plan';

interface YardSpeaker {
  readonly t: (key: `yard-plan.${string}`, params?: Readonly<Record<string, string | number>>) => string;
  readonly number: (value: number, decimals?: number) => string;
}

/** What is written in the drawing of a yard; the accent is the colour of the truck and its way. */
export const yardWords = ({ t, number }: YardSpeaker, accent: string): YardWords => ({
  building: t('yard-plan.building'),
  entrance: t('yard-plan.entrance'),
  crane: t('yard-plan.crane'),
  metres: (metres) => number(metres, 1),
  accent,
});

/** Everything that can be moved, in the order of a list. */
export const yardThings = ({ units, building, truck, aerial }: YardPlan): readonly YardThing[] => [
  ...units.map((_, at) => ({ kind: 'unit', at }) as const),
  ...(building ? [{ kind: 'building' } as const] : []),
  { kind: 'entrance' },
  ...truck.way.map((_, at) => ({ kind: 'way', at }) as const),
  { kind: 'crane' },
  ...(aerial ? [{ kind: 'aerial' } as const] : []),
];

export function thingName(
  thing: YardThing,
  { plan: { truck }, standing }: Yard,
  { t }: Pick<YardSpeaker, 't'>,
): string {
  if (thing.kind === 'unit') return t('yard-plan.unit', { number: standing[thing.at]!.name });
  if (thing.kind !== 'way') return t(`yard-plan.${thing.kind}`);
  if (thing.at === 0) return t('yard-plan.way-first');
  return thing.at === truck.way.length - 1
    ? t('yard-plan.way-last')
    : t('yard-plan.way', { number: thing.at });
}

/** Where each thing is, in metres, the same on screen and paper (TD-06). */
export function placeRows(yard: Yard, speaker: YardSpeaker) {
  const { plan } = yard;
  return yardThings(plan).map((thing) => {
    const [x, y] = placeOfThing(plan, thing) as Point;
    const { number } = speaker;
    const size =
      thing.kind === 'building' && plan.building
        ? ` · ${number(plan.building.width, 1)} × ${number(plan.building.depth, 1)} m, ${number(plan.building.turnDeg)}°`
        : thing.kind === 'entrance'
          ? ` · ${number(plan.entrance.width, 1)} m`
          : thing.kind === 'aerial' && plan.aerial
            ? ` · ${number(plan.aerial.lat, 5)}, ${number(plan.aerial.lng, 5)}, ${number(plan.aerial.turnDeg)}°`
            : '';
    return {
      thing,
      label: thingName(thing, yard, speaker),
      value: `${number(x, 1)} · ${number(fenceM - y, 1)} m${size}`,
    };
  });
}

/** The distances in words: how far, how far it should be, and whether that is enough. */
export const findingRows = (findings: readonly Finding[], { t, number }: YardSpeaker) =>
  findings.map(({ kind, metres, needed, limit, state, of }) => ({
    kind,
    state,
    label: `${t(`yard-plan.check.${kind}`)}${of ? ` (${of})` : ''}`,
    measured:
      metres === undefined ? t('yard-plan.impossible') : `${number(metres, kind === 'turning' ? 2 : 1)} m`,
    needed: t(`yard-plan.${limit}`, { metres: number(needed, kind === 'turning' ? 2 : 1) }),
    verdict: t(`yard-plan.state.${state}`),
  }));

import type { GroupForUnit } from '../pricing/priced-configuration.ts';
import { type ActionRule, distanceKm, inside, type Point, widened } from './action-rule.ts';
import { type Annexes, annexes } from './annexes.ts';
import { type EarthquakeRule, earthquakeRules } from './earthquake-rules.ts';
import { snowRules } from './snow-rules.ts';
import { windRules } from './wind-rules.ts';

/** A usual value at a place, to be checked against the national annex. */
export interface SiteAction {
  readonly value: number;
  /** The zone of the national annex, where the annex has numbered zones. */
  readonly zone?: string;
  /** The national annex. */
  readonly source: string;
  /** A higher value within 10 km, if there is one. */
  readonly nearby?: number;
  readonly least: number;
  readonly most: number;
  readonly sure: string;
}

export interface SiteActions {
  /** m/s */
  readonly wind: SiteAction;
  /** kN/m² on the ground */
  readonly snow: SiteAction;
  readonly earthquake?: Pick<EarthquakeRule, 'region' | 'advice'> & { readonly source: string };
}

const nearKm = 10;
/** "4" and "II" are zones; "24" and "map" only say where a value comes from. */
const numberedZone = /^([1-9]|I{1,3})$/;

/** Denmark: 27 m/s at the North Sea, falling to 24 m/s at 25 km from it. */
const northSeaCoast = [
  [54.91, 8.63],
  [55.15, 8.5],
  [55.47, 8.35],
  [55.56, 8.08],
  [56, 8.12],
  [56.37, 8.12],
  [56.7, 8.21],
  [57.12, 8.62],
  [57.13, 9.05],
  [57.37, 9.71],
  [57.59, 9.96],
  [57.75, 10.6],
] as const;
const coastal = { country: 'DK', extraMs: 3, reachKm: 25 };

/** Usual wind, snow and earthquake advice at a place (EN-08); undefined for a country without rules. */
export function siteActions(country: string, point: Point): SiteActions | undefined {
  const own = annexes[country];
  const wind = own && actionAt(windRules, 'wind', own, country, point);
  const snow = own && actionAt(snowRules, 'snow', own, country, point);
  if (!wind || !snow) return undefined;
  const earthquake = earthquakeRules.find((rule) => rule.country === country && inside(point, rule.box));
  return {
    wind: country === coastal.country ? nearCoast(wind, point) : wind,
    snow,
    ...(earthquake && {
      earthquake: { region: earthquake.region, advice: earthquake.advice, source: own.earthquake },
    }),
  };
}

/** The highest box that contains the point wins, then the first lower region, then the whole country. */
function actionAt(
  rules: readonly ActionRule[],
  action: keyof Annexes,
  sources: Annexes,
  country: string,
  point: Point,
): SiteAction | undefined {
  const own = rules.filter((rule) => rule.country === country);
  const rule = ruleFor(own, point, 0);
  if (!rule) return undefined;
  const near = ruleFor(own, point, nearKm);
  const { value, zone, least, most, sure } = rule;
  return {
    value,
    ...(numberedZone.test(zone) && { zone }),
    source: sources[action],
    least,
    most,
    sure,
    ...(near && near.value > value && { nearby: near.value }),
  };
}

function ruleFor(rules: readonly ActionRule[], point: Point, marginKm: number): ActionRule | undefined {
  const here = rules.filter(
    ({ box, lowers }) => box && inside(point, widened(box, lowers ? -marginKm : marginKm, point.latitude)),
  );
  const raising = here.filter((rule) => !rule.lowers);
  if (raising.length > 0) return raising.reduce((most, rule) => (rule.value > most.value ? rule : most));
  return here[0] ?? rules.find((rule) => !rule.box);
}

function nearCoast(wind: SiteAction, point: Point): SiteAction {
  const km = distanceKm(point, northSeaCoast);
  return { ...wind, value: wind.value + coastal.extraMs * Math.max(0, 1 - km / coastal.reachKm) };
}

export const isForEarthquakes = ({ kind, optional }: Pick<GroupForUnit, 'kind' | 'optional'>): boolean =>
  optional && kind === 'earthquake';

/** The groups as offered at a place: where earthquakes are checked as a rule, their option is a default (EN-08). */
export function preselected(
  groups: readonly GroupForUnit[],
  place: SiteActions | undefined,
): readonly GroupForUnit[] {
  if (place?.earthquake?.advice !== 'preselect') return groups;
  return groups.map((group) =>
    isForEarthquakes(group)
      ? {
          ...group,
          options: group.options.map((option, at) =>
            at === 0 ? { ...option, default_selected: true } : option,
          ),
        }
      : group,
  );
}

import type { Unit } from '@silowright/domain/catalogue/unit';
import type { SiteOfUnit } from '@silowright/domain/engineering/engineering-data';
import { preselected, type SiteActions, siteActions } from '@silowright/domain/engineering/site-actions';
import { memoize } from '@silowright/domain/memoize';
import type { GroupForUnit } from '@silowright/domain/pricing/priced-configuration';
import type { Place } from '@silowright/domain/recommendation/request';
import type { Recommended } from './load-own-configuration.ts';

/** Wind, snow and earthquake at the place; undefined if it is unknown or its country has no rules. */
const actionsAt = ({ place }: Pick<Recommended, 'place'>): SiteActions | undefined => place && actions(place);

const actions = memoize(
  (place: Place) => (place.country === undefined ? undefined : siteActions(place.country, place)),
  ({ country, latitude, longitude }) => `${country} ${latitude} ${longitude}`,
);

/** Everything about the site that engineering data depend on. */
export const siteOfUnit = (configuration: Pick<Recommended, 'place' | 'request' | 'values'>): SiteOfUnit => ({
  actions: actionsAt(configuration),
  inside: configuration.request.placement === 'inside',
  densityKgM3: configuration.values.storedDensity ?? configuration.request.densityKgM3,
});

/** The options of a unit at the place, where an earthquake option may be preselected (EN-08). */
export const offeredOptions = (
  configuration: Pick<Recommended, 'pinned' | 'place'>,
  unit: Unit,
): readonly GroupForUnit[] =>
  preselected(configuration.pinned.optionsFor(unit, configuration.place?.country), actionsAt(configuration));

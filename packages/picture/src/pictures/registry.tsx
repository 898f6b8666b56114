import { type ConstructionId, constructionIds } from '@silowright/domain/catalogue/constructions';
import { type IconName, iconNames } from '@silowright/domain/catalogue/market-pictures';
import type { ComponentType } from 'react';
import { ConstructionPicture } from './construction-picture.tsx';
import { MarketIcon } from './market-icons.tsx';
import { GalvanizedPicture, StainlessPicture } from './material-swatches.tsx';

type PictureName =
  | `icon.${IconName}`
  | `construction.${ConstructionId}`
  | `material.${'galvanized' | 'stainless'}`;

const each = <Id extends string, Prefix extends string>(
  prefix: Prefix,
  ids: readonly Id[],
  picture: (id: Id) => ComponentType,
) =>
  Object.fromEntries(ids.map((id) => [`${prefix}.${id}`, picture(id)])) as Record<
    `${Prefix}.${Id}`,
    ComponentType
  >;

/** The drawn pictures by name (CF-22). Those of types and options are made from the catalogue. */
export const pictures = {
  ...each('icon', iconNames, (icon) => () => <MarketIcon icon={icon} />),
  ...each('construction', constructionIds, (construction) => () => (
    <ConstructionPicture construction={construction} heightPx={240} />
  )),
  'material.galvanized': GalvanizedPicture,
  'material.stainless': StainlessPicture,
} as const satisfies Record<PictureName, ComponentType>;

import type { StorageTypeCode } from '@silowright/domain/catalogue/codes';
import { type ConstructionId, constructionIds } from '@silowright/domain/catalogue/constructions';
import { type SegmentId, segmentIds } from '@silowright/domain/catalogue/segments';
import { storageTypeCodes } from '@silowright/domain/catalogue/storage-type-codes';
import type { ComponentType } from 'react';
import { BrandMark } from './brand-mark.tsx';
import { ConstructionPicture } from './construction-picture.tsx';
import { MarketIcon } from './market-icons.tsx';
import { FarmyardScene, FoodPlantScene, OtherIndustryScene, SaltDepotScene } from './market-scenes.tsx';
import { GalvanizedPicture, StainlessPicture } from './material-swatches.tsx';
import { CloseUp, type CloseUpName, closeUpNames, TypePicture } from './model-pictures.tsx';
import { InsidePicture, OutsidePicture } from './placement-cards.tsx';

type PictureName =
  | 'brand'
  | `industry.${'food_feed' | 'agra' | 'salt_brine' | 'other'}`
  | `segment.${SegmentId}`
  | `type.${StorageTypeCode}`
  | `construction.${ConstructionId}`
  | `option.${CloseUpName}`
  | `material.${'galvanized' | 'stainless'}`
  | `placement.${'outside' | 'inside'}`;

const each = <Id extends string, Prefix extends string>(
  prefix: Prefix,
  ids: readonly Id[],
  picture: (id: Id) => ComponentType,
) =>
  Object.fromEntries(ids.map((id) => [`${prefix}.${id}`, picture(id)])) as Record<
    `${Prefix}.${Id}`,
    ComponentType
  >;

/** Every picture by name (CF-22): own drawings only, made from the model if possible. */
export const pictures = {
  brand: () => <BrandMark />,
  'industry.food_feed': FoodPlantScene,
  'industry.agra': FarmyardScene,
  'industry.salt_brine': SaltDepotScene,
  'industry.other': OtherIndustryScene,
  ...each('segment', segmentIds, (segment) => () => <MarketIcon segment={segment} />),
  ...each('type', storageTypeCodes, (type) => () => <TypePicture type={type} />),
  ...each('construction', constructionIds, (construction) => () => (
    <ConstructionPicture construction={construction} heightPx={240} />
  )),
  ...each('option', closeUpNames, (name) => () => <CloseUp of={name} />),
  'material.galvanized': GalvanizedPicture,
  'material.stainless': StainlessPicture,
  'placement.outside': OutsidePicture,
  'placement.inside': InsidePicture,
} as const satisfies Record<PictureName, ComponentType>;

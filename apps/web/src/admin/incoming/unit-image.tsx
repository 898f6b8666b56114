import type { UnitPicture } from '@silowright/contract/incoming-sheet';
import { sizeOfWire } from '@silowright/contract/wire-size';
import { fillShare } from '@silowright/domain/drawing/content-level';
import { logoUrl } from '../../logo/logo-url.ts';
import { UnitThumbnail } from '../../preview/unit-thumbnail.tsx';

export interface UnitImageProps {
  readonly unit: UnitPicture;
  readonly title?: string;
  readonly person?: boolean;
  readonly className?: string;
}

/** The quoted unit with its options, drawn by the common drawing code. */
export const UnitImage = ({ unit, ...rest }: UnitImageProps) => (
  <UnitThumbnail
    type={unit.type}
    {...sizeOfWire(unit)}
    selection={unit.selection}
    logo={unit.logo && logoUrl(unit.logo)}
    contentLevel={fillShare(unit.asked_volume, unit.volume)}
    {...rest}
  />
);

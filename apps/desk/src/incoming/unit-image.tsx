import type { UnitPicture } from '@silowright/contract/incoming-sheet';
import { sizeOfWire } from '@silowright/contract/wire-size';
import { fillShare } from '@silowright/domain/drawing/content-level';
import { UnitThumbnail } from '@silowright/picture/drawing/unit-thumbnail.tsx';
import { logoUrl } from '@silowright/ui/calls/logo-url.ts';

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

import type { DrawingInput } from '@silowright/domain/drawing/configured-model';
import { writeVolume } from '@silowright/domain/session/field-rules';
import { boot } from '@silowright/ui/catalogue/boot.ts';
import { DialogButton } from '@silowright/ui/parts/dialog-button.tsx';
import { useTexts } from '@silowright/ui/texts/use-texts.ts';
import Camera from 'lucide-react/icons/camera';
import MapIcon from 'lucide-react/icons/map';
import { lazy } from '../parts/lazy.ts';
import { ViewInYard } from './view-in-yard.tsx';

const PhotoDialog = lazy(() => import('../photo/photo-dialog.tsx'), 'PhotoDialog', 'site');
const YardDialog = lazy(() => import('../yard/yard-dialog.tsx'), 'YardDialog', 'site');

export interface YardLinksProps {
  readonly unit: DrawingInput;
  /** Whether the visitor can still arrange the yard: adds its plan and the own photo. */
  readonly arrange: boolean;
  readonly className?: string;
}

/** The unit at its place: on a plan of the yard, on an own photo, through a camera (TD-04, TD-05, TD-06). */
export function YardLinks({ unit, arrange, className }: YardLinksProps) {
  const { t, volumeUnit } = useTexts();
  return (
    <div className={className}>
      {arrange && (
        <>
          <DialogButton
            icon={MapIcon}
            label={t('yard.plan')}
            dialog={(onClose) => <YardDialog diameterMm={unit.diameterMm} onClose={onClose} />}
          />
          <DialogButton
            icon={Camera}
            label={t('yard.photo')}
            dialog={(onClose) => <PhotoDialog input={unit} onClose={onClose} />}
          />
        </>
      )}
      <ViewInYard unit={unit} title={`${writeVolume(unit.volumeM3, boot().asked)} ${volumeUnit}`} />
    </div>
  );
}

import { type AerialPlace, aerialTiles, type TileSource } from '@silowright/domain/yard/aerial';
import { yardSideM } from '@silowright/domain/yard/yard-plan';
import { boot } from '@silowright/ui/catalogue/boot.ts';
import { Button } from '@silowright/ui/parts/button.tsx';
import { useTexts } from '@silowright/ui/texts/use-texts.ts';
import { useState } from 'react';
import { OfflineMap } from '../map/offline-map.tsx';
import { sessionValues } from '../session/session-store.ts';

interface AerialPictureProps {
  readonly place: AerialPlace;
  readonly source: TileSource;
  readonly onFailed: () => void;
}

const percent = (metres: number) => `${(metres / yardSideM) * 100}%`;

/** Below the drawing, which is transparent above it. No picture of the drawing itself: a provider wants a referrer. */
export function AerialPicture({ place, source, onFailed }: AerialPictureProps) {
  const [x, y] = place.at;
  return (
    <div
      aria-hidden="true"
      className="absolute inset-0"
      style={{
        transformOrigin: `${percent(x)} ${percent(y)}`,
        transform: `rotate(${place.turnDeg}deg)`,
      }}
    >
      {aerialTiles(place, source, yardSideM).map(({ href, left, top, side }) => (
        <img
          key={href}
          src={href}
          alt=""
          draggable={false}
          referrerPolicy="strict-origin"
          onError={onFailed}
          className="absolute max-w-none"
          // A little larger, so that no seam is seen between turned pictures.
          style={{
            left: percent(left),
            top: percent(top),
            width: percent(side + 0.1),
            height: percent(side + 0.1),
          }}
        />
      ))}
    </div>
  );
}

interface AerialFieldsProps {
  readonly place: AerialPlace | undefined;
  readonly source: TileSource;
  readonly isFailed: boolean;
  readonly onPlace: (place: AerialPlace | undefined) => void;
}

/** From the town to the yard. */
const startZoom = 15;
const middle = [yardSideM / 2, yardSideM / 2] as const;

/** Finds the yard on a map of aerial pictures; nothing is asked of the provider before the visitor wants it. */
export function AerialFields({ place, source, isFailed, onPlace }: AerialFieldsProps) {
  const { t } = useTexts();
  const [isSearching, setSearching] = useState(false);
  const [center] = useState(() => {
    const { locationLattitude: lat, locationLongitude: lng } = sessionValues();
    return place ?? (lat !== undefined && lng !== undefined ? { lat, lng } : undefined);
  });
  const labels = {
    map: t('yard-plan.aerial-map'),
    loading: t('location.map-loading'),
    marker: t('yard-plan.aerial-marker'),
    zoomIn: t('location.map-zoom-in'),
    zoomOut: t('location.map-zoom-out'),
    mapData: t('location.map-download'),
    unavailable: t('location.map-failed'),
  };
  return (
    <div className="flex flex-col gap-2">
      {place && source.attribution && (
        <p className="text-sm text-muted">{t('yard-plan.aerial-source', { name: source.attribution })}</p>
      )}
      <p role="status" className="text-sm text-bad empty:hidden">
        {place && isFailed && t('yard-plan.aerial-failed')}
      </p>
      <div className="flex flex-wrap gap-x-5">
        <Button look="quiet" aria-expanded={isSearching} onClick={() => setSearching(!isSearching)}>
          {t(place ? 'yard-plan.aerial-find' : 'yard-plan.aerial-add')}
        </Button>
        {place && (
          <Button
            look="quiet"
            onClick={() => {
              setSearching(false);
              onPlace(undefined);
            }}
          >
            {t('yard-plan.aerial-remove')}
          </Button>
        )}
      </div>
      {isSearching && (
        <>
          <p className="max-w-[65ch] text-sm">{t('yard-plan.aerial-help')}</p>
          <div className="h-80 w-full max-w-150 overflow-hidden rounded-control border border-line">
            <OfflineMap
              center={center ?? boot().map}
              zoom={startZoom}
              marker={place}
              labels={labels}
              tiles={source}
              onPick={(lat, lng) => onPlace({ lat, lng, at: middle, turnDeg: place?.turnDeg ?? 0 })}
            />
          </div>
        </>
      )}
    </div>
  );
}

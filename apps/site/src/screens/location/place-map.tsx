import { useKnownSettings } from '@silowright/ui/calls/public-settings.ts';
import { boot } from '@silowright/ui/catalogue/boot.ts';
import { useTexts } from '@silowright/ui/texts/use-texts.ts';
import { type MapPoint, placeZoom } from '../../map/map-labels.ts';
import { OfflineMap } from '../../map/offline-map.tsx';
import { lazy } from '../../parts/lazy.ts';

const GoogleMap = lazy(() => import('../../map/google-map.tsx'), 'GoogleMap');

export interface PlaceMapProps {
  readonly marker: MapPoint | undefined;
  readonly onPick: (lat: number, lng: number) => void;
}

/** Where the map opens without a place: the view of the catalogue (LO-06). */
const viewOf = (marker: MapPoint | undefined) => {
  const { lat, lng, zoom } = boot().map;
  return marker ? { center: marker, zoom: placeZoom } : { center: { lat, lng }, zoom };
};

/** The bundled map, or one with the tiles or the service that the settings name. */
export function PlaceMap(props: PlaceMapProps) {
  const { t, language } = useTexts();
  const settings = useKnownSettings();
  const googleKey = settings?.google_maps_key;
  const tiles = settings?.map_tiles ?? undefined;
  const labels = {
    map: t('location.map'),
    loading: t('location.map-loading'),
    marker: t('location.map-marker'),
    zoomIn: t('location.map-zoom-in'),
    zoomOut: t('location.map-zoom-out'),
    mapData: t('location.map-download'),
    unavailable: t('location.map-failed'),
  };
  const view = viewOf(props.marker);
  if (googleKey)
    return <GoogleMap apiKey={googleKey} language={language} labels={labels} {...view} {...props} />;
  // The settings decide what the map is made of, so it starts again when they arrive.
  return <OfflineMap key={tiles?.url} labels={labels} tiles={tiles} {...view} {...props} />;
}

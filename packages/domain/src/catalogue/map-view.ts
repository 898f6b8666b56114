import type { Delivery } from './tariff.ts';

/** Position and zoom of a map. */
export interface MapView {
  readonly lat: number;
  readonly lng: number;
  readonly zoom: number;
}

/** The zoom of the specified default view (LO-06). */
const usualZoom = 10;

/** Where the map opens before a place is chosen: where the catalogue says, or at the works. */
export const mapView = ({ map, works }: Delivery): MapView => ({
  lat: (map ?? works).latitude,
  lng: (map ?? works).longitude,
  zoom: map?.zoom ?? usualZoom,
});

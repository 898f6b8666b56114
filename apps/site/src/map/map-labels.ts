/** Texts of the map in the visitor's language. */
export interface MapLabels {
  /** What the map is, and its keys: arrows, plus and minus; Enter picks the centre. */
  readonly map: string;
  readonly loading: string;
  readonly marker: string;
  readonly zoomIn: string;
  readonly zoomOut: string;
  /** The link to the source of the map data. */
  readonly mapData: string;
  /** Shown if the map could not be loaded (LO-07). */
  readonly unavailable: string;
}

export interface MapPoint {
  readonly lat: number;
  readonly lng: number;
}

export interface MapTiles {
  readonly url: string;
  readonly attribution: string;
  /** The most detailed one. */
  readonly zoom?: number;
}

export interface MapProps {
  readonly center: MapPoint;
  readonly zoom: number;
  readonly marker?: MapPoint | undefined;
  readonly labels: MapLabels;
  /** Pictures of a provider instead of the bundled data. */
  readonly tiles?: MapTiles | undefined;
  onPick?(lat: number, lng: number): void;
  onUnavailable?(): void;
}

/** Of a chosen place (LO-06). */
export const placeZoom = 10;

import 'leaflet/dist/leaflet.css';
import './map.css';
import {
  type Coords,
  control,
  map as createMap,
  marker as createMarker,
  DomEvent,
  type DoneCallback,
  divIcon,
  GridLayer,
  type Marker,
  TileLayer,
} from 'leaflet';
import { unitsPerCell } from './decode-cell.ts';
import { LabelLayer } from './label-layer.ts';
import { type MapCells, openMapCells } from './map-cells.ts';
import type { MapLabels, MapPoint, MapTiles } from './map-labels.ts';
import { drawTile, type MapColours } from './map-picture.ts';

export interface LeafletMap {
  show(center: MapPoint, zoom: number): void;
  mark(place: MapPoint | undefined): void;
  remove(): void;
}

interface LeafletMapOptions {
  readonly element: HTMLElement;
  readonly center: MapPoint;
  readonly zoom: number;
  readonly labels: MapLabels;
  readonly tiles?: MapTiles | undefined;
  onPick(lat: number, lng: number): void;
}

const tileSize = 256;

const coloursOf = (element: HTMLElement): MapColours & { readonly ink: string } => {
  const style = getComputedStyle(element);
  const colour = (name: string) => style.getPropertyValue(name).trim();
  return {
    ground: colour('--map-ground'),
    water: colour('--map-water'),
    border: colour('--map-border'),
    ink: colour('--map-ink'),
  };
};

class PictureLayer extends GridLayer {
  readonly #cells: MapCells;
  readonly #colours: MapColours;

  constructor(cells: MapCells, colours: MapColours) {
    super({ tileSize, noWrap: true, keepBuffer: 1 });
    this.#cells = cells;
    this.#colours = colours;
  }

  override createTile({ x, y, z }: Coords, done: DoneCallback): HTMLElement {
    const tile = document.createElement('canvas');
    tile.width = tile.height = tileSize * devicePixelRatio;
    void this.#draw(tile, x, y, z).then(() => done(undefined, tile));
    return tile;
  }

  async #draw(tile: HTMLCanvasElement, x: number, y: number, zoom: number): Promise<void> {
    const address = this.#cells.addressOf(zoom, x, y);
    const context = tile.getContext('2d');
    if (address === undefined || context === null) return;
    const cell = await this.#cells.load(address);
    const tilesPerCell = 2 ** (zoom - address.z);
    const unitsPerTile = unitsPerCell / tilesPerCell;
    const corner = {
      left: (x - address.x * tilesPerCell) * unitsPerTile,
      top: (y - address.y * tilesPerCell) * unitsPerTile,
      scale: tile.width / unitsPerTile,
    };
    drawTile(context, cell, corner, this.#colours);
  }
}

const pin = divIcon({
  className: 'map-pin',
  html:
    '<svg viewBox="0 0 32 42" width="32" height="42" aria-hidden="true">' +
    '<path d="M16 1a15 15 0 0 0-15 15c0 9.6 10.4 19 15 25 4.600-6 15-15.400 15-25a15 15 0 0 0-15-15z"/>' +
    '<circle cx="16" cy="16" r="5.500"/></svg>',
  iconSize: [32, 42],
  iconAnchor: [16, 41],
});

/** Loads the map data from this site and returns a function that opens maps. Rejects if the data cannot be loaded. */
export async function prepareMaps(dataUrl: string): Promise<(options: LeafletMapOptions) => LeafletMap> {
  const cells = await openMapCells(dataUrl);
  return (options) => openMap(options, cells, dataUrl);
}

function openMap(
  { element, center, zoom, labels, tiles, onPick }: LeafletMapOptions,
  cells: MapCells,
  dataUrl: string,
): LeafletMap {
  const maxZoom = tiles ? (tiles.zoom ?? 17) : 12;
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const map = createMap(element, {
    center,
    zoom,
    minZoom: 3,
    maxZoom,
    maxBounds: [
      [-85, -180],
      [85, 180],
    ],
    maxBoundsViscosity: 1,
    zoomControl: false,
    attributionControl: false,
    // The wheel scrolls the page until the map is focused.
    scrollWheelZoom: false,
    zoomAnimation: !isStill,
    fadeAnimation: !isStill,
    inertia: !isStill,
  });
  const colours = coloursOf(element);
  if (tiles) map.addLayer(new TileLayer(tiles.url, { maxZoom, referrerPolicy: 'strict-origin' }));
  else {
    map.addLayer(new PictureLayer(cells, colours));
    map.addLayer(new LabelLayer(cells, { ink: colours.ink, halo: colours.ground }));
  }
  control.zoom({ zoomInTitle: labels.zoomIn, zoomOutTitle: labels.zoomOut }).addTo(map);
  control
    .attribution({ prefix: false })
    .addAttribution(tiles ? plainText(tiles.attribution) : attribution(labels, dataUrl))
    .addTo(map);

  map.on('focus', () => map.scrollWheelZoom.enable());
  map.on('blur', () => map.scrollWheelZoom.disable());
  let clicked: MapPoint | undefined;
  let pinned: Marker | undefined;
  /** Whether the centre was moved by hand; otherwise Enter would choose the same place again. */
  let isAimed = false;
  const pick = ({ lat, lng }: MapPoint) => {
    clicked = { lat, lng };
    onPick(lat, lng);
  };
  map.on('click', ({ latlng }) => pick(latlng));
  DomEvent.on(element, 'keydown', (event) => {
    const { key, target } = event as KeyboardEvent;
    if (target !== element) return;
    if (key.startsWith('Arrow')) isAimed = true;
    if (key !== 'Enter') return;
    event.preventDefault();
    if (isAimed || !pinned) pick(map.getCenter());
  });
  map.on('dragend', () => {
    isAimed = true;
  });

  const resizing = new ResizeObserver(() => map.invalidateSize({ animate: false }));
  resizing.observe(element);

  return {
    show(place, toZoom) {
      isAimed = false;
      // A click keeps the current zoom; a place from the search gets its usual zoom.
      if (clicked?.lat === place.lat && clicked.lng === place.lng) map.panTo(place);
      else map.setView(place, tiles ? toZoom : Math.min(toZoom, cells.clearestZoom(place.lat, place.lng)));
    },
    mark(place) {
      pinned?.remove();
      pinned = place && createMarker(place, { icon: pin, interactive: false, keyboard: false }).addTo(map);
      pinned?.getElement()?.setAttribute('role', 'img');
      pinned?.getElement()?.setAttribute('aria-label', labels.marker);
    },
    remove() {
      resizing.disconnect();
      map.remove();
    },
  };
}

const plainText = (text: string): string => {
  const holder = document.createElement('span');
  holder.textContent = text;
  return holder.innerHTML;
};

const link = (href: string, text: string): string => {
  const anchor = document.createElement('a');
  anchor.href = href;
  anchor.textContent = text;
  anchor.target = '_blank';
  anchor.rel = 'noopener';
  return anchor.outerHTML;
};

const attribution = (labels: MapLabels, dataUrl: string): string =>
  [
    link('https://www.openstreetmap.org/copyright', '©\u00a0OpenStreetMap contributors (ODbL)'),
    'Natural Earth',
    link('https://www.geonames.org/', '©\u00a0GeoNames (CC BY 4.0)'),
    link(`${dataUrl}/about.txt`, labels.mapData),
  ].join(' · ');

import { DomUtil, Layer, type Map as LeafletMap, point } from 'leaflet';
import { unitsPerCell } from './decode-cell.ts';
import type { CellAddress, MapCells } from './map-cells.ts';
import { placeLabels } from './place-labels.ts';

const tileSize = 256;
/** The line on which a name stands, below its dot. */
const nameBelowPx = 15;
const fonts = { town: '600 13px', village: '400 12px' } as const;

/** Place names drawn over the whole view, so that none is cut at a tile edge. */
export class LabelLayer extends Layer {
  readonly #cells: MapCells;
  readonly #colours: { readonly ink: string; readonly halo: string };
  readonly #canvas = document.createElement('canvas');
  #drawing = 0;

  constructor(cells: MapCells, colours: { readonly ink: string; readonly halo: string }) {
    super();
    this.#cells = cells;
    this.#colours = colours;
    this.#canvas.className = 'leaflet-zoom-hide map-names';
  }

  override onAdd(map: LeafletMap): this {
    map.getPane('overlayPane')?.append(this.#canvas);
    map.on('moveend resize', this.#draw, this);
    void this.#draw();
    return this;
  }

  override onRemove(map: LeafletMap): this {
    map.off('moveend resize', this.#draw, this);
    this.#drawing += 1;
    this.#canvas.remove();
    return this;
  }

  async #draw(): Promise<void> {
    const map = this._map;
    this.#drawing += 1;
    const drawing = this.#drawing;
    const zoom = map.getZoom();
    const { min, max } = map.getPixelBounds();
    if (min === undefined || max === undefined) return;
    const addresses = new Map<string, CellAddress>();
    for (let x = Math.floor(min.x / tileSize); x <= Math.floor(max.x / tileSize); x += 1)
      for (let y = Math.floor(min.y / tileSize); y <= Math.floor(max.y / tileSize); y += 1) {
        const address = this.#cells.addressOf(zoom, x, y);
        if (address) addresses.set(`${address.z}-${address.x}-${address.y}`, address);
      }
    const shown = await Promise.all(
      [...addresses.values()].map(async (address) => ({ address, cell: await this.#cells.load(address) })),
    );
    // A newer drawing has started while the cells were loading.
    if (drawing !== this.#drawing) return;

    const size = map.getSize();
    const context = this.#prepare(size.x, size.y);
    DomUtil.setPosition(this.#canvas, map.containerPointToLayerPoint(point(0, 0)));
    if (context === null) return;
    const candidates = shown.flatMap(({ address, cell }) => {
      const pixelsPerUnit = (tileSize * 2 ** (zoom - address.z)) / unitsPerCell;
      return cell.labels.map((label) => ({
        ...label,
        pixelX: Math.round((address.x * unitsPerCell + label.x) * pixelsPerUnit - min.x),
        pixelY: Math.round((address.y * unitsPerCell + label.y) * pixelsPerUnit - min.y),
      }));
    });
    const inView = candidates.filter(
      ({ pixelX, pixelY }) =>
        pixelX >= 0 && pixelX <= size.x && pixelY >= 0 && pixelY <= size.y - nameBelowPx - 4,
    );
    this.#write(context, inView, zoom, size.x);
  }

  #prepare(width: number, height: number): CanvasRenderingContext2D | null {
    this.#canvas.width = width * devicePixelRatio;
    this.#canvas.height = height * devicePixelRatio;
    this.#canvas.style.width = `${width}px`;
    this.#canvas.style.height = `${height}px`;
    const context = this.#canvas.getContext('2d');
    context?.scale(devicePixelRatio, devicePixelRatio);
    return context;
  }

  #write(
    context: CanvasRenderingContext2D,
    candidates: Parameters<typeof placeLabels>[0],
    zoom: number,
    mapWidthPx: number,
  ): void {
    const family = getComputedStyle(this.#canvas).fontFamily;
    const useFont = (isTown: boolean) => {
      context.font = `${isTown ? fonts.town : fonts.village} ${family}`;
    };
    context.textAlign = 'center';
    context.lineJoin = 'round';
    context.lineWidth = 3;
    context.strokeStyle = this.#colours.halo;
    context.fillStyle = this.#colours.ink;
    const widthOf = (name: string, isTown: boolean) => {
      useFont(isTown);
      return context.measureText(name).width;
    };
    for (const { name, x, y, nameX, isTown } of placeLabels(candidates, zoom, widthOf, mapWidthPx)) {
      useFont(isTown);
      context.strokeText(name, nameX, y + nameBelowPx);
      context.fillText(name, nameX, y + nameBelowPx);
      context.beginPath();
      context.arc(x, y, isTown ? 2.5 : 1.75, 0, 2 * Math.PI);
      context.fill();
    }
  }
}

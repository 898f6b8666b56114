import { hash } from 'node:crypto';
import { bootFor, shapesFor, textsIn } from '@silowright/catalogue/browser-files';
import type { LoadedCatalogue } from '@silowright/catalogue/disk/load-catalogue';
import { type CatalogueBoot, catalogueFileUrl } from '@silowright/contract/browser-catalogue';
import type { CatalogueContent } from '@silowright/domain/catalogue/catalogue-content';
import { drawMarket } from '@silowright/domain/drawing/draw-market';
import { drawProductGroup } from '@silowright/domain/drawing/draw-product-group';
import type { Drawing } from '@silowright/domain/drawing/drawing';
import { toSvg } from '@silowright/domain/drawing/to-svg';
import { readMedia, saveMedia } from '../platform/db/documents.ts';
import type { Store } from '../platform/db/store.ts';

/** The files of catalogues for browsers, by the hash of their content. */
export interface CatalogueFiles {
  /** The data block of the page: JSON, the same string until the catalogue changes. The first call prepares it. */
  boot(): Promise<string>;
  /** The name of the shapes that a catalogue is drawn with. */
  shapesOf(content: CatalogueContent): Promise<string>;
  /** Also files of other processes and of earlier catalogues; undefined if there is none. */
  find(fileHash: string, name: string): Promise<Uint8Array | undefined>;
}

interface Parts {
  readonly store: Store;
  readonly catalogues: { content(): CatalogueContent };
  readonly nowMs: () => number;
}

const shapesName = 'shapes.json';
const keptFiles = 60;

export function openCatalogueFiles(
  { store, catalogues, nowMs }: Parts,
  loaded: LoadedCatalogue,
): CatalogueFiles {
  const known = new Map<string, Uint8Array>();
  const keep = (stored: string, bytes: Uint8Array) => {
    known.set(stored, bytes);
    const [oldest] = known.keys();
    if (known.size > keptFiles && oldest !== undefined) known.delete(oldest);
  };

  /** In the database too, because a browser may ask another process for it. */
  const publish = (name: string, value: unknown) => publishBytes(name, Buffer.from(JSON.stringify(value)));
  const publishBytes = async (name: string, bytes: Uint8Array): Promise<string> => {
    const fileHash = hash('sha256', bytes, 'base64url').slice(0, 22);
    keep(storedName(fileHash, name), bytes);
    await store.write((db) => saveMedia(db, storedName(fileHash, name), bytes, nowMs()));
    return fileHash;
  };

  const shapes = new WeakMap<CatalogueContent, Promise<string>>();
  const shapesOf = (content: CatalogueContent): Promise<string> => {
    let published = shapes.get(content);
    if (!published) {
      published = publish(shapesName, shapesFor(content));
      shapes.set(content, published);
      published.catch(() => shapes.delete(content));
    }
    return published;
  };

  /** All at once, so that the database writes them together. */
  const publishAll = async <Value>(
    values: Iterable<readonly [string, Value]>,
    nameOf: (key: string) => string,
    publishOne: (name: string, value: Value) => Promise<string>,
  ): Promise<Record<string, string>> =>
    Object.fromEntries(
      await Promise.all(
        [...values].map(async ([key, value]) => {
          const name = nameOf(key);
          return [key, catalogueFileUrl(await publishOne(name, value), name)] as const;
        }),
      ),
    );
  const bootOf = async (content: CatalogueContent) => {
    const [texts, programTexts, shapesHash, pictures, groupPictures, units] = await Promise.all([
      publishAll(
        loaded.languages.map((locale) => [locale, textsIn(loaded, locale)]),
        (locale) => `texts-${locale}.json`,
        publish,
      ),
      publishAll(loaded.programTexts, (locale) => `program-${locale}.json`, publish),
      shapesOf(content),
      // Drawn here, so that the first pages need no script to draw them.
      publishAll(drawnFor(content).markets, (id) => `market-${id}.svg`, publishBytes),
      publishAll(drawnFor(content).groups, (key) => `group-${key}.svg`, publishBytes),
      publish('units.json', content.units),
    ]);
    const boot: CatalogueBoot = {
      ...bootFor(content, loaded),
      texts,
      ...(loaded.programTexts.size > 0 && { programTexts }),
      shapes: shapesHash,
      pictures,
      groupPictures,
      units,
    };
    return { content, json: JSON.stringify(boot) };
  };
  let current: Awaited<ReturnType<typeof bootOf>> | undefined;
  let preparing: ReturnType<typeof bootOf> | undefined;
  const prepare = () => {
    preparing ??= bootOf(catalogues.content())
      .then((boot) => {
        current = boot;
        return boot;
      })
      .finally(() => {
        preparing = undefined;
      });
    return preparing;
  };

  return {
    boot: async () => {
      const { content, json } = current ?? (await prepare());
      // A newer catalogue of another process: its page is ready a moment later.
      if (content !== catalogues.content()) prepare().catch(() => {});
      return json;
    },
    shapesOf,
    find: async (fileHash, name) => {
      const stored = storedName(fileHash, name);
      const bytes = known.get(stored) ?? (await store.read((db) => readMedia(db, stored)));
      if (bytes) keep(stored, bytes);
      return bytes;
    },
  };
}

interface DrawnPictures {
  /** By segment. */
  readonly markets: readonly (readonly [string, Uint8Array])[];
  /** By `segment-group`. */
  readonly groups: readonly (readonly [string, Uint8Array])[];
}

/** Drawn once for each catalogue. */
function drawnFor(content: CatalogueContent): DrawnPictures {
  const known = drawn.get(content);
  if (known) return known;
  const pictures: DrawnPictures = {
    markets: content.markets.segments.map((segment) => [segment.id, fileOf(drawMarket(content, segment))]),
    groups: Object.entries(content.productGroups).flatMap(([segment, groups]) =>
      groups.flatMap((group) => {
        const drawing = drawProductGroup(content, group);
        return drawing ? [[`${segment}-${group.type}`, fileOf(drawing)] as const] : [];
      }),
    ),
  };
  drawn.set(content, pictures);
  return pictures;
}

const drawn = new WeakMap<CatalogueContent, DrawnPictures>();

/** Whole millimetres are enough for a small picture of metres, and a fifth less to load. */
const fileOf = (drawing: Drawing): Uint8Array =>
  Buffer.from(
    toSvg(drawing, { title: '', description: '', fills: true }).replace(
      /\d{2,}\.\d+/g,
      (mm) => `${Math.round(Number(mm))}`,
    ),
  );

const storedName = (fileHash: string, name: string): string => `catalogue-${fileHash}-${name}`;

import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import type { QueryOf } from '@silowright/contract/call';
import type { downloadUnitFile } from '@silowright/contract/unit-files';
import type { UnitFileFormat } from '@silowright/domain/cad/formats';
import type { Unit } from '@silowright/domain/catalogue/unit';
import { unitSize } from '@silowright/domain/catalogue/unit-size';
import { inUnit, volumeUnits } from '@silowright/domain/catalogue/volume-unit';
import { configuredModel } from '@silowright/domain/drawing/configured-model';
import { siteActions } from '@silowright/domain/engineering/site-actions';
import { localeOfLanguage } from '@silowright/domain/locale';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { engineeringSheet } from '../configurator/engineering-sheet.ts';
import { countryOf } from '../configurator/places/country-of.ts';
import { ApiError } from '../platform/http/api-error.ts';
import type { PinnedCatalogue } from '../prices/catalogues.ts';
import type { HandlerOf, ServerParts } from '../server-parts.ts';

type Parts = Pick<ServerParts, 'config' | 'catalogue' | 'catalogues' | 'texts' | 'unitFiles'>;
type Query = QueryOf<typeof downloadUnitFile>;

const mediaTypes: Readonly<Record<UnitFileFormat, string>> = {
  dxf: 'image/vnd.dxf',
  ifc: 'application/x-step',
  glb: 'model/gltf-binary',
  svg: 'image/svg+xml',
  json: 'application/json; charset=utf-8',
  usdz: 'model/vnd.usdz+zip',
};

const unpack = promisify(gunzip);

/** A unit of the catalogue as a file for engineers and for the AR viewer of a phone (TD-03, TD-04). */
export const downloadUnitFileHandler: HandlerOf<'download-unit-file'> =
  (parts) =>
  async ({ params: { format }, query, request, reply }) => {
    const found = findUnit(parts.catalogues, query);
    if (!found) throw new ApiError('not-found');
    const { unit, pinned } = found;
    const locale = localeOfLanguage(query.language ?? 'en', parts.catalogue.languages);
    const typeName = parts.texts(locale)[`storage-type.${unit.type}.name`] ?? unit.name;
    const volumeUnit = pinned.content.limits.asked?.volumeUnit ?? 'm3';
    const name = `${typeName} ${inUnit(unit.volumeM3, volumeUnit)} ${volumeUnits[volumeUnit].sign}`;
    reply.headers(headersOf(format, fileName(unit)));
    const selection = query.selection ?? {};
    if (format === 'json') return engineeringSheet(pinned.content, unit, selection, siteOf(query));
    const model = configuredModel(pinned.content, { type: unit.type, ...unitSize(unit), selection });
    const { companyName: company } = parts.config;
    return compressed(await parts.unitFiles.make({ format, unit: model, name, company, locale }), {
      request,
      reply,
    });
  };

/** All units of a project side by side, for the AR viewer of a phone (PJ-06). */
export const downloadProjectFileHandler: HandlerOf<'download-project-file'> =
  (parts) =>
  async ({ params: { format }, query, request, reply }) => {
    const positions = query.units.map(({ amount, selection = {}, ...size }) => {
      const found = findUnit(parts.catalogues, size);
      if (!found) throw new ApiError('not-found');
      const { unit, pinned } = found;
      const model = configuredModel(pinned.content, { type: unit.type, ...unitSize(unit), selection });
      return { unit: model, amountOfUnits: amount };
    });
    const locale = localeOfLanguage(query.language ?? 'en', parts.catalogue.languages);
    reply.headers(headersOf(format, 'project'));
    const { companyName: company } = parts.config;
    return compressed(await parts.unitFiles.make({ format, positions, name: company, company, locale }), {
      request,
      reply,
    });
  };

const headersOf = (format: UnitFileFormat, name: string) => ({
  'content-type': mediaTypes[format],
  // Not "attachment" for USDZ: the viewer of the phone opens it.
  'content-disposition': `${format === 'usdz' ? 'inline' : 'attachment'}; filename="${name}.${format}"`,
  // The catalogue may change.
  'cache-control': 'public, max-age=3600',
  vary: 'accept-encoding',
  // The AR viewer of Android fetches from its own origin.
  'access-control-allow-origin': '*',
  'x-content-type-options': 'nosniff',
});

function compressed(
  bytes: Uint8Array,
  { request, reply }: { readonly request: FastifyRequest; readonly reply: FastifyReply },
): Promise<Uint8Array> | Buffer {
  if (!/\bgzip\b/.test(request.headers['accept-encoding'] ?? '')) return unpack(bytes);
  reply.header('content-encoding', 'gzip');
  return Buffer.from(bytes);
}

/** Only units of the catalogue are drawn. */
function findUnit(
  catalogues: Parts['catalogues'],
  { type, diameter_mm, height_mm, volume }: Pick<Query, 'type' | 'diameter_mm' | 'height_mm' | 'volume'>,
): { readonly unit: Unit; readonly pinned: PinnedCatalogue } | undefined {
  for (const segment of catalogues.pricedSegments()) {
    const pinned = catalogues.current(segment);
    const sizes = pinned.catalogue.units.filter(
      (unit) => unit.type === type && unit.diameterMm === diameter_mm && unit.heightMm === height_mm,
    );
    // The volume tells apart units that differ in their passage only.
    const unit = sizes.find(({ volumeM3 }) => volumeM3 === volume) ?? sizes[0];
    if (unit) return { unit, pinned };
  }
  return undefined;
}

function siteOf({ latitude: lat, longitude: lng, placement, density }: Query) {
  const country = lat !== undefined && lng !== undefined ? countryOf(lat, lng) : undefined;
  return {
    actions:
      country !== undefined && lat !== undefined && lng !== undefined
        ? siteActions(country, { latitude: lat, longitude: lng })
        : undefined,
    inside: placement === 'inside',
    densityKgM3: density,
  };
}

const fileName = ({ type, diameterMm, heightMm }: Unit): string => `${type}-${diameterMm}x${heightMm}`;

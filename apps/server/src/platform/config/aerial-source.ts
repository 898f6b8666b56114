import type { TileSource } from '@silowright/domain/yard/aerial';
import type { Config } from './config.ts';

export type AerialSettings = Pick<Config, 'aerialTilesUrl' | 'aerialTilesAttribution' | 'aerialTilesZoom'>;

/** Who shows the yard from above, if somebody does (TD-06). */
export const aerialSource = (config: AerialSettings): TileSource | undefined =>
  config.aerialTilesUrl === undefined
    ? undefined
    : {
        url: config.aerialTilesUrl,
        attribution: config.aerialTilesAttribution ?? '',
        zoom: config.aerialTilesZoom,
      };

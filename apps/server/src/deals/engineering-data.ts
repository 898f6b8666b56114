import type { readEngineeringData } from '@silowright/contract/engineering';
import { engineeringSheet } from '../configurator/engineering-sheet.ts';
import { chosenUnit, loadOwnConfiguration, recommendedFor } from '../configurator/load-own-configuration.ts';
import { siteOfUnit } from '../configurator/site-of-unit.ts';
import type { Handler } from '../platform/http/mount.ts';
import type { ServerParts } from '../server-parts.ts';
import { priceChoices } from './offer-content.ts';
import { findOpenedCopy } from './opened-copy.ts';

type Parts = Pick<ServerParts, 'store' | 'catalogues' | 'nowMs'>;

/** Computed from the stored choices; the same function as for the quotation (EN-11). */
export const engineeringDataHandler =
  (parts: Parts): Handler<typeof readEngineeringData> =>
  async ({ params, browser }) => {
    const opened = await findOpenedCopy(parts, params.id, browser.hash);
    const configuration = opened
      ? await recommendedFor(parts, opened.row)
      : await loadOwnConfiguration(parts, params.id, browser);
    const unit = chosenUnit(configuration);
    const { selection } = priceChoices(configuration, unit);
    return engineeringSheet(configuration.pinned.content, unit, selection, siteOfUnit(configuration));
  };

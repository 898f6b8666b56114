import type { readEngineeringData } from '@silowright/contract/engineering-data';
import type { Handler } from '../http/mount.ts';
import { engineeringSheet } from '../quotation/engineering-sheet.ts';
import type { ServerParts } from '../server-parts.ts';
import { chosenUnit, loadOwnConfiguration, recommendedFor } from './load-own-configuration.ts';
import { priceChoices } from './offer-content.ts';
import { findOpenedCopy } from './opened-copy.ts';
import { siteOfUnit } from './site-of-unit.ts';

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

import { fillPath } from '@silowright/contract/route';
import { downloadUnitFile } from '@silowright/contract/unit-files';
import { engineerFormats } from '@silowright/domain/cad/formats';
import { ralCode } from '@silowright/domain/catalogue/ral';
import { languageOfLocale } from '@silowright/domain/locale';
import type { Choice, Selection } from '@silowright/domain/pricing/selection';
import type { OfferLinks, UnitQuotation } from './quotation.ts';

/** Without text that the visitor typed, except a colour number: the address is part of a mail (threat 21). */
const drawnChoices = (selection: Selection): Selection =>
  Object.fromEntries(
    Object.entries(selection).flatMap(([key, choice]): (readonly [string, Choice])[] => {
      if (typeof choice === 'string' || !('custom' in choice)) return [[key, choice]];
      const custom = ralCode(choice.custom);
      return custom ? [[key, { ...choice, custom }]] : [];
    }),
  );

/** Addresses of the files of the quoted unit, for a mail (TD-03). */
export function unitFileLinks(quotation: UnitQuotation, { apiUrl }: Pick<OfferLinks, 'apiUrl'>) {
  const { unit, selection, locale, values, engineering } = quotation;
  return engineerFormats.map((format) => {
    const query = new URLSearchParams({
      type: unit.type,
      diameter_mm: String(unit.diameterMm),
      height_mm: String(unit.heightMm),
      volume: String(unit.volumeM3),
      language: languageOfLocale(locale),
      selection: JSON.stringify(drawnChoices(selection)),
    });
    const site = {
      latitude: values.locationLattitude,
      longitude: values.locationLongitude,
      placement: values.placement,
      density: engineering?.content.densityKgM3,
    };
    if (format === 'json')
      for (const [name, value] of Object.entries(site))
        if (value !== undefined) query.set(name, String(value));
    return {
      format,
      url: `${apiUrl}${fillPath(downloadUnitFile.path, { format })}?${query}`,
    };
  });
}

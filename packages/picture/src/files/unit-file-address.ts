import visitorRoutes from 'virtual:routes/visitors';
import { fillPath } from '@silowright/contract/route';
import type { ProjectFormat, UnitFileFormat } from '@silowright/domain/cad/formats';
import type { DrawingInput } from '@silowright/domain/drawing/configured-model';
import type { SessionValues } from '@silowright/domain/session/values';
import { config } from '@silowright/ui/calls/config.ts';

/** Where the unit stands and what it holds, for the engineering data. */
const siteOf = (values: Partial<SessionValues>) => ({
  latitude: values.locationLattitude,
  longitude: values.locationLongitude,
  placement: values.placement,
  density: values.storedDensity ?? values.density,
});

/** The address of a file; everything is in it, so that a mail or another device can open it (TD-03). */
export function unitFileAddress(
  format: UnitFileFormat,
  { type, diameterMm, heightMm, volumeM3, selection }: DrawingInput,
  language: string,
  values: Partial<SessionValues> = {},
): string {
  const query = new URLSearchParams({
    type,
    diameter_mm: String(diameterMm),
    height_mm: String(heightMm),
    volume: String(volumeM3),
    language,
    ...(Object.keys(selection).length > 0 && { selection: JSON.stringify(selection) }),
  });
  if (format === 'json')
    for (const [name, value] of Object.entries(siteOf(values)))
      if (value !== undefined) query.set(name, String(value));
  return `${config.apiBase}${fillPath(visitorRoutes['download-unit-file'][1], { format })}?${query}`;
}

/** Units side by side, in the order of the positions (PJ-06). */
export function projectFileAddress(
  format: ProjectFormat,
  positions: readonly { readonly input: DrawingInput; readonly amountOfUnits: number }[],
  language: string,
): string {
  const units = positions.map(
    ({ input: { type, diameterMm, heightMm, volumeM3, selection }, amountOfUnits }) => ({
      type,
      diameter_mm: diameterMm,
      height_mm: heightMm,
      volume: volumeM3,
      amount: amountOfUnits,
      selection,
    }),
  );
  const query = new URLSearchParams({ units: JSON.stringify(units), language });
  return `${config.apiBase}${fillPath(visitorRoutes['download-project-file'][1], { format })}?${query}`;
}

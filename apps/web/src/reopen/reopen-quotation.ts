import { extendedFlow } from '@silowright/domain/flow/steps';
import { languageOfLocale } from '@silowright/domain/locale';
import type { SessionValues } from '@silowright/domain/session/values';
import { call } from '../api.ts';
import { config } from '../config.ts';
import { useSession } from '../session/session-store.ts';

let opening: { readonly token: string; readonly done: Promise<void> } | undefined;

/** Each opening makes a copy on the server, so one page opens a link once. */
export function reopenQuotation(token: string): Promise<void> {
  if (opening?.token !== token) {
    const done = open(token);
    opening = { token, done };
    done.catch(() => {
      opening = undefined;
    });
  }
  return opening.done;
}

/** Puts the copy into the session and goes on where it is configured; the token leaves the address. */
async function open(token: string): Promise<void> {
  const copy = await call('reopen-configuration', { params: { token } });
  const { unit } = copy;
  const step = unit ? 'configure' : 'location';
  useSession.setState({
    values: {
      ...copy.values,
      id: copy.id,
      localeStr: copy.localeStr,
      ...(unit && {
        uuid: unit.uuid,
        preconfiguredUnitType: unit.preconfigured_unit_type,
        diameterInMm: unit.diameter_mm,
        heightInMm: unit.height_mm,
        unitPriceInCents: unit.price_in_cents,
        volumePerUnit: unit.volume,
      }),
    } as SessionValues,
    configuration: copy.selection,
    groupPrices: {},
    keepOptions: true,
    drafts: {},
    step,
    stepFlow: extendedFlow,
    stepHistory: [],
    reopened: {
      quotationNumber: copy.quotation_number,
      quotedAt: copy.quoted_at,
      differences: copy.price_differences,
    },
  });
  window.location.replace(`${config.base}/?language=${languageOfLocale(copy.localeStr)}#${step}`);
}

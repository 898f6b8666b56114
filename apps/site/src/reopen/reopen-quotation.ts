import { writeVolume } from '@silowright/domain/session/field-rules';
import type { SessionValues } from '@silowright/domain/session/values';
import { type CallOutput, call } from '@silowright/ui/calls/api.ts';
import { config } from '@silowright/ui/calls/config.ts';
import { boot } from '@silowright/ui/catalogue/boot.ts';
import { logoDraft } from '../logo/logo-session.ts';
import { type SessionState, useSession } from '../session/session-store.ts';
import { unitValues } from '../session/unit-values.ts';
import { addressOfCopy } from '../share/share-link.ts';
import { yardDraft } from '../yard/yard-session.ts';

let opening: { readonly token: string; readonly done: Promise<void> } | undefined;

/** A page opens a link only once, however often it is drawn. */
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

/** Stores the copy in the session and opens its step; the token is removed from the address. */
async function open(token: string): Promise<void> {
  const isStaff = new URLSearchParams(window.location.search).get('by') === 'staff';
  const copy = await call('reopen-configuration', {
    params: { token },
    query: isStaff ? { by: 'staff' } : {},
  });
  const session = sessionOf(copy);
  // Removes everything of an earlier visit in this tab.
  useSession.setState(session, true);
  window.location.replace(config.base + addressOfCopy(session));
}

export function sessionOf(copy: CallOutput<'reopen-configuration'>): SessionState {
  const { unit, values } = copy;
  const { atexApproved, foodApproved, volumePerUnit } = values;
  return {
    values: {
      ...values,
      id: copy.id,
      localeStr: copy.localeStr,
      // The wire has true, the session has 1 (PB-08).
      ...(atexApproved !== undefined && { atexApproved: atexApproved ? 1 : 0 }),
      ...(foodApproved !== undefined && { foodApproved: foodApproved ? 1 : 0 }),
      ...(unit && { ...unitValues(unit), preconfiguredUnitType: unit.preconfigured_unit_type }),
    } as SessionValues,
    configuration: copy.selection,
    groupPrices: {},
    keepOptions: true,
    // The requested volume is kept beside the volume of the unit.
    drafts: {
      ...(volumePerUnit !== undefined && { volume: { volume: writeVolume(volumePerUnit, boot().asked) } }),
      ...(copy.yard_plan && yardDraft(copy.yard_plan)),
      ...(copy.site_photo && { photo: { stored: '1' } }),
      ...(copy.logo && logoDraft({ name: copy.logo })),
    },
    step: unit ? 'configure' : 'location',
    // The market determines the flow of the step, as for any deep link.
    stepFlow: [],
    stepHistory: [],
    reopened: {
      quotationNumber: copy.quotation_number,
      quotedAt: copy.quoted_at,
      differences: copy.price_differences,
    },
  };
}

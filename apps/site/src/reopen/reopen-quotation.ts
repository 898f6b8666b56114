import type { PositionRole } from '@silowright/domain/deal/deal';
import { writeVolume } from '@silowright/domain/session/field-rules';
import type { SessionValues } from '@silowright/domain/session/values';
import { type CallOutput, call } from '@silowright/ui/calls/api.ts';
import { config } from '@silowright/ui/calls/config.ts';
import { boot } from '@silowright/ui/catalogue/boot.ts';
import { copyDraft, draftOfCopy } from '../deals/copy-kind.ts';
import { logoDraft } from '../logo/logo-session.ts';
import { type GivenPosition, openProject } from '../project/open-project.ts';
import type { SessionState } from '../session/session-store.ts';
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
  // Removes everything of an earlier visit in this tab.
  const session = openProject(positionsOf(copy));
  window.location.replace(config.base + addressOfCopy(session));
}

type Copy = CallOutput<'reopen-configuration'>;
type CopiedPosition = NonNullable<Copy['others']>[number];

/** Of one unit its next step is to configure it; several are seen together first (PJ-07). */
export function positionsOf(copy: Copy): readonly [GivenPosition, ...GivenPosition[]] {
  const { others = [], catalogue: _, site_photo: _photo, ...common } = copy;
  const first = sessionOf(copy);
  if (others.length === 0) return [{ role: { kind: 'included' }, session: first, isStored: true }];
  const further = others.map((each) =>
    sessionOf({ ...common, ...each, yard_plan: each.yard_plan, logo: each.logo }),
  );
  const sessions = [first, ...further];
  const noticed = sessions.findIndex(({ step }) => step === 'configure');
  return sessions.map(
    ({ reopened, ...session }, at): GivenPosition => ({
      role: roleOf([copy, ...others][at]!),
      ...([copy, ...others][at]!.chosen && { isChosen: true }),
      session: {
        ...session,
        ...(session.step === 'configure' && { step: 'overview' }),
        // Said once, where the visit goes on.
        ...(at === Math.max(0, noticed) && { reopened }),
      },
      isStored: true,
    }),
  ) as [GivenPosition, ...GivenPosition[]];
}

const roleOf = ({ role = 'included', group = '' }: CopiedPosition): PositionRole =>
  role === 'alternative' ? { kind: role, group } : { kind: role };

export function sessionOf(copy: Copy): SessionState {
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
      ...(copy.may_follow && { [copyDraft]: draftOfCopy(copy.quotation_number) }),
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

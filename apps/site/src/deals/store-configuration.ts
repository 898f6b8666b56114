import type { PositionRole } from '@silowright/domain/deal/deal';
import { ApiError, call } from '@silowright/ui/calls/api.ts';
import { wireSelection } from '../configuration/unit-offer.ts';
import { recommendationBody } from '../configuration/use-recommendation.ts';
import { requestedVolume } from '../session/requested-volume.ts';
import type { SessionState } from '../session/session-store.ts';

type Answers = Pick<SessionState, 'values' | 'configuration'>;

/** Unit and choices, including those made without a server. */
export async function storeChoices({ values, configuration }: Answers): Promise<void> {
  const { id, preconfiguredUnitType, diameterInMm, uuid = '' } = values;
  if (!preconfiguredUnitType) throw new ApiError('unit-unavailable', 409, 'no storage type chosen');
  await call('select-preconfigured-unit', {
    body: {
      id,
      preconfiguredUnitType,
      ...(diameterInMm !== undefined && { diameterInMm }),
      preconfiguredUnitUuid: uuid,
    },
  });
  await call('select-options', { body: { id, selected_options: wireSelection(configuration) } });
}

/** A position of a project as the server needs it. */
export interface PositionToStore {
  readonly role: PositionRole;
  readonly session: Pick<SessionState, 'values' | 'configuration' | 'drafts'>;
  /** Whether the server has its answers. */
  readonly isStored: boolean;
  readonly copyOf?: string | undefined;
}

/** Answers, unit and choices. A copy begins with everything its origin has: plan of the yard, logo, photo. */
export async function storePosition({ session, copyOf }: PositionToStore): Promise<void> {
  const { values, drafts } = session;
  const volumePerUnit = requestedVolume({ values, drafts });
  if (volumePerUnit === undefined) throw new ApiError('bad-request', 400, 'no volume');
  if (copyOf) await call('copy-configuration', { body: { id: copyOf, copyId: values.id } });
  await call('create-recommendation', { body: recommendationBody({ ...values, volumePerUnit }) });
  await storeChoices(session);
}

export const wireRole = (role: PositionRole) =>
  role.kind === 'alternative' ? { role: role.kind, group: role.group } : { role: role.kind };

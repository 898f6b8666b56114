import {
  createRecommendation,
  type GroupFlowAnswer,
  selectPreconfiguredUnit,
} from '@silowright/contract/configurator';
import { createOffer } from '@silowright/contract/deals';
import { client } from '../../../apps/server/src/configurator/testing/offers.ts';
import { mixedFeed } from '../../../apps/server/src/configurator/testing/worked-cases.ts';
import { newId } from '../../../apps/server/src/platform/http/testing/test-client.ts';
import { completeBuyer } from '../../../apps/server/src/signing/testing/signings.ts';
import type { Answer, Replicas } from './replicas.ts';

/** A configuration with a selected unit, and the key of its browser. */
export interface Configured {
  readonly id: string;
  readonly headers: Readonly<Record<string, string>>;
}

export async function configure(replicas: Pick<Replicas, 'put'>, replica: number): Promise<Configured> {
  const id = newId();
  const recommended = await replicas.put(replica, createRecommendation.path, { ...mixedFeed, id });
  const { preconfigured_unit_recommendations: items } = JSON.parse(recommended.text) as GroupFlowAnswer;
  const headers = { 'configuration-key': recommended.key ?? '' };
  const unit = {
    preconfiguredUnitType: items['1']?.preconfigured_unit_type,
    preconfiguredUnitUuid: items['1']?.uuid,
  };
  await replicas.put(replica + 1, selectPreconfiguredUnit.path, { id, ...unit }, headers);
  return { id, headers };
}

export const sendOffer = (
  replicas: Pick<Replicas, 'put'>,
  replica: number,
  { id, headers }: Configured,
  projectName: string,
): Promise<Answer> =>
  replicas.put(
    replica,
    createOffer.path,
    { id, ...client, clientEmail: `${id}@farm.example`, projectName, buyer: completeBuyer },
    headers,
  );

import { mixedFeed } from '../../../apps/server/src/configurator/testing/worked-cases.ts';
import { newId } from '../../../apps/server/src/platform/http/testing/test-client.ts';

/** Visitors who each ask for a quotation of the best unit, as many as a preview prices again. */
export async function makeQuotations(address: string, count = 100): Promise<void> {
  for (let each = 0; each < count; each += 1) {
    const id = newId();
    let cookie = '';
    const put = async (call: string, body: object) => {
      const answer = await fetch(`${address}/api/configurator/${call}`, {
        method: 'PUT',
        headers: { 'content-type': 'application/json', cookie },
        body: JSON.stringify({ id, ...body }),
      });
      if (!answer.ok) throw new Error(`${call}: ${answer.status} ${await answer.text()}`);
      cookie ||= answer.headers.getSetCookie()[0]?.split(';')[0] ?? '';
      return answer.json();
    };
    const found = (await put('create-recommendation', {
      ...mixedFeed,
      volumePerUnit: 20 + (each % 20),
    })) as { preconfigured_unit_recommendations: Record<string, Readonly<Record<string, unknown>>> };
    const [unit] = Object.values(found.preconfigured_unit_recommendations);
    await put('select-preconfigured-unit', {
      preconfiguredUnitType: unit?.preconfigured_unit_type,
      diameterInMm: unit?.diameter_mm,
      preconfiguredUnitUuid: unit?.uuid,
    });
    await put('create-offer', {
      clientEmail: `visitor${each}@example.com`,
      phoneNumber: '+31612345678',
      firstName: 'Jan',
      lastName: 'Boer',
      companyName: 'Boer',
    });
  }
}

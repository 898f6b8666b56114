import type { BodyOf } from '@silowright/contract/call';
import { listProductGroups } from '@silowright/contract/catalogue';
import {
  createRecommendation,
  type GroupFlowAnswer,
  selectPreconfiguredUnit,
} from '@silowright/contract/configurator';
import { copyConfiguration, createDealOffer, createOffer } from '@silowright/contract/deals';
import { createLead } from '@silowright/contract/leads';
import { bookMeeting, confirmMeeting, listMeetingSlots } from '@silowright/contract/meetings';
import { countryCode } from '@silowright/domain/catalogue/country-names';
import type { RunningServer } from '../../apps/server/src/app/start-server.ts';
import { newId, TestClient } from '../../apps/server/src/platform/http/testing/test-client.ts';
import { kindsOfCompany, people, towns } from './people.ts';

export type Request = Awaited<ReturnType<typeof requestsOf>>[number];

/** Chance as the demo uses it. */
export interface Chance {
  readonly random: () => number;
  readonly pick: <Item>(items: readonly Item[]) => Item;
}

/** One visitor with a browser of their own; what they do are the calls of the website. */
export class Visitor {
  readonly browser: TestClient;
  readonly town: (typeof towns)[number];
  readonly contact;
  readonly buyer;
  readonly #chance: Chance;

  constructor({ app }: Pick<RunningServer, 'app'>, chance: Chance, visit: number) {
    const { pick } = chance;
    this.#chance = chance;
    this.browser = new TestClient(app.server);
    this.town = pick(towns);
    const names = people[this.town.locale];
    const [firstName, lastName] = [pick(names.first), pick(names.last)];
    const companyName = `${lastName} ${pick(kindsOfCompany)}`;
    const clientEmail = `${asciiOf(firstName)}.${visit}@${asciiOf(companyName)}.example`;
    this.contact = { clientEmail, firstName, lastName, companyName, phoneNumber: '+31205550100' };
    this.buyer = {
      street: `${pick(names.last)} 12`,
      postalCode: '1234',
      city: this.town.name.split(',')[0] ?? '',
      country: countryCode(this.town.country) ?? '',
      vatNumber: null,
      orderReference: null,
    };
  }

  get name(): string {
    return `${this.contact.firstName} ${this.contact.lastName}`;
  }

  async look({ segment }: Request): Promise<void> {
    await this.browser.call(listProductGroups, { params: { segment }, query: { language: 'en' } });
  }

  async lead({ segment }: Request): Promise<boolean> {
    const { clientEmail, firstName, lastName, companyName: company } = this.contact;
    const { locale: localeStr, name: location } = this.town;
    const volume = 10 + Math.floor(this.#chance.random() * 90);
    const body = {
      id: newId(),
      clientEmail,
      company,
      firstName,
      lastName,
      localeStr,
      location,
      segment,
      volume,
    };
    return (await this.browser.put(createLead, body)).status === 200;
  }

  /** The token of the mail confirms it. */
  async meeting(tokenOf: (email: string) => Promise<string | undefined>): Promise<boolean> {
    const { slots } = (await this.browser.call(listMeetingSlots)).body;
    const startsAt = slots[Math.floor(this.#chance.random() * Math.min(slots.length, 40))];
    if (!startsAt) return false;
    const booked = await this.browser.put(bookMeeting, {
      ...this.contact,
      localeStr: this.town.locale,
      startsAt,
      timeZone: 'Europe/Berlin',
      comments: this.#chance.pick(['Two silos beside the barn', 'About the foundation', '']) || undefined,
    });
    const token = booked.status === 200 ? await tokenOf(this.contact.clientEmail) : undefined;
    if (token && this.#chance.random() < 0.8) await this.browser.call(confirmMeeting, { params: { token } });
    return booked.status === 200;
  }

  /** Asks for a unit and takes one of those that fit. False: nothing fits. */
  async configure(id: string, request: Request, volumePerUnit: number): Promise<boolean> {
    const { name: locationPlacename, country: locationCountry, at, locale: localeStr } = this.town;
    const { body } = await this.browser.put(createRecommendation, {
      ...request,
      id,
      localeStr,
      volumePerUnit,
      amountOfUnits: 1 + Math.floor(this.#chance.random() * 3),
      placement: 'outside',
      locationPlacename,
      locationLattitude: at[0],
      locationLongitude: at[1],
      locationCountry,
      recommendationShown: 'product-group',
    });
    const units = Object.values((body as Partial<GroupFlowAnswer>).preconfigured_unit_recommendations ?? {});
    const unit = units.length > 0 ? this.#chance.pick(units) : undefined;
    if (!unit) return false;
    await this.browser.put(selectPreconfiguredUnit, {
      id,
      preconfiguredUnitType: unit.preconfigured_unit_type,
      preconfiguredUnitUuid: unit.uuid,
    });
    return true;
  }

  /** Nothing fits: the company answers by itself. */
  async ask(id: string): Promise<boolean> {
    const body = { id, ...this.contact, callToAction: 'call_me_now' };
    return (await this.browser.put(createOffer, body)).status === 200;
  }

  /** The number of the quotation of one unit, or of several together. */
  async quote(ids: readonly string[]): Promise<string | undefined> {
    const given = { id: ids[0] ?? '', ...this.contact, buyer: this.buyer };
    const answer =
      ids.length === 1
        ? await this.browser.put(createOffer, given)
        : await this.browser.put(createDealOffer, { ...given, ...this.#positions(ids) });
    return answer.status === 200 ? answer.body.quotation_number : undefined;
  }

  /** The last two may be alternatives, of which one is chosen; another one may be optional. */
  #positions(ids: readonly string[]): Pick<BodyOf<typeof createDealOffer>, 'positions' | 'chosen'> {
    const { random } = this.#chance;
    const hasChoice = ids.length > 2 && random() < 0.5;
    const optional = random() < 0.4 ? (ids.length > 3 ? 1 : ids.length === 2 ? 1 : undefined) : undefined;
    const chosen = hasChoice ? ids.at(-2) : undefined;
    return {
      positions: ids.map((configurationId, at) => {
        if (hasChoice && at >= ids.length - 2)
          return { configurationId, role: 'alternative' as const, group: 'size' };
        return { configurationId, role: at === optional ? ('optional' as const) : ('included' as const) };
      }),
      ...(chosen && { chosen: [chosen] }),
    };
  }

  /** The same at another size, beside the first quotation (CU-02). */
  async alternative(id: string, request: Request, volumePerUnit: number): Promise<boolean> {
    const copyId = newId();
    const copied = await this.browser.put(copyConfiguration, { id, copyId });
    if (copied.status !== 200 || !(await this.configure(copyId, request, volumePerUnit))) return false;
    const body = { id: copyId, ...this.contact, buyer: this.buyer, copyKind: 'alternative' };
    return (await this.browser.put(createOffer, body)).status === 200;
  }
}

/** For an address: Müller is muller, and Nørgaard norgaard. */
const asciiOf = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll('ø', 'o')
    .replaceAll('æ', 'ae')
    .normalize('NFD')
    .replaceAll(/[^a-z ]/g, '')
    .trim()
    .replaceAll(' ', '-');

/** What can be stored, from the catalogue of the installation. */
export async function requestsOf({ app, catalogues }: Pick<RunningServer, 'app' | 'catalogues'>) {
  const browser = new TestClient(app.server);
  const { segments } = catalogues.content().markets;
  const labels = Object.fromEntries(segments.map(({ id, label }) => [id, label]));
  const lists = catalogues.pricedSegments().map(async (segment) => {
    const { body } = await browser.call(listProductGroups, { params: { segment } });
    return body['product-groups'].flatMap(({ type: productGroupType, 'characteristic-groups': groups }) =>
      (groups ?? [undefined]).map((group) => ({
        segment,
        segment_label: labels[segment],
        productGroupType,
        ...(group && { characteristicGroupType: group.type }),
      })),
    );
  });
  return (await Promise.all(lists)).flat();
}

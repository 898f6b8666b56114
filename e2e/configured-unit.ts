import { isDeepStrictEqual } from 'node:util';
import type { Page } from '@playwright/test';
import { type Language, type LocaleName, localeOfLanguage } from '../packages/domain/src/locale.ts';
import { makeSessionId } from '../packages/domain/src/session/session-id.ts';
import { formatMoney } from '../packages/texts/src/format.ts';
import { eventually } from './eventually.ts';
import { type Size, sizes, type Visit } from './visitor.ts';

const farm = { segment: 'agricultural', segment_label: 'agriculture' } as const;
const depot = { segment: 'road_salt', segment_label: 'road_salt', substance: 'solid' } as const;
const feed = { ...farm, productGroupType: 'animal_feed', substance: 'solid' } as const;

/** A request per storage type whose recommendation contains that type. */
export const requests = {
  vvs4: { ...feed, characteristicGroupType: 'mixed_feed', volumePerUnit: 30 },
  dds4: { ...feed, characteristicGroupType: 'whole_grain', volumePerUnit: 30 },
  vb4: { ...feed, characteristicGroupType: 'whole_grain', volumePerUnit: 60 },
  nb: {
    ...farm,
    productGroupType: 'wet_by_product',
    characteristicGroupType: 'cold_and_light',
    substance: 'liquid',
    volumePerUnit: 40,
  },
  spw: {
    ...farm,
    productGroupType: 'waste_water',
    characteristicGroupType: 'discharge_liquid',
    substance: 'liquid',
    volumePerUnit: 60,
  },
  fs: { ...depot, productGroupType: 'road_salt', volumePerUnit: 100 },
  ms: { ...depot, productGroupType: 'road_salt', volumePerUnit: 30 },
} as const;
export type UnitType = keyof typeof requests;

const germany = {
  locationPlacename: 'Münster, Germany',
  locationLattitude: 51.96,
  locationLongitude: 7.63,
  locationCountry: 'Germany',
};

interface Answer {
  readonly selected_option_to_price: {
    readonly groups: readonly {
      readonly options: readonly { readonly option_values: readonly { readonly price: number }[] }[];
    }[];
    readonly options_cost: number;
  };
  readonly selected_unit: { readonly price_in_cents: number; readonly uuid: string };
  readonly transportation_cost: number | null;
}

/** A visitor with a chosen unit. The first steps are done over the API, so that a test starts at configure. */
export class ConfiguredUnit {
  readonly visitor: Visit;
  readonly page: Page;
  readonly locale: LocaleName;
  /** Every response to select-options with its request, newest last. */
  readonly answers: { readonly asked: unknown; readonly answer: Answer }[] = [];
  amount = 1;

  constructor(visitor: Visit) {
    this.visitor = visitor;
    this.page = visitor.page;
    this.locale = localeOfLanguage(visitor.language);
    this.page.on('response', async (response) => {
      if (!response.url().endsWith('/configurator/select-options') || !response.ok()) return;
      const { selected_options } = response.request().postDataJSON() as { selected_options: unknown };
      // A test may end while a response is pending.
      const answer = (await response.json().catch(() => undefined)) as Answer | undefined;
      if (answer) this.answers.push({ asked: selected_options, answer });
    });
  }

  /** `request` replaces or adds values of the recommendation request. */
  async enter(type: UnitType, request: Readonly<Record<string, unknown>> = {}, query = ''): Promise<void> {
    const { page, visitor } = this;
    const values = {
      id: makeSessionId(() => Math.floor(Math.random() * 256)),
      localeStr: this.locale,
      placement: 'outside',
      ...germany,
      recommendationShown: 'product-group',
      amountOfUnits: 1,
      ...requests[type],
      ...request,
    };
    this.amount = Number(values.amountOfUnits);
    // A page of the same site without the app, which opens with the complete session.
    await page.goto('/robots.txt');
    const unit = await page.evaluate(
      async ({ type, values }) => {
        const response = await fetch('/api/configurator/create-recommendation', {
          method: 'PUT',
          headers: { 'Content-Type': 'application/json' },
          body: JSON.stringify(values),
        });
        const answer = await response.json();
        const items: Record<string, unknown>[] = Object.values(
          answer.preconfigured_unit_recommendations ?? {},
        );
        const found = items.find((item) => item.preconfigured_unit_type === type);
        if (!found) throw new Error(`no ${type} recommended: ${JSON.stringify(answer)}`);
        return found;
      },
      { type, values },
    );
    const chosen = {
      uuid: unit.uuid,
      diameterInMm: unit.diameter_mm,
      heightInMm: unit.height_mm,
      preconfiguredUnitType: type,
      unitPriceInCents: unit.price_in_cents,
      volumePerUnit: unit.volume,
    };
    await visitor.openAt('configure', { ...values, ...chosen }, query);
    await this.total.waitFor();
    // The choices follow the total.
    await this.head('size').waitFor();
  }

  get total() {
    return this.page.getByTestId('estimated-total');
  }

  input(group: string, value: string) {
    return this.page.locator(`input[name="${group}"][value="${value}"]`);
  }

  /** Opens a section if it is closed. */
  async open(section: string): Promise<void> {
    const head = this.head(section);
    if ((await head.getAttribute('aria-expanded')) === 'false') await head.click();
  }

  head(section: string) {
    return this.page.locator(`[data-section="${section}"] h2 button`);
  }

  /** Clicks the card, which is the label of its input, as a visitor does. */
  async choose(group: string, value: string): Promise<void> {
    await this.open(group.split('.')[0] ?? group);
    await this.input(group, value).locator('..').click();
    await this.page
      .locator(`input[name="${group}"][value="${value}"]:checked`)
      .waitFor({ state: 'attached' });
  }

  /** By its checkbox, or by "None" if there are several choices. */
  async turnOff(group: string, value: string): Promise<void> {
    const none = this.input(group, '');
    await ((await none.count()) > 0 ? none : this.input(group, value)).locator('..').click();
    await this.page
      .locator(`input[name="${group}"][value="${value}"]:checked`)
      .waitFor({ state: 'detached' });
  }

  async state(): Promise<{ values: Record<string, unknown>; configuration: Record<string, unknown> }> {
    return await this.page.evaluate(
      () => JSON.parse(sessionStorage.getItem('silowright-session') ?? '{}').state,
    );
  }

  /** An amount as shown on screen: whole euros if all amounts of the last response are. */
  shown(cents: number): string {
    const { selected_unit, selected_option_to_price, transportation_cost } = this.answers.at(-1)!.answer;
    const options = selected_option_to_price.groups.flatMap((segment) =>
      segment.options.flatMap((group) => group.option_values.map(({ price }) => price)),
    );
    const among = [selected_unit.price_in_cents, ...options, transportation_cost];
    return formatMoney({ minor: cents, currency: 'EUR' }, this.locale, { among });
  }

  /** The prices on screen equal the server's response for the choices on screen, to the cent. */
  async expectServerPrice(): Promise<void> {
    await eventually(async () => {
      const { configuration, values } = await this.state();
      // Answered for these choices of this unit.
      const wanted = [wireOf(configuration), values.uuid];
      const { asked, answer } = this.answers.at(-1) ?? {};
      const seen = [asked, answer?.selected_unit.uuid];
      if (!isDeepStrictEqual(seen, wanted))
        throw new Error(`answered ${JSON.stringify(seen)} instead of ${JSON.stringify(wanted)}`);
    });
    const { answer } = this.answers.at(-1)!;
    const unit = answer.selected_unit.price_in_cents + answer.selected_option_to_price.options_cost;
    const total = this.amount * unit + (answer.transportation_cost ?? 0);
    const shown = (cents: number) => this.shown(cents);
    const row = this.page.getByText(this.visitor.t('price.unit-price')).locator('..');
    await eventually(async () => {
      const [price, sum] = [await row.textContent(), await this.total.textContent()];
      if (!price?.includes(shown(unit)) || sum?.trim() !== shown(total))
        throw new Error(`shows ${price} and ${sum} instead of ${shown(unit)} and ${shown(total)}`);
    });
  }
}

function wireOf(configuration: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const wire: Record<string, [Record<string, unknown>]> = {};
  for (const [key, choice] of Object.entries(configuration)) {
    const [segment = '', group = ''] = key.split('.');
    wire[segment] ??= [{}];
    wire[segment][0][group] = choice;
  }
  return wire;
}

export async function configuredUnit(
  visit: (language?: Language, size?: Size) => Promise<Visit>,
  type: UnitType,
  {
    language = 'en',
    size = 'wide',
    request = {},
    query = '',
  }: { language?: Language; size?: Size; request?: Readonly<Record<string, unknown>>; query?: string } = {},
): Promise<ConfiguredUnit> {
  const unit = new ConfiguredUnit(await visit(language, size));
  await unit.page.setViewportSize(sizes[size]);
  await unit.enter(type, request, query);
  return unit;
}

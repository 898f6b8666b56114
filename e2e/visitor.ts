import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Locator, Page, Request } from '@playwright/test';
import { extendedFlow } from '../packages/domain/src/flow/steps.ts';
import { type Language, localeOfLanguage } from '../packages/domain/src/locale.ts';
import { type Messages, type TextParams, translate } from '../packages/texts/src/translate.ts';

export const sizes = { wide: { width: 1280, height: 900 }, phone: { width: 390, height: 844 } } as const;
export type Size = keyof typeof sizes;

const namespaces = [
  'shell',
  'visitor',
  'configure',
  'basic',
  'meeting',
  'budget',
  'signing',
  'buyer',
  'picture',
  'site',
  'project',
];
/** The shipped catalogues that visitors of tests meet. */
export type CatalogueName = 'grp' | 'steel';

const messages = new Map<string, Messages>();

/** The texts of a language, with those of a catalogue. */
export function words(language: Language, catalogue: CatalogueName = 'grp') {
  const locale = localeOfLanguage(language);
  const read = (file: string) =>
    JSON.parse(readFileSync(path.join(import.meta.dirname, '..', file), 'utf8')) as Messages;
  const files = [
    ...namespaces.map((name) => `packages/texts/locales/${locale}/${name}.json`),
    `catalogues/${catalogue}/texts/${locale}.json`,
  ];
  const key = `${catalogue} ${language}`;
  const all = messages.get(key) ?? (Object.assign({}, ...files.map(read)) as Messages);
  messages.set(key, all);
  return (key: string, params?: TextParams): string => {
    if (!(key in all) && !(`${key}_other` in all)) throw new Error(`no text ${key}`);
    return translate(all, locale, key, params);
  };
}

interface Answers {
  readonly market: string;
  readonly group: string;
  readonly characteristic?: string;
  readonly volume: number;
  readonly amount?: number;
  readonly place?: string;
}

/** Fields of the overview; those that are not named have a usual value. */
interface Contact {
  readonly email: string;
  readonly phone?: string;
  readonly firstName?: string;
  readonly lastName?: string;
  readonly company?: string;
}

/** A visitor on a page: the actions of the first steps, in the visitor's language. */
export class Visit {
  readonly page: Page;
  readonly t: ReturnType<typeof words>;
  readonly language: Language;

  constructor(page: Page, language: Language, catalogue: CatalogueName = 'grp') {
    this.page = page;
    this.language = language;
    this.t = words(language, catalogue);
  }

  async open(address = '/'): Promise<void> {
    const [rest = '', hash] = address.split('#');
    const glue = rest.includes('?') ? '&' : '?';
    const query =
      this.language === 'en' || /^\/dealer\//.test(rest) ? '' : `${glue}language=${this.language}`;
    await this.page.goto(rest + query + (hash ? `#${hash}` : ''));
    // The first page comes with its screen: the app has started, or the page says that it did not load.
    await this.page.waitForFunction(() => !document.querySelector('#before-start:not(:has(.is-shown))'));
  }

  /** Opens a step of the flow of product groups with these answers, as if they were given before. */
  async openAt(step: string, values: Readonly<Record<string, unknown>>, query = ''): Promise<void> {
    const state = {
      values,
      configuration: {},
      groupPrices: {},
      step: 'market',
      stepFlow: extendedFlow,
      stepHistory: ['market'],
      keepOptions: false,
      drafts: {},
    };
    // A page of the same site without the app: the session is complete when the app starts.
    if (!this.page.url().endsWith('/robots.txt')) await this.page.goto('/robots.txt');
    await this.page.evaluate(
      (session) => sessionStorage.setItem('silowright-session', session),
      JSON.stringify({ state, version: 1 }),
    );
    await this.page.goto(`/?language=${this.language}${query}#${step}`);
  }

  button(key: string, params?: TextParams): Locator {
    return this.page.getByRole('button', { name: this.t(key, params), exact: true });
  }

  heading(key: string): Locator {
    return this.page.getByRole('heading', { level: 1, name: this.t(key), exact: true });
  }

  async chooseMarket(title: string): Promise<void> {
    await this.button(`market.${title}`).click();
  }

  async chooseProduct(group: string, characteristic?: string): Promise<void> {
    // A group without characteristics leaves the page at once, so this is `click` instead of `check`.
    await this.page.locator(`input[name="product-group"][value="${group}"]`).click();
    if (characteristic) await this.page.locator(`input[value="${characteristic}"]`).check();
    if (await this.onStep('product-group')) await this.button('step.volume').click();
  }

  /** Asks the page, which leaves a step in the task after that of a click: the runner hears of a new address later. */
  async onStep(step: string): Promise<boolean> {
    const hash = await this.page.evaluate(
      () => new Promise((resolve) => setTimeout(() => resolve(window.location.hash))),
    );
    return hash === `#${step}`;
  }

  async expectStep(step: string): Promise<void> {
    await this.page.waitForURL((url) => url.hash === `#${step}`, { waitUntil: 'commit' });
  }

  async giveVolume(volume: number, amount = 1): Promise<void> {
    await this.page.locator('#volume-volume').fill(String(volume));
    await this.page.locator('#volume-amount').fill(String(amount));
    await this.button('step.location').click();
    await this.expectStep('location');
  }

  get placeField(): Locator {
    return this.page.getByRole('combobox');
  }

  async givePlace(text: string): Promise<void> {
    await this.placeField.fill(text);
    await this.page.getByRole('option').first().waitFor();
    await this.placeField.press('Enter');
  }

  get dialog(): Locator {
    return this.page.getByRole('dialog');
  }

  async askRecommendation(): Promise<void> {
    await this.button('step.configure').click();
    await this.dialog.waitFor();
  }

  /** From the start to the open recommendation. */
  async toRecommendation(answers: Answers): Promise<void> {
    await this.chooseMarket(answers.market);
    await this.chooseProduct(answers.group, answers.characteristic);
    await this.giveVolume(answers.volume, answers.amount);
    await this.givePlace(answers.place ?? 'Zwolle');
    await this.askRecommendation();
  }

  async chooseFirstUnit(): Promise<void> {
    await this.dialog.locator('li[data-type] button').first().click();
    await this.expectStep('configure');
    await this.page.getByText('€').first().waitFor();
  }

  /** From the start to the configuration of a silo for feed. */
  async toFirstUnit(): Promise<void> {
    await this.toRecommendation({
      market: 'agricultural',
      group: 'animal_feed',
      characteristic: 'mixed_feed',
      volume: 30,
    });
    await this.chooseFirstUnit();
  }

  async openOverview(): Promise<void> {
    await this.button('step.overview').click();
    await this.expectStep('overview');
  }

  async giveContact(contact: Contact): Promise<void> {
    const fields = {
      phone: '+31 20 555 0100',
      firstName: 'Anna',
      lastName: 'de Boer',
      company: 'De Boer',
      ...contact,
    };
    for (const [name, value] of Object.entries(fields))
      await this.page.locator(`#overview-${name}`).fill(value);
  }

  async sendQuotation(): Promise<void> {
    await this.button('overview.submit').click();
    await this.expectStep('finalized');
    await this.heading('finalized.title').waitFor();
  }

  /** From the start to the sent quotation of a silo for feed. */
  async toQuotation(contact: Contact): Promise<void> {
    await this.toFirstUnit();
    await this.openOverview();
    await this.giveContact(contact);
    await this.sendQuotation();
  }

  async values(): Promise<Record<string, unknown>> {
    return await this.page.evaluate(
      () => JSON.parse(sessionStorage.getItem('silowright-session') ?? '{}').state.values,
    );
  }
}

export const bodyOf = (request: Request): Record<string, unknown> =>
  request.postDataJSON() as Record<string, unknown>;

import { loadBrand } from '@silowright/catalogue/disk/load-brand';
import type { CatalogueBoot } from '@silowright/contract/browser-catalogue';
import { type StepId, stepIds } from '@silowright/domain/flow/steps';
import { type LocaleName, languageOfLocale } from '@silowright/domain/locale';
import { loadingErrorText } from '@silowright/texts/loading-error';
import { type TextParams, translate } from '@silowright/texts/translate';
import { catalogueDirOf } from '../config/company.ts';
import type { Config } from '../config/config.ts';
import type { Texts } from '../texts.ts';
import { type Html, html } from './html.ts';

export type ReadyPageSettings = Pick<
  Config,
  | 'companyName'
  | 'companyEmail'
  | 'companyPhone'
  | 'catalogueDir'
  | 'claimIso9001'
  | 'claimYearsOfExperience'
  | 'claimContactHours'
  | 'privacyUrl'
  | 'imprintUrl'
  | 'termsUrl'
>;

export interface ReadyPage {
  readonly settings: ReadyPageSettings;
  readonly boot: CatalogueBoot;
  readonly locale: LocaleName;
  /** The address without language. */
  readonly path: string;
  readonly t: (key: string, params?: TextParams) => string;
  readonly has: (key: string) => boolean;
}

export function readyPage(
  settings: ReadyPageSettings,
  texts: Texts,
  boot: CatalogueBoot,
  locale: LocaleName,
  path = '/',
): ReadyPage {
  const messages = texts(locale);
  return {
    settings,
    boot,
    locale,
    path,
    t: (key, params) => translate(messages, locale, key, params),
    has: (key) => key in messages,
  };
}

/**
 * A screen as markup, so that it can be read before the scripts have loaded. The script replaces it by the same
 * elements (`apps/web/src/shell`), which a test compares. What needs the script there is a link here.
 */
export function inFrame(
  page: ReadyPage,
  { screen, step, steps }: { readonly screen: Html; readonly step?: StepId; readonly steps?: Html },
): string {
  // A step is in the hash, which no server sees: styles hide the screen if the hash names one of these.
  const targets = stepIds.filter((id) => id !== step).map((id) => html`<i id="${id}" hidden></i>`);
  return html`<div class="ready-page flex min-h-dvh flex-col">${targets}
<div class="flex flex-1 flex-col has-data-bottom-bar:min-h-dvh">
${header(page, steps)}<main class="flex flex-1 flex-col">${screen}</main>
</div>
${footer(page)}</div>`.markup;
}

const header = (
  page: ReadyPage,
  steps?: Html,
): Html => html`<header class="top-0 z-20 border-b border-line bg-surface tall:sticky print:hidden">
<div class="flex min-h-14 flex-wrap items-center gap-x-1 px-4 sm:gap-x-2 md:px-6">
<div class="mr-auto flex min-w-0 items-center"><a href="/" class="flex min-w-0 items-center gap-2.5 font-bold min-h-11">${brand(page)}</a></div>
${steps ?? ''}${languageMenu(page)}<a href="mailto:${page.settings.companyEmail}" aria-label="${page.t('help.open')}" class="flex size-11 items-center justify-center rounded-control hover:bg-sunken">${helpIcon}</a>
</div>
</header>
`;

function brand({ settings }: ReadyPage): Html {
  const { companyName } = settings;
  return loadBrand(catalogueDirOf(settings))?.logo
    ? html`<img src="/logo.svg" alt="${companyName}" class="h-10 w-auto max-w-44 object-contain max-sm:max-w-24" />`
    : html`<img src="/favicon.svg" alt="" width="32" height="32" fetchpriority="low" /><span class="truncate text-lg tracking-tight">${companyName}</span>`;
}

const nameOf = (language: string): string => {
  const name = new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language;
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
};

const letters = (language: string): Html => html`<span data-letters="${language}"></span>`;

function languageMenu({ boot, locale, path, t }: ReadyPage): Html {
  const current = languageOfLocale(locale);
  const choices = boot.languages
    .map(languageOfLocale)
    .map(
      (language) =>
        html`<li><a href="${path}?language=${language}" lang="${language}" class="flex min-h-11 w-full items-center gap-3 rounded-control px-3 text-left hover:bg-sunken">${letters(language)}<span class="flex-1">${nameOf(language)}</span></a></li>`,
    );
  return html`<details class="group relative">
<summary aria-label="${t('language.switch', { name: nameOf(current) })}" class="flex min-h-11 list-none items-center gap-2 rounded-control px-2 hover:bg-sunken [&::-webkit-details-marker]:hidden">${letters(current)}<span class="hidden sm:inline">${nameOf(current)}</span>${icon(16, 'm6 9 6 6 6-6', 'transition-transform group-open:rotate-180')}</summary>
<ul class="absolute right-0 z-30 mt-1 w-48 rounded-control border border-line bg-surface p-1 shadow-float">${choices}</ul>
</details>
`;
}

export const withoutScript = ({ settings, t }: ReadyPage): Html =>
  html`<noscript><div class="load-error"><p>${t('state.no-script', { company: settings.companyName })}</p><p>${contact(settings)}</p></div></noscript>`;

/** Shown over the screen if its scripts do not load (RT-12), in place of the message in four languages. */
export function loadErrorBar({ settings, locale }: ReadyPage): string {
  const { message, reload } = loadingErrorText(languageOfLocale(locale));
  return html`<div id="load-error" class="load-error"><div role="alert"><p class="font-bold">${message}</p><p><a href="">${reload}</a>${contact(settings)}</p></div></div>`
    .markup;
}

const contact = ({ companyEmail, companyPhone }: ReadyPageSettings): Html =>
  html`<a href="mailto:${companyEmail}">${companyEmail}</a><a href="tel:${companyPhone}">${companyPhone}</a>`;

function footer({ settings, t }: ReadyPage): Html {
  const links = { privacy: settings.privacyUrl, imprint: settings.imprintUrl, terms: settings.termsUrl };
  const shown = Object.entries(links).flatMap(([name, href]) =>
    href
      ? [
          html`<a href="${href}" class="inline-flex min-h-11 items-center underline">${t(`footer.${name}`)}</a>`,
        ]
      : [],
  );
  return html`<footer class="page-width flex print:hidden min-h-14 flex-wrap items-center gap-x-6 text-sm text-muted"><span>${settings.companyName}</span>${shown}</footer>
`;
}

const svg = (size: number, look: string, inside: Html, strokeWidth: number): Html =>
  html`<svg viewBox="0 0 24 24" width="${size}" height="${size}" fill="none" stroke="currentColor" stroke-width="${strokeWidth}" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true" class="${look}">${inside}</svg>`;
export const icon = (size: number, path: string, look = '', strokeWidth = 2): Html =>
  svg(size, look, html`<path d="${path}" />`, strokeWidth);
const helpIcon = svg(
  22,
  '',
  html`<circle cx="12" cy="12" r="10" /><path d="M9.09 9a3 3 0 0 1 5.83 1c0 2-3 3-3 3M12 17h.01" />`,
  2,
);
export const arrow = icon(
  18,
  'M5 12h14m-7-7 7 7-7 7',
  'shrink-0 transition-transform max-sm:hidden motion-safe:group-hover:translate-x-0.5',
);

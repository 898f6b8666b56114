import { loadBrand } from '@silowright/catalogue/disk/load-brand';
import type { CatalogueBoot } from '@silowright/contract/browser-catalogue';
import { type Market, marketsFor } from '@silowright/domain/catalogue/catalogue-markets';
import { iconStroke } from '@silowright/domain/catalogue/market-pictures';
import { flagDefaults } from '@silowright/domain/flags/flags';
import { stepIds } from '@silowright/domain/flow/steps';
import { type LocaleName, languageOfLocale } from '@silowright/domain/locale';
import { formatNumber } from '@silowright/texts/format';
import { type TextParams, translate } from '@silowright/texts/translate';
import { catalogueDirOf } from '../config/company.ts';
import type { Config } from '../config/config.ts';
import type { Texts } from '../texts.ts';
import { type Html, html } from './html.ts';

export type MarketPageSettings = Pick<
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

interface Page {
  readonly settings: MarketPageSettings;
  readonly boot: CatalogueBoot;
  readonly locale: LocaleName;
  readonly t: (key: string, params?: TextParams) => string;
}

/** A step is in the hash, which no server sees: styles hide the screen if the hash names one of these. */
const targets = stepIds.filter((id) => id !== 'market').map((id) => html`<i id="${id}" hidden></i>`);

/**
 * The market screen as markup, so that it can be read before the scripts have loaded and without them. The script
 * replaces it by the same elements (`apps/web/src/shell`, `apps/web/src/screens/market`), which a test compares. What
 * needs the script there is a link here.
 */
export function marketPage(
  settings: MarketPageSettings,
  texts: Texts,
  boot: CatalogueBoot,
  locale: LocaleName,
): string {
  const messages = texts(locale);
  const page: Page = {
    ...{ settings, boot, locale },
    t: (key, params) => translate(messages, locale, key, params),
  };
  return html`<div class="ready-page flex min-h-dvh flex-col">${targets}
<div class="flex flex-1 flex-col has-data-bottom-bar:min-h-dvh">
${header(page)}<main class="flex flex-1 flex-col">${screen(page)}</main>
</div>
${footer(page)}</div>`.markup;
}

const header = (
  page: Page,
): Html => html`<header class="top-0 z-20 border-b border-line bg-surface tall:sticky print:hidden">
<div class="flex min-h-14 flex-wrap items-center gap-x-1 px-4 sm:gap-x-2 md:px-6">
<div class="mr-auto flex min-w-0 items-center"><a href="/" class="flex min-w-0 items-center gap-2.5 font-bold min-h-11">${brand(page)}</a></div>
${languageMenu(page)}<a href="mailto:${page.settings.companyEmail}" aria-label="${page.t('help.open')}" class="flex size-11 items-center justify-center rounded-control hover:bg-sunken">${helpIcon}</a>
</div>
</header>
`;

function brand({ settings }: Page): Html {
  const { companyName } = settings;
  return loadBrand(catalogueDirOf(settings))?.logo
    ? html`<img src="/logo.svg" alt="${companyName}" class="h-10 w-auto max-w-44 object-contain max-sm:max-w-24" />`
    : html`<img src="/favicon.svg" alt="" width="32" height="32" /><span class="truncate text-lg tracking-tight">${companyName}</span>`;
}

const nameOf = (language: string): string => {
  const name = new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language;
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
};

const letters = (language: string): Html => html`<span data-letters="${language}"></span>`;

function languageMenu({ boot, locale, t }: Page): Html {
  const current = languageOfLocale(locale);
  const choices = boot.languages
    .map(languageOfLocale)
    .map(
      (language) =>
        html`<li><a href="/?language=${language}" lang="${language}" class="flex min-h-11 w-full items-center gap-3 rounded-control px-3 text-left hover:bg-sunken">${letters(language)}<span class="flex-1">${nameOf(language)}</span></a></li>`,
    );
  return html`<details class="group relative">
<summary aria-label="${t('language.switch', { name: nameOf(current) })}" class="flex min-h-11 list-none items-center gap-2 rounded-control px-2 hover:bg-sunken [&::-webkit-details-marker]:hidden">${letters(current)}<span class="hidden sm:inline">${nameOf(current)}</span>${icon(16, 'm6 9 6 6 6-6', 'transition-transform group-open:rotate-180')}</summary>
<ul class="absolute right-0 z-30 mt-1 w-48 rounded-control border border-line bg-surface p-1 shadow-float">${choices}</ul>
</details>
`;
}

function screen(page: Page): Html {
  const { t, boot } = page;
  const sentences = t('market.title')
    .split(/(?<=\.) /)
    .map((sentence) => html`<span class="inline-block pr-[0.3em]">${sentence}</span>`);
  return html`<div class="page-width flex flex-1 flex-col gap-8 pt-6 pb-12 md:gap-6 md:pt-8 2xl:pt-20">
<div class="max-w-[60rem] [&>p]:max-w-[65ch]"><h1 class="text-2xl md:text-3xl">${sentences}</h1><p class="mt-2 text-lg text-muted">${t('market.subtitle')}</p><p id="market-question" class="mt-5 text-lg font-bold">${t('market.question')}</p></div>
${withoutScript(page)}<fieldset aria-labelledby="market-question" class="min-w-0"><ul class="grid grid-cols-2 gap-3 md:gap-5 lg:grid-cols-4">${marketsFor(boot.markets, flagDefaults).map((market) => tile(page, market))}</ul></fieldset>
${trustLine(page)}</div>`;
}

function tile({ t, boot, locale }: Page, market: Market): Html {
  const { id, label, title, wip, priced, step } = market;
  const leads = !wip && priced && step === 'product-group';
  const picture = boot.pictures[id];
  const inside = html`<span class="hidden text-brand md:block">${icon(24, iconStroke(market.icon), '', 1.6)}</span><span class="min-w-0 flex-1 hyphens-auto">${t(`market.${title}`)}</span>`;
  const look =
    'flex items-center gap-2 text-left leading-snug font-bold outline-none after:absolute after:inset-0 hover:text-brand-strong md:text-xl';
  return html`<li class="grid"><div class="group relative flex flex-col overflow-hidden rounded-surface border bg-surface transition-colors hover:border-brand focus-card border-line"><span class="block bg-sunken h-38 md:h-52 lg:h-64 2xl:h-84">${picture ? html`<img src="${picture}" alt="" class="size-full object-fill" />` : ''}</span><div class="flex flex-1 flex-col justify-between gap-3 p-3 md:p-4">${
    // The form of a market without configurator needs the script.
    wip
      ? html`<span class="${look}">${inside}</span>`
      : html`<a href="/${label}?language=${languageOfLocale(locale)}" class="${look}">${inside}</a>`
  }<p class="flex min-h-11 items-center justify-between gap-2 rounded-control border px-2.5 py-1.5 text-sm md:px-3 leading-tight font-bold ${leads ? 'border-brand bg-brand text-surface group-hover:bg-brand-strong' : 'border-line-strong bg-surface'}">${t(leads ? 'market.configure-now' : 'market.proposal')}${arrow}</p></div></div></li>`;
}

function trustLine({ settings, locale, t }: Page): Html {
  const { claimYearsOfExperience: years, claimIso9001, claimContactHours: hours } = settings;
  const lines = [
    ...(years > 0 ? [t('market.trust-years', { years: formatNumber(years, locale) })] : []),
    ...(claimIso9001 ? [t('market.trust-iso')] : []),
    ...(hours > 0 ? [t('market.trust-hours', { hours: formatNumber(hours, locale) })] : []),
    t('market.trust-free'),
  ];
  return html`<p class="flex min-h-30 flex-wrap content-start gap-x-8 gap-y-1 text-muted md:min-h-7">${lines.map((line) => html`<span>${line}</span>`)}</p>
`;
}

const withoutScript = ({ settings, t }: Page): Html =>
  html`<noscript><div class="load-error"><p>${t('state.no-script', { company: settings.companyName })}</p><p><a href="mailto:${settings.companyEmail}">${settings.companyEmail}</a><a href="tel:${settings.companyPhone}">${settings.companyPhone}</a></p></div></noscript>`;

function footer({ settings, t }: Page): Html {
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
const icon = (size: number, path: string, look = '', strokeWidth = 2): Html =>
  svg(size, look, html`<path d="${path}" />`, strokeWidth);
const helpIcon = svg(
  22,
  '',
  html`<circle cx="12" cy="12" r="10" /><path d="M9.09 9a3 3 0 0 1 5.83 1c0 2-3 3-3 3M12 17h.01" />`,
  2,
);
const arrow = icon(
  18,
  'M5 12h14m-7-7 7 7-7 7',
  'shrink-0 transition-transform max-sm:hidden motion-safe:group-hover:translate-x-0.5',
);

import { type Market, marketsFor } from '@silowright/domain/catalogue/catalogue-markets';
import { iconStroke } from '@silowright/domain/catalogue/market-pictures';
import { flagDefaults } from '@silowright/domain/flags/flags';
import { languageOfLocale } from '@silowright/domain/locale';
import { formatNumber } from '@silowright/texts/format';
import { type Html, html } from './html.ts';
import { arrow, icon, inFrame, type ReadyPage, withoutScript } from './ready-page.ts';

/** The market screen (`apps/web/src/screens/market`), which can be read without scripts. */
export const marketPage = (page: ReadyPage): string =>
  inFrame(page, { screen: screen(page), step: 'market' });

function screen(page: ReadyPage): Html {
  const { t, boot } = page;
  const sentences = t('market.title')
    .split(/(?<=\.) /)
    .map((sentence) => html`<span class="inline-block pr-[0.3em]">${sentence}</span>`);
  return html`<div class="page-width flex flex-1 flex-col gap-8 pt-6 pb-12 md:gap-6 md:pt-8 2xl:pt-20">
<div class="max-w-[60rem] [&>p]:max-w-[65ch]"><h1 class="text-2xl md:text-3xl">${sentences}</h1><p class="mt-2 text-lg text-muted">${t('market.subtitle')}</p><p id="market-question" class="mt-5 text-lg font-bold">${t('market.question')}</p></div>
${withoutScript(page)}<fieldset aria-labelledby="market-question" class="min-w-0"><ul class="grid grid-cols-2 gap-3 large-text:grid-cols-1 md:gap-5 lg:grid-cols-4">${marketsFor(boot.markets, flagDefaults).map((market, at) => tile(page, market, at))}</ul></fieldset>
${trustLine(page)}</div>`;
}

/** The first picture and the font come before the other pictures. */
function tile({ t, boot, locale }: ReadyPage, market: Market, at: number): Html {
  const { id, label, title, wip, priced, step } = market;
  const leads = !wip && priced && step === 'product-group';
  const picture = boot.pictures[id];
  const inside = html`<span class="hidden text-brand md:block">${icon(24, iconStroke(market.icon), '', 1.6)}</span><span class="min-w-0 flex-1 hyphens-auto">${t(`market.${title}`)}</span>`;
  const look =
    'flex items-center gap-2 text-left leading-snug font-bold outline-none after:absolute after:inset-0 hover:text-brand-strong md:text-xl';
  return html`<li class="grid"><div class="group relative flex flex-col overflow-hidden rounded-surface border bg-surface transition-colors hover:border-brand focus-card border-line"><span class="block bg-sunken h-38 md:h-52 lg:h-64 2xl:h-84">${picture ? html`<img src="${picture}" alt="" ${at > 0 ? html`fetchpriority="low" ` : ''}class="size-full object-fill" />` : ''}</span><div class="flex flex-1 flex-col justify-between gap-3 p-3 md:p-4">${
    // The form of a market without configurator needs the script.
    wip
      ? html`<span class="${look}">${inside}</span>`
      : html`<a href="/${label}?language=${languageOfLocale(locale)}" class="${look}">${inside}</a>`
  }<p class="flex min-h-11 items-center justify-between gap-2 rounded-control border px-2.5 py-1.5 text-sm md:px-3 leading-tight font-bold ${leads ? 'border-brand bg-brand text-surface group-hover:bg-brand-strong' : 'border-line-strong bg-surface'}">${t(leads ? 'market.configure-now' : 'market.proposal')}${arrow}</p></div></div></li>`;
}

function trustLine({ settings, locale, t }: ReadyPage): Html {
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

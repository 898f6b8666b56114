import type { Market } from '@silowright/domain/catalogue/catalogue-markets';
import { needsOf, type ProductGroup } from '@silowright/domain/catalogue/product-groups';
import { indicatorSteps } from '@silowright/domain/flow/step-list';
import { extendedFlow } from '@silowright/domain/flow/steps';
import { languageOfLocale } from '@silowright/domain/locale';
import { type Html, html } from './html.ts';
import { icon, inFrame, type ReadyPage, withoutScript } from './ready-page.ts';

const step = 'product-group';

/** The choice of goods (`apps/web/src/screens/product-group`) without the textures. */
export function productGroupPage(page: ReadyPage, market: Market, groups: readonly ProductGroup[]): string {
  const { t } = page;
  const screen = html`<form class="flex flex-1 flex-col">
<div class="page-width gap-6 pt-4 pb-12 md:pt-6 flex flex-col">
<div><h1 class="mt-1 text-2xl md:text-3xl">${t(`market.${market.title}`)}</h1><p class="mt-2 max-w-[65ch] text-lg wrap-anywhere text-muted">${t('product-group-screen.question')}</p></div>
${withoutScript(page)}<fieldset class="min-w-0"><div class="grid gap-3 lg:gap-4 tall-pictures ${groups.length === 2 ? 'lg:grid-cols-2' : 'lg:grid-cols-3'}">${groups.map((group) => card(page, market, group))}</div><p class="mt-2 text-sm text-bad empty:hidden"></p></fieldset>
</div>
<div data-bottom-bar class="sticky bottom-(--sticky-bottom) z-10 mt-auto border-t border-line bg-surface print:hidden"><div class="flex min-h-19 flex-wrap items-center gap-2 px-4 py-2 max-sm:gap-x-1.5 sm:gap-x-3 md:px-6"><span class="flex-1"></span><button type="button" disabled class="inline-flex min-h-11 items-center justify-center gap-2 rounded-control py-2 text-base font-bold transition-colors px-5 border border-transparent bg-brand text-surface hover:bg-brand-strong disabled:bg-line-strong max-sm:px-3.5 max-[359px]:grow">${t('step.volume')}${icon(18, 'M5 12h14m-7-7 7 7-7 7')}</button></div></div>
</form>`;
  return inFrame(page, { screen, step, steps: indicator(page) });
}

function indicator({ t }: ReadyPage): Html {
  const items = indicatorSteps(step, extendedFlow).map(
    (id) =>
      html`<li ${id === step ? html`aria-current="step" ` : ''}class="flex min-h-14 items-center border-b-3 text-sm max-lg:min-h-11 ${id === step ? 'border-brand font-bold text-ink forced-colors:border-[Highlight]' : 'border-transparent text-muted'}">${t(`step.${id}`)}</li>`,
  );
  return html`<nav aria-label="${t('indicator.label')}" class="hidden md:block max-lg:order-last max-lg:w-full lg:mr-auto print:hidden"><ol class="flex justify-center gap-x-8 max-lg:justify-between">${items}</ol></nav>`;
}

/** A link that chooses the group: the app reads it from the address. */
function card({ t, has, path, locale, boot }: ReadyPage, market: Market, group: ProductGroup): Html {
  const { type, characteristics } = group;
  const hint = `product-group-hint.${type}`;
  const picture = boot.groupPictures[`${market.id}-${type}`];
  const colour = needsOf([group], type, characteristics?.[0]?.type)?.texture?.colour;
  return html`<a href="${path}/${type}?language=${languageOfLocale(locale)}" class="group-card relative grid items-center gap-x-3 overflow-hidden rounded-surface border bg-surface transition-colors hover:border-brand choice-card border-line"><span class="block self-stretch group-picture lg:col-span-2" style="background:${colour ?? 'var(--color-sunken)'}"><span class="goods-picture"><svg></svg></span></span><input type="radio" tabindex="-1" aria-hidden="true" style="pointer-events:none" class="size-5 outline-none lg:ml-4" /><span class="flex min-h-24 min-w-0 flex-col justify-center py-3 pr-19 lg:pr-24 2xl:pr-38"><span class="text-lg leading-snug font-bold hyphens-auto">${t(`product-group.${type}`)}</span>${has(hint) ? html`<span class="text-sm text-muted">${t(hint)}</span>` : ''}</span>${picture ? html`<img src="${picture}" alt="" fetchpriority="low" class="pointer-events-none absolute right-2 bottom-1.5 h-22 w-16 forced-colors:bg-ground lg:h-32 lg:w-22 2xl:h-52 2xl:w-34" />` : ''}</a>`;
}

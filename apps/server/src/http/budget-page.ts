import { type BudgetQuestion, budgetQuestions } from '@silowright/domain/budget/questions';
import { type Html, html } from './html.ts';
import { inFrame, type ReadyPage, withoutScript } from './ready-page.ts';

/** The first of the budget questions (`apps/web/src/budget`) without the picture of the tank. */
export function budgetPage(page: ReadyPage): string {
  const { t } = page;
  const bars = budgetQuestions.map(
    (_, at) => html`<span class="h-1 flex-1 rounded-full ${at === 0 ? 'bg-brand/50' : 'bg-line'}"></span>`,
  );
  const screen = html`<div class="flex flex-1 flex-col lg:grid lg:grid-cols-[minmax(0,15fr)_minmax(0,17fr)]">
<div class="max-lg:contents"><div class="relative z-[5] h-52 overflow-hidden bg-sunken md:h-72 lg:h-[calc(var(--screen)-134px)] lg:min-h-96 tall:sticky tall:top-14 print:hidden"><div class="size-full"></div><div class="pointer-events-none absolute top-0 left-0 p-6 max-lg:hidden"><p class="text-2xl font-bold">${t('budget.so-far')}</p><p>${t('budget.so-far-hint')}</p></div></div></div>
<div class="flex min-w-0 flex-col gap-4 px-4 pt-5 pb-10 md:px-6 lg:px-10 lg:pt-7"><h1 class="text-xl md:text-2xl">${t('budget.title')}</h1><p class="max-w-[65ch] text-muted">${t('budget.intro')}</p>${withoutScript(page)}<div aria-hidden="true" class="flex gap-1">${bars}</div><ol class="flex flex-col">${budgetQuestions.map((question, at) => item(page, question, at))}</ol></div>
</div>
<div data-bottom-bar class="sticky bottom-0 z-10 flex min-h-19 flex-col justify-center border-t border-line bg-surface px-4 py-2 leading-tight md:px-6 print:hidden"><p class="max-w-[75ch] text-sm text-muted">${t('budget.price-soon')}</p></div>`;
  return inFrame(page, { screen });
}

function item(page: ReadyPage, question: BudgetQuestion, at: number): Html {
  const { t } = page;
  const active = at === 0;
  return html`<li class="grid grid-cols-[1.25rem_1fr] gap-x-3 border-b border-line last:border-0 ${active ? 'py-4' : 'py-1'}"><span aria-hidden="true" class="flex h-11 items-center text-sm tabular-nums ${active ? 'font-bold text-brand' : 'text-muted'}">${at + 1}</span><div class="flex min-w-0 flex-col gap-4"><div class="flex min-h-11 flex-wrap items-center gap-x-4"><h2 class="outline-none ${active ? 'text-xl' : 'text-base font-normal text-muted'}">${t(`budget.question.${question.key}`)}</h2></div>${active && question.kind === 'choice' ? choice(page, question) : ''}</div></li>`;
}

const choice = ({ t }: ReadyPage, { key, options }: Extract<BudgetQuestion, { kind: 'choice' }>): Html =>
  html`<form class="flex flex-col gap-4"><fieldset class="min-w-0"><div class="flex flex-wrap gap-3 [&>label]:min-w-32">${options.map(
    (option) =>
      html`<label style="pointer-events:none" class="flex min-h-14 rounded-control border bg-surface transition-colors hover:border-brand choice-card border-line items-center gap-3 px-4 py-3"><input type="radio" tabindex="-1" class="size-5 shrink-0 outline-none" /><span class="min-w-0 flex-1">${t(`budget.answer.${key}.${option}`)}</span></label>`,
  )}</div><p class="mt-2 text-sm text-bad empty:hidden"></p></fieldset><button type="button" disabled class="inline-flex min-h-11 items-center justify-center gap-2 rounded-control py-2 text-base font-bold transition-colors px-5 border border-transparent bg-brand text-surface hover:bg-brand-strong disabled:bg-line-strong self-start">${t('budget.next')}</button></form>`;

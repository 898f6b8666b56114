import type { BudgetAnswers } from '@silowright/domain/budget/questions';
import { forgetAnswers, setDraft, setValues, useSession } from '../session/session-store.ts';

/** The tank of the budget is another one than whatever was configured before: only its answers go along. */
export function takeToConfigurator({ amount, contents }: Pick<BudgetAnswers, 'amount' | 'contents'>): void {
  forgetAnswers();
  setValues({ volumePerUnit: amount, amountOfUnits: 1, substance: contents });
}

/** What was typed of the sender stays; `comments` are the answers in words. */
export function takeToLead({ amount }: Pick<BudgetAnswers, 'amount'>, comments: string): void {
  setDraft('lead', { ...useSession.getState().drafts.lead, volume: String(amount), comments });
}

import type { BudgetAnswers } from '@silowright/domain/budget/questions';
import { writeVolume } from '@silowright/domain/session/field-rules';
import { boot } from '@silowright/ui/catalogue/boot.ts';
import { forgetAnswers, setDraft, setValues, useSession } from '../session/session-store.ts';

/** Starts a new configuration with the answers only; an earlier configuration was for another tank. */
export function takeToConfigurator({ amount, contents }: Pick<BudgetAnswers, 'amount' | 'contents'>): void {
  forgetAnswers();
  setValues({ volumePerUnit: amount, amountOfUnits: 1, substance: contents });
}

/** Keeps typed contact data; `comments` are the answers in words. */
export function takeToLead({ amount }: Pick<BudgetAnswers, 'amount'>, comments: string): void {
  setDraft('lead', {
    ...useSession.getState().drafts.lead,
    volume: writeVolume(amount, boot().asked),
    comments,
  });
}

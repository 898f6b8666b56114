import {
  type BudgetAnswers,
  type BudgetKey,
  budgetQuestions,
  firstOpenQuestion,
} from '@silowright/domain/budget/questions';
import { createKept } from '@silowright/ui/kept/kept-store.ts';

interface BudgetState {
  readonly answers: Partial<BudgetAnswers>;
  readonly active: BudgetKey;
}

/** The answers survive a reload and the way to the overview and back (BG-04). */
export const useBudget = createKept<BudgetState>(
  'silowright-budget',
  () => ({ answers: {}, active: 'contents' }),
  // Another release may have other questions.
  { readers: { active: (kept) => budgetQuestions.find(({ key }) => key === kept)?.key } },
);

export function answerQuestion(key: BudgetKey, answer: string | number): void {
  useBudget.setState(({ answers }) => ({ answers: { ...answers, [key]: answer } }));
}

export function activate(active: BudgetKey): void {
  useBudget.setState({ active });
}

/** Activates the next open question; the last one stays active until the overview opens (BG-03). */
export function advance(): void {
  useBudget.setState(({ answers }) => ({ active: firstOpenQuestion(answers) ?? 'roof_access' }));
}

import type { BudgetQuestion } from '@silowright/domain/budget/questions';
import type { Texts } from '@silowright/ui/texts/use-texts.ts';

/** An answer as text: "Liquid", "50 m³", "2". */
export function answerText(
  { t, number, volume }: Texts,
  question: BudgetQuestion,
  answer: string | number,
): string {
  if (question.key === 'amount') return volume(Number(answer), 1);
  if (question.kind === 'slider') return `${number(Number(answer), 1)} ${question.unit}`;
  if (typeof answer === 'number') return number(answer);
  return t(
    answer === 'yes' || answer === 'no'
      ? `budget.answer.${answer}`
      : `budget.answer.${question.key}.${answer}`,
  );
}

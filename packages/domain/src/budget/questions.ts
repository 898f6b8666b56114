/** The nine questions, in order, with their answer keys and ranges (BG-02). */
export const budgetQuestions = [
  { key: 'contents', kind: 'choice', options: ['liquid', 'solid'] },
  { key: 'amount', kind: 'slider', min: 20, max: 200, step: 1, start: 50, unit: 'm³' },
  { key: 'pressure', kind: 'choice', options: ['atmospheric', 'pressurized'] },
  { key: 'type', kind: 'choice', options: ['convex', 'flat', 'horizontal'] },
  { key: 'diameter', kind: 'slider', min: 2, max: 20, step: 0.1, start: 3, unit: 'm' },
  { key: 'amount_connectors', kind: 'choice', options: [1, 2, 3, 4] },
  { key: 'temperature', kind: 'slider', min: -5, max: 150, step: 1, start: 20, unit: '°C' },
  { key: 'food_protection', kind: 'choice', options: ['yes', 'no'] },
  { key: 'roof_access', kind: 'choice', options: ['yes', 'no'] },
] as const;

export type BudgetQuestion = (typeof budgetQuestions)[number];
export type BudgetKey = BudgetQuestion['key'];
export type SliderQuestion = Extract<BudgetQuestion, { kind: 'slider' }>;

type AnswerTo<Question> = Question extends { kind: 'choice'; options: readonly (infer Option)[] }
  ? Option
  : number;

export type BudgetAnswers = { readonly [Question in BudgetQuestion as Question['key']]: AnswerTo<Question> };

/** The value rounded to the slider's steps; undefined if it is missing or out of range. */
export function readSlider(
  { min, max, step }: SliderQuestion,
  value: number | undefined,
): number | undefined {
  if (value === undefined || !Number.isFinite(value) || value < min || value > max) return undefined;
  return Math.round(Math.round(value / step) * step * 10) / 10;
}

/** The first question without an answer; undefined when all are answered. */
export const firstOpenQuestion = (answers: Partial<BudgetAnswers>): BudgetKey | undefined =>
  budgetQuestions.find(({ key }) => answers[key] === undefined)?.key;

export const isComplete = (answers: Partial<BudgetAnswers>): answers is BudgetAnswers =>
  firstOpenQuestion(answers) === undefined;

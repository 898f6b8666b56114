/** The thirteen steps (RT-08). The id is the hash in the address. */
export const stepIds = [
  'market',
  'product-basic',
  'product-group',
  'volume',
  'type',
  'location',
  'configure',
  'overview',
  'recommendation',
  'contact',
  'results',
  'finalized',
  'finalized-basic',
] as const;
export type StepId = (typeof stepIds)[number];

export const isStepId = (text: string): text is StepId => (stepIds as readonly string[]).includes(text);

export const basicFlow = [
  'product-basic',
  'volume',
  'location',
  'contact',
  'finalized-basic',
] as const satisfies readonly StepId[];
export const extendedFlow = [
  'product-group',
  'volume',
  'location',
  'configure',
  'overview',
  'finalized',
] as const satisfies readonly StepId[];
export const classicFlow = [
  'product-basic',
  'volume',
  'type',
  'location',
  'recommendation',
  'contact',
  'results',
] as const satisfies readonly StepId[];

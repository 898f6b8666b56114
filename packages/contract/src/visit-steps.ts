/** Steps of a visit in their order; the name is the text desk.step-{step} (DK-03). */
export const visitSteps = ['market', 'recommended', 'configured', 'quoted', 'opened', 'signed'] as const;
export type VisitStep = (typeof visitSteps)[number];

/** Weeks that insight can look back. */
export const insightRanges = ['4', '12', '26', '52'] as const;

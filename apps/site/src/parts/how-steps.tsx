import type { ReactNode } from 'react';

interface HowStepsProps {
  readonly steps: readonly string[];
  readonly viewBox: string;
  /** Where the picture shows each step. */
  readonly badges: readonly (readonly [x: number, y: number])[];
  readonly children: ReactNode;
}

/** Explains something in one picture, whose numbers are those of the list beside it. */
export const HowSteps = ({ steps, viewBox, badges, children }: HowStepsProps) => (
  <div className="grid items-center gap-4 sm:grid-cols-[15rem_1fr]">
    <svg viewBox={viewBox} aria-hidden="true" className="w-full max-w-60 rounded-control bg-sunken">
      {children}
      {badges.map(([x, y], at) => (
        <g key={at}>
          <circle cx={x} cy={y} r={10} fill="var(--color-ink)" />
          <text x={x} y={y + 4.5} textAnchor="middle" fontSize={13} fontWeight={700} fill="#fff">
            {at + 1}
          </text>
        </g>
      ))}
    </svg>
    <ol className="flex list-decimal flex-col gap-2 pl-6">
      {steps.map((step) => (
        <li key={step}>{step}</li>
      ))}
    </ol>
  </div>
);

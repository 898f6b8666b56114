import type { ReactNode } from 'react';

export interface TimelineStep {
  readonly title: string;
  readonly text: ReactNode;
}

/** Consecutive steps; the first one is the current one. */
export const Timeline = ({ steps }: { readonly steps: readonly TimelineStep[] }) => (
  <ol className="mt-4 flex flex-col">
    {steps.map(({ title, text }, index) => (
      <li
        key={title}
        className="relative flex gap-4 pb-6 last:pb-0 before:absolute before:top-8 before:bottom-0 before:left-4 before:w-px before:bg-line last:before:hidden"
      >
        <span
          aria-hidden="true"
          className={`flex size-8 shrink-0 items-center justify-center rounded-full border text-sm font-bold tabular-nums ${index === 0 ? 'border-brand bg-brand text-surface' : 'border-line-strong'}`}
        >
          {index + 1}
        </span>
        <div className="min-w-0 max-w-[60ch] wrap-anywhere">
          <strong className="block pt-1 leading-snug">{title}</strong>
          <div className="text-muted">{text}</div>
        </div>
      </li>
    ))}
  </ol>
);

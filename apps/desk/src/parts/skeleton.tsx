import { useTexts } from '@silowright/ui/texts/use-texts.ts';
import type { ReactNode } from 'react';

export const Bar = ({ className }: { readonly className: string }) => (
  <span className={`block max-w-full rounded-control bg-line motion-safe:animate-pulse ${className}`} />
);

/** Holds the place of what is being loaded. Bars appear after 200 ms; a quick answer shows none. */
export function Skeleton({ children }: { readonly children: ReactNode }) {
  const { t } = useTexts();
  return (
    <div role="status">
      <span className="sr-only">{t('state.loading')}</span>
      <div aria-hidden="true" className="transition-opacity delay-200 starting:opacity-0">
        {children}
      </div>
    </div>
  );
}

const widths = ['w-2/3', 'w-1/2', 'w-3/4', 'w-2/5', 'w-3/5'] as const;

/** Rows with a name and a figure each. */
export const SkeletonRows = ({ count }: { readonly count: number }) => (
  <ul className="overflow-hidden rounded-surface border border-line bg-surface">
    {Array.from({ length: count }, (_, row) => row).map((row) => (
      <li key={row} className="flex h-14 items-center gap-6 border-line px-4 not-first:border-t">
        <span className="min-w-0 flex-1">
          <Bar className={`h-3.5 ${widths[row % widths.length]}`} />
        </span>
        <Bar className="h-3.5 w-20 shrink-0" />
      </li>
    ))}
  </ul>
);

/** Tools, and rows below them. */
export const SkeletonList = () => (
  <>
    <Bar className="mb-4 h-11 w-full" />
    <SkeletonRows count={8} />
  </>
);

/** A page whose script is being loaded: title, tools, rows. */
export const SkeletonPage = () => (
  <Skeleton>
    <Bar className="mb-6 h-8 w-56" />
    <SkeletonList />
  </Skeleton>
);

/** The page of one quotation, lead or meeting. */
export const SkeletonItem = () => (
  <>
    <Bar className="mb-6 h-8 w-56" />
    <Bar className="mb-4 h-4 w-80" />
    <Bar className="mb-8 h-11 w-96" />
    <div className="grid items-start gap-x-8 gap-y-6 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
      <SkeletonRows count={8} />
      <SkeletonRows count={4} />
    </div>
  </>
);

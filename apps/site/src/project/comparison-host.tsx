import { lazyPart } from '@silowright/ui/page/lazy-part.ts';
import { useOverlay } from '@silowright/ui/parts/use-overlay.ts';
import { Suspense } from 'react';
import type { ComparisonProps } from './comparison.tsx';
import { useReadyPositions } from './project-store.ts';
import { groupsOf } from './roles.ts';

const Comparison = lazyPart<ComparisonProps>(
  'comparison',
  ['configure', 'catalogue', 'visitor', 'project'],
  async () => (await import('./comparison.tsx')).Comparison,
);

/** Of the history: Back closes it. */
export const comparisonOverlay = (group: string): string => `compare-${group}`;

/** The alternatives of a choice beside each other, above the page and the tray (PJ-04). */
export function Comparisons() {
  const groups = [...groupsOf(useReadyPositions()).keys()];
  return groups.map((group) => <OfGroup key={group} group={group} />);
}

function OfGroup({ group }: { readonly group: string }) {
  const { open, close } = useOverlay(comparisonOverlay(group));
  if (!open) return null;
  return (
    <Suspense>
      <Comparison group={group} onClose={close} />
    </Suspense>
  );
}

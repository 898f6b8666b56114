import { Suspense, useState } from 'react';
import { lazyPart } from '../../../lazy-part.ts';
import { useTexts } from '../../../texts/use-texts.ts';
import type { ComparisonTableProps } from './comparison-table.tsx';

const ComparisonTable = lazyPart<ComparisonTableProps>(
  'comparison-table',
  [],
  async () => (await import('./comparison-table.tsx')).ComparisonTable,
);

/** The table is behind a control and loads when it is opened (ST-06). */
export function Comparison(props: ComparisonTableProps) {
  const { t } = useTexts();
  const [open, setOpen] = useState(false);
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="inline-flex min-h-11 items-center text-sm underline decoration-line-strong underline-offset-4 hover:text-brand">
        {t('recommendation.compare')}
      </summary>
      {open && (
        <Suspense>
          <ComparisonTable {...props} />
        </Suspense>
      )}
    </details>
  );
}

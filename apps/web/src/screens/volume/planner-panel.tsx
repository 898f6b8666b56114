import { Suspense, useState } from 'react';
import { lazyPart } from '../../lazy-part.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { Loading } from '../../ui/loading.tsx';
import { Panel } from './panel.tsx';
import type { StockPlannerProps } from './planner/stock-planner.tsx';

const StockPlanner = lazyPart(
  'stock-planner',
  ['visitor'],
  async () => (await import('./planner/stock-planner.tsx')).StockPlanner,
);

/** The planner is loaded when it is opened (EN-02). */
export function PlannerPanel(props: StockPlannerProps) {
  const { t } = useTexts();
  const [open, setOpen] = useState(false);
  return (
    <Panel title={t('planner.open')} open={open} onOpen={setOpen}>
      <Suspense fallback={<Loading>{t('state.loading')}</Loading>}>
        <StockPlanner {...props} />
      </Suspense>
    </Panel>
  );
}

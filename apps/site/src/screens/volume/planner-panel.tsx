import { Loading } from '@silowright/ui/parts/loading.tsx';
import { useTexts } from '@silowright/ui/texts/use-texts.ts';
import { Suspense, useState } from 'react';
import { lazy } from '../../parts/lazy.ts';
import { Panel } from './panel.tsx';
import type { StockPlannerProps } from './planner/stock-planner.tsx';

const StockPlanner = lazy(() => import('./planner/stock-planner.tsx'), 'StockPlanner', 'visitor');

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

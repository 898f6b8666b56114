import { Loading } from '@silowright/ui/parts/loading.tsx';
import { useTexts } from '@silowright/ui/texts/use-texts.ts';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { type ReactNode, Suspense, useState } from 'react';
import { lazy } from '../../parts/lazy.ts';
import type { StockPlannerProps } from './planner/stock-planner.tsx';

export interface PanelProps {
  readonly title: string;
  readonly open: boolean;
  readonly onOpen: (open: boolean) => void;
  readonly children: ReactNode;
}

/** A part of the step that most visitors do not need: opened by its title. */
export const Panel = ({ title, open, onOpen, children }: PanelProps) => (
  <details
    open={open}
    onToggle={(event) => onOpen(event.currentTarget.open)}
    className="group rounded-control border border-line bg-surface"
  >
    <summary className="flex min-h-12 list-none items-center gap-2 px-4 py-2.5 leading-snug font-bold [&::-webkit-details-marker]:hidden">
      <ChevronDown
        aria-hidden="true"
        size={18}
        className="shrink-0 transition-transform group-open:rotate-180"
      />
      {title}
    </summary>
    {open && <div className="flex flex-col gap-4 px-4 pt-2 pb-4">{children}</div>}
  </details>
);

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

import { type StepId, steps } from '@silowright/domain/flow/steps';
import { Bone } from '@silowright/ui/parts/skeleton.tsx';
import { useLayoutEffect } from 'react';

/** The layout of a step whose script is loading. With its bar, so that the footer stays below the screen. */
export function StepSkeleton({ step, label }: { readonly step: StepId; readonly label: string }) {
  useLayoutEffect(() => {
    window.scrollTo(0, 0);
  }, []);
  const { stage } = steps[step];
  const hasStage = stage !== 'none';
  const [stageWidth, formWidth] = stage === 'wide' ? ['lg:flex-1', 'lg:w-127'] : ['lg:w-5/12', 'lg:w-7/12'];
  return (
    <div role="status" className="flex flex-1 flex-col">
      <span className="sr-only">{label}</span>
      <div
        aria-hidden="true"
        className={`flex flex-1 animate-[breathe_1.6s_ease-in-out_infinite] flex-col ${hasStage ? 'lg:flex-row' : ''}`}
      >
        {hasStage && <span className={`block h-64 bg-line/60 md:h-80 lg:h-auto ${stageWidth}`} />}
        <div className={`flex flex-col gap-6 pt-6 ${hasStage ? `px-4 md:px-6 ${formWidth}` : 'page-width'}`}>
          <Bone className="h-9 w-3/4 max-w-120" />
          <Bone className="h-5 w-1/2 max-w-80" />
          <div className="grid grid-cols-2 gap-4">
            <Bone className={hasStage ? 'h-15' : 'h-56'} />
            <Bone className={hasStage ? 'h-15' : 'h-56'} />
          </div>
          <Bone className="h-11 w-full" />
        </div>
      </div>
      <div aria-hidden="true" data-bottom-bar className="min-h-19 border-t border-line bg-surface" />
    </div>
  );
}

import { indicatorSteps } from '@silowright/domain/flow/step-list';
import { useSession } from '../session/session-store.ts';
import { useTexts } from '../texts/use-texts.ts';

/** Every step of the flow except the last, with the current one marked (SI-02); shown from 768 px (SI-03). */
export function StepIndicator() {
  const { t } = useTexts();
  const step = useSession((state) => state.step);
  const flow = useSession((state) => state.stepFlow);
  const steps = indicatorSteps(step, flow);
  if (steps.length === 0) return null;
  const current = steps.indexOf(step);
  return (
    <nav aria-label={t('indicator.label')} className="hidden md:block print:hidden">
      <ol className="page-width flex pt-6">
        {steps.map((id, index) => (
          <li
            key={id}
            aria-current={index === current ? 'step' : undefined}
            className={`flex-1 border-t-3 pt-2 pr-4 text-sm ${index <= current ? 'border-brand forced-colors:border-[Highlight]' : 'border-line contrast-more:border-dotted forced-colors:border-dotted'} ${index === current ? 'font-bold text-ink' : 'text-muted'}`}
          >
            {t(`step.${id}`)}
            {index < current && <span className="sr-only"> ({t('indicator.done')})</span>}
          </li>
        ))}
      </ol>
    </nav>
  );
}

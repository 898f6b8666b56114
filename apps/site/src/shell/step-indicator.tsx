import { indicatorSteps } from '@silowright/domain/flow/step-list';
import { useTexts } from '@silowright/ui/texts/use-texts.ts';
import Check from 'lucide-react/icons/check';
import { goBackTo } from '../flow/step-navigation.ts';
import { useSession } from '../session/session-store.ts';

/** Every step but the last (SI-02), from 768 px (SI-03). A done step is a link back to it. */
export function StepIndicator() {
  const { t } = useTexts();
  const step = useSession((state) => state.step);
  const flow = useSession((state) => state.stepFlow);
  const steps = indicatorSteps(step, flow);
  if (steps.length === 0) return null;
  const current = steps.indexOf(step);
  return (
    <nav
      aria-label={t('indicator.label')}
      className="hidden md:block max-lg:order-last max-lg:w-full lg:mr-auto print:hidden"
    >
      <ol className="flex justify-center gap-x-8 max-lg:justify-between">
        {steps.map((id, index) => (
          <li
            key={id}
            aria-current={index === current ? 'step' : undefined}
            className={`flex min-h-14 items-center border-b-3 text-sm max-lg:min-h-11 ${index === current ? 'border-brand font-bold text-ink forced-colors:border-[Highlight]' : 'border-transparent text-muted'}`}
          >
            {index < current ? (
              <button
                type="button"
                className="flex min-h-11 items-center gap-1.5 text-ink hover:text-brand"
                onClick={() => goBackTo(id)}
              >
                <Check aria-hidden="true" size={16} strokeWidth={2.5} className="text-good" />
                {t(`step.${id}`)}
                <span className="sr-only"> ({t('indicator.done')})</span>
              </button>
            ) : (
              t(`step.${id}`)
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}

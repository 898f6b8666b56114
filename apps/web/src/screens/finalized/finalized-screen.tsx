import { StepPage } from '../../shell/step-page.tsx';
import { useTexts } from '../../texts/use-texts.ts';

export function FinalizedScreen() {
  const { t } = useTexts();
  return <StepPage title={t('step.finalized')}>{null}</StepPage>;
}

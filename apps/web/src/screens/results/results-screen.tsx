import { StepPage } from '../../shell/step-page.tsx';
import { useTexts } from '../../texts/use-texts.ts';

export function ResultsScreen() {
  const { t } = useTexts();
  return <StepPage title={t('step.results')}>{null}</StepPage>;
}

import { StepPage } from '../../shell/step-page.tsx';
import { useTexts } from '../../texts/use-texts.ts';

export function RecommendationScreen() {
  const { t } = useTexts();
  return <StepPage title={t('step.recommendation')}>{null}</StepPage>;
}

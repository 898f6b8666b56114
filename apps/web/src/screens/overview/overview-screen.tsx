import { StepPage } from '../../shell/step-page.tsx';
import { useTexts } from '../../texts/use-texts.ts';

export function OverviewScreen() {
  const { t } = useTexts();
  return <StepPage title={t('step.overview')}>{null}</StepPage>;
}

import { StepPage } from '../../shell/step-page.tsx';
import { useTexts } from '../../texts/use-texts.ts';

export function LocationScreen() {
  const { t } = useTexts();
  return <StepPage title={t('step.location')}>{null}</StepPage>;
}

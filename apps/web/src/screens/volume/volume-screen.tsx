import { StepPage } from '../../shell/step-page.tsx';
import { useTexts } from '../../texts/use-texts.ts';

export function VolumeScreen() {
  const { t } = useTexts();
  return <StepPage title={t('step.volume')}>{null}</StepPage>;
}

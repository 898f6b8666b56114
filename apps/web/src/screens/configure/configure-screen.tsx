import { StepPage } from '../../shell/step-page.tsx';
import { useTexts } from '../../texts/use-texts.ts';

export function ConfigureScreen() {
  const { t } = useTexts();
  return <StepPage title={t('step.configure')}>{null}</StepPage>;
}

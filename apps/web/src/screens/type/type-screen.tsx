import { StepPage } from '../../shell/step-page.tsx';
import { useTexts } from '../../texts/use-texts.ts';

export function TypeScreen() {
  const { t } = useTexts();
  return <StepPage title={t('step.type')}>{null}</StepPage>;
}

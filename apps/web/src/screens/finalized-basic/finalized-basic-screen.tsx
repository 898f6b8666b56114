import { StepPage } from '../../shell/step-page.tsx';
import { useTexts } from '../../texts/use-texts.ts';

export function FinalizedBasicScreen() {
  const { t } = useTexts();
  return <StepPage title={t('step.finalized-basic')}>{null}</StepPage>;
}

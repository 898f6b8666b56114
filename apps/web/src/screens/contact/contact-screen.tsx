import { StepPage } from '../../shell/step-page.tsx';
import { useTexts } from '../../texts/use-texts.ts';

export function ContactScreen() {
  const { t } = useTexts();
  return <StepPage title={t('step.contact')}>{null}</StepPage>;
}

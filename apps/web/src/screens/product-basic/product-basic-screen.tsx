import { StepPage } from '../../shell/step-page.tsx';
import { useTexts } from '../../texts/use-texts.ts';

export function ProductBasicScreen() {
  const { t } = useTexts();
  return <StepPage title={t('step.product-basic')}>{null}</StepPage>;
}

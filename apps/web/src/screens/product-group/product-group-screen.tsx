import { StepPage } from '../../shell/step-page.tsx';
import { useTexts } from '../../texts/use-texts.ts';

export function ProductGroupScreen() {
  const { t } = useTexts();
  return <StepPage title={t('step.product-group')}>{null}</StepPage>;
}

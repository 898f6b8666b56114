import { goBackTo } from '../session/step-navigation.ts';
import { useTexts } from '../texts/use-texts.ts';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import type { LoadProblem } from './configuration-store.ts';
import { loadUnit } from './load-unit.ts';

/** There is nothing to configure: what happened, and the way on. */
export function LoadProblemNotice({ problem }: { readonly problem: LoadProblem }) {
  const { t } = useTexts();
  if (problem === 'away')
    return (
      <Notice kind="error" onRetry={() => void loadUnit()}>
        {t('configure.load-away')}
      </Notice>
    );
  return (
    <Notice kind="error">
      <p>{t('configure.load-gone')}</p>
      <Button look="quiet" className="px-0" onClick={() => goBackTo('location')}>
        {t('configure.choose-again')}
      </Button>
    </Notice>
  );
}

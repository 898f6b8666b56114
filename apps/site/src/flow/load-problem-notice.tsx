import { errorText } from '@silowright/ui/calls/use-call.ts';
import { Button } from '@silowright/ui/parts/button.tsx';
import { Notice } from '@silowright/ui/parts/notice.tsx';
import { useTexts } from '@silowright/ui/texts/use-texts.ts';
import { loadUnit } from '../configuration/load-unit.ts';
import type { Obstacle } from '../configuration/obstacle.ts';
import { goBackTo } from './step-navigation.ts';

/** Nothing to configure: the reason and the next step. */
export function LoadProblemNotice({ problem }: { readonly problem: Obstacle | null }) {
  const texts = useTexts();
  const { t } = texts;
  if (problem)
    return (
      <Notice kind="error" onRetry={() => void loadUnit()}>
        {problem.kind === 'away' ? t('configure.load-away') : errorText(problem.error, texts)}
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

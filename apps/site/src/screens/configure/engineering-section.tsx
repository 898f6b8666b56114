import { Button } from '@silowright/ui/parts/button.tsx';
import { Loading } from '@silowright/ui/parts/loading.tsx';
import { useTexts } from '@silowright/ui/texts/use-texts.ts';
import { Suspense, useId, useState } from 'react';
import { lazy } from '../../parts/lazy.ts';

const EngineeringTables = lazy(() => import('./engineering-tables.tsx'), 'EngineeringTables', 'engineering');

/** Weights, loads and connections of the unit as chosen; loaded when opened (EN-11). */
export function EngineeringSection() {
  const { t } = useTexts();
  const [shown, setShown] = useState(false);
  const id = useId();
  return (
    <section aria-labelledby={`${id}title`} className="flex flex-col items-start gap-3">
      <h2 id={`${id}title`} className="text-lg">
        {t('engineering.title')}
      </h2>
      <Button look="secondary" aria-expanded={shown} aria-controls={id} onClick={() => setShown(!shown)}>
        {t(shown ? 'engineering.hide' : 'engineering.show')}
      </Button>
      <div id={id} className="w-full">
        {shown && (
          <Suspense fallback={<Loading>{t('configure.loading')}</Loading>}>
            <EngineeringTables />
          </Suspense>
        )}
      </div>
    </section>
  );
}

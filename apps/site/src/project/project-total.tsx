import { useTexts } from '@silowright/ui/texts/use-texts.ts';
import { useSession } from '../session/session-store.ts';
import { useProjectPrice } from './project-price.ts';
import { useReadyPositions } from './project-store.ts';
import { whatTotalHolds } from './role-words.ts';

/** The total of the project; the server's transport of the whole load is in it. */
export function ProjectAmount() {
  const { t, moneyIn } = useTexts();
  const { price, isOld, problem } = useProjectPrice();
  if (!price) return problem ? <span className="text-base">{t('project.not-available')}</span> : '…';
  return (
    <span data-testid="project-total" className={isOld ? 'opacity-60' : ''}>
      {moneyIn(price.currency).price(price.totalCents, { among: price.amounts })}
    </span>
  );
}

/** What the total contains. */
export function ProjectHolds({ short = false }: { readonly short?: boolean }) {
  const texts = useTexts();
  const { t } = texts;
  const { price, problem } = useProjectPrice();
  const ready = useReadyPositions();
  const place = useSession((state) => state.values.locationPlacename);
  const positions = whatTotalHolds(ready, texts);
  if (!price) return t(problem ? 'project.away' : 'project.loading');
  if (!price.transport) return t('project.holds-without-transport', { positions });
  return short || !place ? t('project.delivered', { positions }) : t('project.holds', { positions, place });
}

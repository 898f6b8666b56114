import { useTexts } from '@silowright/ui/texts/use-texts.ts';
import Check from 'lucide-react/icons/check';
import type { ProjectPrice } from './project-price.ts';
import { Trucks } from './trucks.tsx';

/** Transport and assembly of the whole load, and what is saved by delivering together (PJ-03). */
export function LoadLine({ price, isOld }: { readonly price: ProjectPrice; readonly isOld: boolean }) {
  const { t, moneyIn } = useTexts();
  const { transport } = price;
  const money = (cents: number) => moneyIn(price.currency).price(cents, { among: price.amounts });
  return (
    <div className="border-t border-line px-4 py-3 lg:px-5" aria-busy={isOld}>
      <p className="flex items-baseline justify-between gap-4 font-bold">
        <span>
          {t('project.transport')}
          {transport && `, ${t('project.trucks', { count: transport.trucks })}`}
        </span>
        <span className={`whitespace-nowrap tabular-nums ${isOld ? 'opacity-50' : ''}`}>
          {transport ? money(transport.cents) : t('project.not-available')}
        </span>
      </p>
      {transport && <Trucks load={transport} className="mt-2" />}
      {transport && transport.savedCents > 0 && (
        <p className="mt-2 flex gap-2.5 rounded-control bg-good-tint px-3 py-2 text-sm text-good">
          <Check aria-hidden="true" size={18} strokeWidth={2.5} className="mt-0.5 shrink-0" />
          <span>
            <strong>{t('project.saved', { amount: money(transport.savedCents) })}</strong>{' '}
            {t('project.saved-how', { alone: money(transport.aloneCents) })}
          </span>
        </p>
      )}
    </div>
  );
}

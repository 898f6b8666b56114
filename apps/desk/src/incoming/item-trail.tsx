import type { IncomingKind } from '@silowright/contract/incoming-kinds';
import { useTexts } from '@silowright/ui/texts/use-texts.ts';
import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronUp from 'lucide-react/icons/chevron-up';
import { Link, useLocation } from 'wouter';
import { useShortcuts } from '../parts/shortcuts.ts';
import { type ListAddress, useNeighbours } from './list/list-address.ts';
import { listTitle } from './list/list-names.ts';

export interface ItemTrailProps {
  readonly list: ListAddress;
  readonly kind: IncomingKind;
  readonly id: string;
}

/** Back to the list, and to the item before or after this one in it: K and J (DK-07). */
export function ItemTrail({ list, kind, id }: ItemTrailProps) {
  const { t } = useTexts();
  const [, navigate] = useLocation();
  const rows = useNeighbours(id);
  const state = { list: list.address };
  const addressOf = (other: string) => `/admin/${kind}/${other}`;
  const go = (other: string | undefined) => other && navigate(addressOf(other), { state });
  useShortcuts({ j: () => go(rows?.next), k: () => go(rows?.previous) });
  return (
    <div className="mb-2 flex items-center gap-3 text-sm">
      <Link href={list.address} className="inline-flex min-h-11 items-center text-brand underline md:min-h-8">
        {t(listTitle(list.list))}
      </Link>
      {rows && (
        <>
          <span className="text-muted tabular-nums">
            {t('desk.row-position', { position: rows.position })}
          </span>
          {(
            [
              ['previous', rows.previous, ChevronUp],
              ['next', rows.next, ChevronDown],
            ] as const
          ).map(([name, other, Sign]) =>
            other ? (
              <Link
                key={name}
                href={addressOf(other)}
                state={state}
                aria-label={t(`desk.row-${name}`)}
                title={t(`desk.row-${name}`)}
                className="flex size-11 items-center justify-center rounded-control hover:bg-sunken md:size-8"
              >
                <Sign aria-hidden="true" size={18} />
              </Link>
            ) : (
              <span
                key={name}
                aria-hidden="true"
                className="flex size-11 items-center justify-center text-line-strong md:size-8"
              >
                <Sign size={18} />
              </span>
            ),
          )}
        </>
      )}
    </div>
  );
}

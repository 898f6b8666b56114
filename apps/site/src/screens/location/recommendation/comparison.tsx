import type { RecommendedItem } from '@silowright/contract/configurator';
import { bcp47 } from '@silowright/domain/locale';
import { useTexts } from '@silowright/ui/texts/use-texts.ts';
import { useState } from 'react';
import type { Card } from './card-sentences.ts';

interface Candidate {
  readonly item: RecommendedItem;
  readonly name: string;
  readonly card: Card;
}

interface ComparisonProps {
  readonly candidates: readonly Candidate[];
  readonly requestedM3: number;
  readonly price: (cents: number) => string;
}

/** The candidates as a table, one row each, behind a control (ST-06). */
export function Comparison(props: ComparisonProps) {
  const { t } = useTexts();
  const [open, setOpen] = useState(false);
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="inline-flex min-h-11 items-center text-sm underline decoration-line-strong underline-offset-4 hover:text-brand">
        {t('recommendation.compare')}
      </summary>
      {open && <Table {...props} />}
    </details>
  );
}

function Table({ candidates, requestedM3, price }: ComparisonProps) {
  const { t, metres, locale, volume } = useTexts();
  const columns = ['name', 'volume', 'fill', 'size', 'from', 'total'] as const;
  return (
    <div className="-mx-2 overflow-x-auto px-2">
      <table className="w-full text-sm tabular-nums">
        <thead className="text-muted">
          <tr className="border-b border-line text-right *:py-2 *:pl-3 *:font-normal *:first:pl-0 *:first:text-left">
            {columns.map((column) => (
              <th key={column} scope="col">
                {t(`recommendation.compare-${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {candidates.map(({ item, name, card }) => (
            <tr
              key={item.uuid}
              className="border-b border-line text-right *:py-2 *:pl-3 *:whitespace-nowrap *:first:pl-0 *:first:text-left"
            >
              <th scope="row">{name}</th>
              <td>{volume(item.volume)}</td>
              <td>
                {Math.min(1, requestedM3 / item.volume).toLocaleString(bcp47(locale), { style: 'percent' })}
              </td>
              <td>
                {t('recommendation.size', {
                  diameter: metres(item.diameter_mm, 1),
                  height: metres(item.height_mm, 1),
                })}
              </td>
              <td>{price(item.price_in_cents)}</td>
              <td className="font-bold">
                {price(card.totalCents)}
                {card.transportCents === null && ' *'}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {candidates.some(({ card }) => card.transportCents === null) && (
        <p className="pt-1 text-sm text-muted">* {t('recommendation.total-for-undelivered', { count: 1 })}</p>
      )}
    </div>
  );
}

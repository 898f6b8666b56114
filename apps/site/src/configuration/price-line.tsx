import type { ReactNode } from 'react';

interface PriceLineProps {
  readonly label: string;
  readonly amount: string;
  readonly source?: ReactNode;
  readonly strong?: boolean;
}

export const PriceLine = ({ label, amount, source, strong = false }: PriceLineProps) => (
  <div className={`flex items-baseline justify-between gap-4 py-2 print:py-0.5 ${strong ? 'font-bold' : ''}`}>
    <dt className="min-w-0">
      {label}
      {source && (
        <span className="block font-normal break-words text-muted print:ml-2 print:inline">{source}</span>
      )}
    </dt>
    <dd className="whitespace-nowrap tabular-nums">{amount}</dd>
  </div>
);

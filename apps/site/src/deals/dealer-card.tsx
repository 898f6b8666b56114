import type { ReactNode } from 'react';
import type { ContactingDealer } from './use-dealer-offer.ts';

/** The first letters of the first two words. */
const initialsOf = (name: string): string =>
  name
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => [...word][0]?.toUpperCase() ?? '')
    .join('');

export interface DealerCardProps {
  readonly dealer: ContactingDealer;
  /** What the dealer does. */
  readonly children: ReactNode;
}

/** Logo or initials, name, town and phone of the dealer who will call (ST-12). */
export const DealerCard = ({ dealer: { name, city, phone, logoUrl }, children }: DealerCardProps) => (
  <div className="flex items-start gap-3">
    {logoUrl ? (
      <img src={logoUrl} alt="" className="h-10 w-auto max-w-24 shrink-0 object-contain max-sm:max-w-18" />
    ) : (
      <span
        aria-hidden="true"
        className="flex size-10 shrink-0 items-center justify-center rounded-control bg-ink text-sm font-bold text-surface"
      >
        {initialsOf(name)}
      </span>
    )}
    <div className="min-w-0 text-sm">
      <p className="text-base leading-tight font-bold break-words text-ink">
        {[name, city].filter(Boolean).join(', ')}
      </p>
      <p className="text-muted">{children}</p>
      {phone && (
        <a
          href={`tel:${phone.replace(/[^\d+]/g, '')}`}
          className="link inline-flex min-h-11 items-center whitespace-nowrap"
        >
          {phone}
        </a>
      )}
    </div>
  </div>
);

import { iconStroke } from '@silowright/domain/catalogue/market-pictures';

/** A stroke icon of 24 x 24 in the current text colour. */
export const MarketIcon = ({
  icon,
  size = 28,
}: {
  /** Of the catalogue; an unknown name shows a factory. */
  readonly icon: string;
  readonly size?: number;
}) => (
  <svg
    viewBox="0 0 24 24"
    width={size}
    height={size}
    fill="none"
    stroke="currentColor"
    strokeWidth="1.6"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    <path d={iconStroke(icon)} />
  </svg>
);

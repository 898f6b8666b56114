import ArrowRight from 'lucide-react/icons/arrow-right';
import type { ReactNode } from 'react';

export interface MarketTileProps {
  readonly title: string;
  /** A drawn scene; without one only the icon is shown. */
  readonly image?: ReactNode;
  readonly icon: ReactNode;
  /** `default`: a large card with the scene; `circle`: the icon in a circle (MK-01). */
  readonly variant: 'default' | 'circle';
  readonly pressed: boolean;
  readonly onChoose: () => void;
}

export const MarketTile = ({ title, image, icon, variant, pressed, onChoose }: MarketTileProps) => (
  <button
    type="button"
    aria-pressed={pressed}
    data-variant={variant}
    onClick={onChoose}
    className={
      variant === 'circle'
        ? 'group flex flex-col items-center gap-3 rounded-surface p-4 text-center font-bold hover:text-brand aria-pressed:text-brand'
        : 'group flex flex-col overflow-hidden rounded-surface border border-line bg-surface text-left transition-colors hover:border-brand aria-pressed:border-brand aria-pressed:shadow-[inset_0_0_0_1px_var(--color-brand)]'
    }
  >
    {variant === 'circle' ? (
      <span className="flex size-24 items-center justify-center rounded-full border border-line bg-surface transition-colors group-hover:border-brand group-hover:bg-brand-tint">
        {icon}
      </span>
    ) : (
      <span className="block aspect-[4/3] w-full bg-sunken [&_svg]:size-full">{image ?? icon}</span>
    )}
    <span
      className={
        variant === 'circle' ? '' : 'flex min-h-18 items-center gap-3 p-4 leading-snug font-bold md:text-lg'
      }
    >
      {variant === 'default' && <span className="hidden text-brand md:block">{icon}</span>}
      <span className="min-w-0 flex-1 hyphens-auto">{title}</span>
      {variant === 'default' && (
        <ArrowRight
          aria-hidden="true"
          size={20}
          className="hidden shrink-0 text-brand transition-transform md:block group-hover:translate-x-0.5"
        />
      )}
    </span>
  </button>
);

import { boot } from '@silowright/ui/catalogue/boot.ts';
import { useTexts } from '@silowright/ui/texts/use-texts.ts';
import ArrowRight from 'lucide-react/icons/arrow-right';
import type { ReactNode } from 'react';

/** Sent by the tiles of a page whose scripts do not run. */
export const marketForm = 'market-form';

export interface MarketTileProps {
  readonly id: string;
  readonly title: string;
  readonly icon: ReactNode;
  /** What follows a click. */
  readonly action: string;
  /** Whether the visitor configures and sees a price; the tile leads. */
  readonly leads: boolean;
  /** `default`: a high picture; `circle`: a low one, for a long list (MK-01). */
  readonly variant: 'default' | 'circle';
  readonly pressed: boolean;
  /** The first picture is loaded before the others. */
  readonly isFirst: boolean;
  /** Where the tile leads before the app has started; absent if it leads nowhere. */
  readonly address?: string | undefined;
  readonly onChoose: () => void;
}

/** The whole tile is clickable; its name is the title, and what follows is its description (ST-03). */
export function MarketTile({
  id,
  title,
  icon,
  action,
  leads,
  variant,
  pressed,
  isFirst,
  address,
  onChoose,
}: MarketTileProps) {
  const { language } = useTexts();
  const picture = boot().pictures[id];
  const tall = variant === 'default';
  return (
    <div
      className={`group relative flex flex-col overflow-hidden rounded-surface border bg-surface transition-colors hover:border-brand focus-card ${pressed ? 'border-brand shadow-[inset_0_0_0_1px_var(--color-brand)]' : 'border-line'}`}
    >
      <span className={`block bg-sunken ${tall ? 'h-38 md:h-52 lg:h-64 2xl:h-84' : 'h-26 md:h-40 2xl:h-52'}`}>
        {picture && (
          <img
            src={picture}
            alt=""
            {...(!isFirst && { fetchPriority: 'low' })}
            className="size-full object-fill"
          />
        )}
      </span>
      <div className={`flex flex-1 flex-col justify-between gap-3 ${tall ? 'p-3 md:p-4' : 'p-3'}`}>
        <button
          {...(address
            ? { type: 'submit', form: marketForm, formAction: address, name: 'language', value: language }
            : { type: 'button' })}
          aria-pressed={pressed}
          aria-describedby={`market-${id}-action`}
          data-variant={variant}
          onClick={(event) => {
            event.preventDefault();
            onChoose();
          }}
          className={`flex items-center gap-2 text-left leading-snug font-bold outline-none after:absolute after:inset-0 hover:text-brand-strong ${tall ? 'md:text-xl' : 'md:text-lg'}`}
        >
          <span className="hidden text-brand md:block">{icon}</span>
          <span className="min-w-0 flex-1 hyphens-auto">{title}</span>
        </button>
        <p
          id={`market-${id}-action`}
          className={`flex min-h-11 items-center justify-between gap-2 rounded-control border px-2.5 py-1.5 text-sm md:px-3 leading-tight font-bold ${leads ? 'border-brand bg-brand text-surface group-hover:bg-brand-strong' : 'border-line-strong bg-surface'}`}
        >
          {action}
          <ArrowRight
            aria-hidden="true"
            size={18}
            className="shrink-0 transition-transform max-sm:hidden motion-safe:group-hover:translate-x-0.5"
          />
        </p>
      </div>
    </div>
  );
}

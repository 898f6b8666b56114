import { sizeOfWire } from '@silowright/contract/wire-size';
import type { StorageTypeCode } from '@silowright/domain/catalogue/codes';
import type { Selection } from '@silowright/domain/pricing/selection';
import { UnitMiniature } from '@silowright/picture/drawing/unit-miniature.tsx';
import { useTexts } from '@silowright/ui/texts/use-texts.ts';
import Minus from 'lucide-react/icons/minus';
import Plus from 'lucide-react/icons/plus';
import { type ReactNode, useEffect, useRef } from 'react';
import type { SizeOption } from '../../configuration/unit-offer.ts';
import { useMoney } from '../../configuration/use-configuration.ts';
import { useSession } from '../../session/session-store.ts';

export interface SizeRulerProps {
  readonly sizes: readonly SizeOption[];
  /** uuid of the chosen size. */
  readonly chosen: string;
  readonly onChoose: (uuid: string) => void;
}

const heightPx = 108;
const widthPx = 64;

const unpainted: Selection = {};

/** All sizes on one ground line at one scale; the chosen one in its own colours, with the next ones beside it (ST-07). */
export function SizeRuler({ sizes, chosen, onChoose }: SizeRulerProps) {
  const { metres, volumeNumber, volume } = useTexts();
  const { price } = useMoney();
  const row = useRef<HTMLDivElement>(null);
  const type: StorageTypeCode | undefined = useSession((state) => state.values.preconfiguredUnitType);
  const selection = useSession((state) => state.configuration);
  // A long row scrolls the chosen size to its middle.
  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      const input = row.current?.querySelector<HTMLElement>(`input[value="${chosen}"]`)?.parentElement;
      if (row.current && input)
        row.current.scrollLeft = input.offsetLeft - (row.current.clientWidth - input.offsetWidth) / 2;
    });
    return () => cancelAnimationFrame(frame);
  }, [chosen]);
  if (!type) return null;
  const mmPerPx = Math.max(
    ...sizes.map((size) => Math.max(size.height_mm / heightPx, size.diameter_mm / widthPx)),
  );
  const at = sizes.findIndex(({ uuid }) => uuid === chosen);
  const prices = sizes.map(({ price_in_cents }) => price_in_cents);
  const priceOf = (size: SizeOption) => price(size.price_in_cents, { among: prices });
  return (
    <>
      <div
        ref={row}
        className="relative -mx-1 flex items-end justify-between overflow-x-auto px-1 pt-1 [scrollbar-width:thin]"
      >
        {sizes.map((size) => (
          <label
            key={size.uuid}
            className="group flex min-w-7.5 shrink-0 flex-col items-center rounded-control border-2 border-transparent px-0.5 pt-1 hover:bg-sunken has-checked:border-brand has-checked:bg-brand-tint has-focus-visible:outline-3 has-focus-visible:outline-offset-1 has-focus-visible:outline-brand max-md:min-w-12"
          >
            <input
              type="radio"
              name="size"
              value={size.uuid}
              checked={size.uuid === chosen}
              onChange={() => onChoose(size.uuid)}
              className="sr-only"
            />
            <span
              aria-hidden="true"
              data-testid="size-picture"
              className={`flex items-end justify-center self-stretch border-b border-line-strong ${size.uuid === chosen ? '' : 'opacity-55 grayscale group-hover:opacity-90'}`}
              style={{ height: heightPx + 4 }}
            >
              <UnitMiniature
                type={type}
                {...sizeOfWire(size)}
                mmPerPx={mmPerPx}
                selection={size.uuid === chosen ? selection : unpainted}
                late
              />
            </span>
            <span className="py-1 text-sm text-muted tabular-nums group-has-checked:font-bold group-has-checked:text-ink">
              <span aria-hidden="true">{volumeNumber(size.volume)}</span>
              <span className="sr-only">
                {metres(size.diameter_mm)} × {metres(size.height_mm)} m, {volume(size.volume)},{' '}
                {priceOf(size)}
              </span>
            </span>
          </label>
        ))}
      </div>
      <div className="size-line mt-3 flex items-center justify-between gap-3 max-sm:flex-wrap">
        <Neighbour
          size={sizes[at - 1]}
          icon={<Minus aria-hidden="true" size={20} />}
          onChoose={onChoose}
          priceOf={priceOf}
        />
        {sizes[at] && (
          <p className="text-center text-sm leading-tight tabular-nums max-sm:order-first max-sm:w-full max-[359px]:hidden">
            <strong className="block">
              {metres(sizes[at].diameter_mm)} × {`${metres(sizes[at].height_mm)}\u00a0m`}
            </strong>
            {`${volume(sizes[at].volume).replace(' ', '\u00a0')}, ${priceOf(sizes[at])}`}
          </p>
        )}
        <Neighbour
          size={sizes[at + 1]}
          icon={<Plus aria-hidden="true" size={20} />}
          onChoose={onChoose}
          priceOf={priceOf}
          after
        />
      </div>
    </>
  );
}

interface NeighbourProps {
  readonly size: SizeOption | undefined;
  readonly icon: ReactNode;
  readonly after?: boolean;
  readonly onChoose: (uuid: string) => void;
  readonly priceOf: (size: SizeOption) => string;
}

/** The next smaller or larger size with its price. Without one the button stays in its place, inactive. */
function Neighbour({ size, icon, after = false, onChoose, priceOf }: NeighbourProps) {
  const { t, volume } = useTexts();
  return (
    <div className={`flex flex-1 items-center gap-2 ${after ? 'flex-row-reverse text-right' : ''}`}>
      <button
        type="button"
        aria-label={t(after ? 'configure.larger' : 'configure.smaller')}
        aria-disabled={!size}
        onClick={() => size && onChoose(size.uuid)}
        className="flex size-11 shrink-0 items-center justify-center rounded-control border border-line-strong bg-surface hover:bg-sunken aria-disabled:cursor-not-allowed aria-disabled:border-line aria-disabled:text-line-strong"
      >
        {icon}
      </button>
      {size && (
        <span className="text-sm leading-tight tabular-nums">
          <strong className="block whitespace-nowrap">{volume(size.volume)}</strong>
          <span className="whitespace-nowrap text-muted">{priceOf(size)}</span>
        </span>
      )}
    </div>
  );
}

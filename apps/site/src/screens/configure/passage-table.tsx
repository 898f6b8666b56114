import { sizeOfWire } from '@silowright/contract/wire-size';
import type { StorageTypeCode } from '@silowright/domain/catalogue/codes';
import { UnitMiniature } from '@silowright/picture/drawing/unit-miniature.tsx';
import { useTexts } from '@silowright/ui/texts/use-texts.ts';
import { Fragment } from 'react';
import type { SizeOption } from '../../configuration/unit-offer.ts';
import { useMoney } from '../../configuration/use-configuration.ts';
import { useSession } from '../../session/session-store.ts';

export interface PassageTableProps {
  readonly sizes: readonly SizeOption[];
  readonly chosen: string;
  readonly onChoose: (uuid: string) => void;
}

/** Drive-through silos grouped by diameter, because the vehicle needs a clear width and height (CF-02). */
export function PassageTable({ sizes, chosen, onChoose }: PassageTableProps) {
  const { t, metres, volumeNumber } = useTexts();
  const { price } = useMoney();
  const among = sizes.map(({ price_in_cents }) => price_in_cents);
  const priceOf = (size: SizeOption) => price(size.price_in_cents, { among });
  const diameters = [...new Set(sizes.map((size) => size.diameter_mm))];
  return (
    <div className="overflow-x-auto rounded-control border border-line bg-surface">
      <table className="w-full text-right text-sm tabular-nums sm:text-base">
        <thead className="bg-sunken text-sm">
          <tr>
            {(['volume', 'passage-width', 'passage-height', 'total-height', 'price'] as const).map(
              (column) => (
                <th
                  key={column}
                  scope="col"
                  className="px-0.5 py-2 first:px-2 first:text-left max-sm:last:hidden max-sm:nth-4:pr-2 sm:px-2.5!"
                >
                  {t(`configure.${column}`)}
                </th>
              ),
            )}
          </tr>
        </thead>
        <tbody>
          {diameters.map((diameter) => (
            <Fragment key={diameter}>
              <tr>
                <th
                  scope="rowgroup"
                  colSpan={5}
                  className="border-t border-line px-2 pt-3 pb-1 text-left sm:px-2.5"
                >
                  {t('configure.silo-diameter', { diameter: metres(diameter) })}
                </th>
              </tr>
              {sizes
                .filter((size) => size.diameter_mm === diameter)
                .map((size) => (
                  <SizeRow
                    key={size.uuid}
                    size={size}
                    sizes={sizes}
                    checked={size.uuid === chosen}
                    onChoose={onChoose}
                    shownPrice={priceOf(size)}
                    name={t('configure.size-name', {
                      diameter: metres(size.diameter_mm),
                      height: metres(size.height_mm),
                      volume: volumeNumber(size.volume),
                      price: priceOf(size),
                    })}
                  />
                ))}
            </Fragment>
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface SizeRowProps {
  readonly size: SizeOption;
  readonly sizes: readonly SizeOption[];
  readonly checked: boolean;
  readonly onChoose: (uuid: string) => void;
  readonly name: string;
  readonly shownPrice: string;
}

function SizeRow({ size, sizes, checked, onChoose, name, shownPrice }: SizeRowProps) {
  const { metres, volume } = useTexts();
  const lengthOf = (mm: number | undefined) => (mm === undefined ? '–' : `${metres(mm)} m`);
  return (
    // The radio is the control; the whole row is a larger click target for it.
    <tr
      onClick={() => onChoose(size.uuid)}
      className="cursor-pointer border-t border-line hover:bg-sunken has-checked:bg-brand-tint has-focus-visible:outline-3 has-focus-visible:-outline-offset-2 has-focus-visible:outline-brand"
    >
      <td className="px-2 text-left whitespace-nowrap sm:px-2.5">
        <span className="flex min-h-12 items-center gap-1.5 sm:gap-2">
          <input
            type="radio"
            name="size"
            value={size.uuid}
            checked={checked}
            aria-label={name}
            onChange={() => onChoose(size.uuid)}
            className="size-5 shrink-0 outline-none"
          />
          <SizePicture size={size} sizes={sizes} />
          <span>
            {volume(size.volume)}
            {/* A phone has no space for a fifth column. */}
            <strong className="block sm:hidden">{shownPrice}</strong>
          </span>
        </span>
      </td>
      <td className="px-0.5 whitespace-nowrap sm:px-2.5">{lengthOf(size.passage_width)}</td>
      <td className="px-0.5 whitespace-nowrap sm:px-2.5">{lengthOf(size.passage_height)}</td>
      <td className="pr-2 pl-0.5 whitespace-nowrap sm:px-2.5">{lengthOf(size.height_mm)}</td>
      <td className="px-2 whitespace-nowrap max-sm:hidden sm:px-2.5">{shownPrice}</td>
    </tr>
  );
}

const heightPx = 64;
/** Limits the width, so that low and wide tanks do not push the prices off the screen. */
const widthPx = 40;

const widthOf = (size: SizeOption): number => Math.max(size.diameter_mm, (size.passage_width ?? 0) + 500);

/** One scale per list, so that sizes can be compared: the tallest and the widest just fit. */
const scaleOf = (sizes: readonly SizeOption[]): number =>
  Math.max(...sizes.map((size) => Math.max(size.height_mm / heightPx, widthOf(size) / widthPx)));

export interface SizePictureProps {
  readonly size: SizeOption;
  /** The list that contains the size. */
  readonly sizes: readonly SizeOption[];
}

/** A small drawing of the size, aligned to the bottom of its row. */
export function SizePicture({ size, sizes }: SizePictureProps) {
  const type: StorageTypeCode | undefined = useSession((state) => state.values.preconfiguredUnitType);
  if (!type) return null;
  const mmPerPx = scaleOf(sizes);
  const widest = Math.max(...sizes.map(widthOf)) / mmPerPx;
  return (
    <span
      aria-hidden="true"
      data-testid="size-picture"
      className="flex shrink-0 items-end justify-center"
      style={{ width: widest, height: heightPx }}
    >
      <UnitMiniature type={type} {...sizeOfWire(size)} mmPerPx={mmPerPx} />
    </span>
  );
}

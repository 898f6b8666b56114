import type { ProductGroup } from '@silowright/contract/catalogue';
import type { Texture } from '@silowright/domain/catalogue/texture';
import { GoodsPicture } from '@silowright/picture/drawing/goods-picture.tsx';
import { useTexts } from '@silowright/ui/texts/use-texts.ts';

type Characteristic = NonNullable<ProductGroup['characteristic-groups']>[number];

export interface CharacteristicTableProps {
  readonly groups: readonly Characteristic[];
  readonly chosen: string | undefined;
  readonly withExamples: boolean;
  readonly isLiquid: boolean;
  readonly texture: (type: string) => Texture;
  readonly onChoose: (type: string) => void;
}

interface Fact {
  readonly name: 'bulk-density' | 'density' | 'temperature' | 'examples';
  readonly show: (group: Characteristic) => string | undefined;
}

/** A table with radio buttons; the whole row is clickable (PG-03). */
export function CharacteristicTable({
  groups,
  chosen,
  withExamples,
  isLiquid,
  texture,
  onChoose,
}: CharacteristicTableProps) {
  const { t, has, number } = useTexts();
  const examplesOf = ({ type }: { readonly type: string }) => `product-examples.${type}` as const;
  const withTemperature = groups.some(({ temperature }) => temperature);
  const facts: readonly Fact[] = [
    {
      name: isLiquid ? 'density' : 'bulk-density',
      show: ({ density }) => `≤\u00a0${number(density.max)}\u00a0kg/m³`,
    },
    ...(withTemperature
      ? [
          {
            name: 'temperature',
            show: ({ temperature }) => temperature && `≤\u00a0${number(temperature.max)}\u00a0°C`,
          } as const satisfies Fact,
        ]
      : []),
    ...(withExamples && groups.some((group) => has(examplesOf(group)))
      ? [
          {
            name: 'examples',
            show: (group) => (has(examplesOf(group)) ? t(examplesOf(group)) : ''),
          } as const satisfies Fact,
        ]
      : []),
  ];
  const columns = [{ name: 'product' } as const, ...facts];
  return (
    <fieldset className="min-w-0 animate-[appear_180ms_var(--ease-out)]">
      <legend className="mb-3 text-lg">{t('product-group-screen.characteristic')}</legend>
      <table className="goods-table w-full border-separate border-spacing-0 overflow-hidden rounded-control border border-line bg-surface text-left">
        <thead className="hidden text-sm text-muted md:table-header-group">
          <tr>
            {columns.map(({ name }) => (
              <th key={name} className="px-4 py-2">
                {t(`product-group-screen.column-${name}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {groups.map((group) => (
            <tr
              key={group.type}
              className="relative transition-colors hover:bg-sunken has-checked:bg-brand-tint has-focus-visible:outline-3 has-focus-visible:-outline-offset-3 has-focus-visible:outline-brand [&>td]:border-t [&>td]:border-line max-md:first:[&>td]:border-t-0"
            >
              <td className="px-4 py-3">
                <label className="flex min-h-8 items-center gap-3 after:absolute after:inset-0">
                  <input
                    type="radio"
                    name="characteristic"
                    value={group.type}
                    checked={group.type === chosen}
                    onChange={() => onChoose(group.type)}
                    className="relative z-1 size-5 shrink-0 outline-none"
                  />
                  <span className="block h-12 w-19 shrink-0 overflow-hidden rounded-control">
                    <GoodsPicture texture={texture(group.type)} tilePx={110} />
                  </span>
                  <span className="font-bold">{t(`product-group.${group.type}`)}</span>
                </label>
                {/* On a phone the columns are below the name. */}
                <dl className="pl-30 text-sm md:hidden">
                  {facts.map(({ name, show }) => (
                    <div key={name} className="flex flex-wrap gap-x-2">
                      <dt className="text-muted">{t(`product-group-screen.column-${name}`)}</dt>
                      <dd className="tabular-nums">{show(group)}</dd>
                    </div>
                  ))}
                </dl>
              </td>
              {facts.map(({ name, show }) => (
                <td key={name} className="hidden px-4 py-3 tabular-nums md:table-cell">
                  {show(group)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </fieldset>
  );
}

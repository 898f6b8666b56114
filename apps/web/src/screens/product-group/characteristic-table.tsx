import type { ProductGroup } from '@silowright/contract/list-product-groups';
import { useTexts } from '../../texts/use-texts.ts';

type Characteristic = NonNullable<ProductGroup['characteristic-groups']>[number];

export interface CharacteristicTableProps {
  readonly groups: readonly Characteristic[];
  readonly chosen: string | undefined;
  readonly withExamples: boolean;
  readonly onChoose: (type: string) => void;
}

/** A table with radio selection; the whole row is the target (PG-03). */
export function CharacteristicTable({ groups, chosen, withExamples, onChoose }: CharacteristicTableProps) {
  const { t } = useTexts();
  const withTemperature = groups.some(({ temperature }) => temperature);
  return (
    <section className="animate-[appear_180ms_var(--ease-out)]">
      <h2 className="mb-3 text-lg">{t('product-group-screen.characteristic')}</h2>
      <table className="w-full table-fixed border-separate md:table-auto border-spacing-0 overflow-hidden rounded-control border border-line bg-surface text-left">
        <thead className="text-sm text-muted">
          <tr>
            <th className="w-[38%] px-3 py-2 md:w-auto md:px-4">
              {t('product-group-screen.column-product')}
            </th>
            <th className="px-1.5 py-2 break-words hyphens-auto md:px-4">
              {t('product-group-screen.column-bulk-density')}
            </th>
            {withTemperature && (
              <th className="px-1.5 py-2 break-words hyphens-auto md:px-4">
                {t('product-group-screen.column-temperature')}
              </th>
            )}
            {withExamples && (
              <th className="hidden px-4 py-2 md:table-cell">{t('product-group-screen.column-examples')}</th>
            )}
          </tr>
        </thead>
        <tbody>
          {groups.map(({ type, density, temperature }) => (
            <tr
              key={type}
              className="relative transition-colors hover:bg-sunken has-checked:bg-brand-tint has-focus-visible:outline-3 has-focus-visible:-outline-offset-3 has-focus-visible:outline-brand [&>td]:border-t [&>td]:border-line"
            >
              <td className="px-3 py-3 md:px-4">
                <label className="flex min-h-8 items-center gap-3 after:absolute after:inset-0">
                  <input
                    type="radio"
                    name="characteristic"
                    value={type}
                    checked={type === chosen}
                    onChange={() => onChoose(type)}
                    className="relative z-1 size-5 shrink-0 outline-none"
                  />
                  <span className="font-bold">{t(`product-group.${type}`)}</span>
                </label>
                {withExamples && (
                  <p className="mt-1 pl-8 text-sm text-muted md:hidden">{t(`product-examples.${type}`)}</p>
                )}
              </td>
              <td className="px-1.5 py-3 tabular-nums md:px-4">{density.description}</td>
              {withTemperature && (
                <td className="px-1.5 py-3 tabular-nums md:px-4">{temperature?.description}</td>
              )}
              {withExamples && (
                <td className="hidden px-4 py-3 text-muted md:table-cell">{t(`product-examples.${type}`)}</td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

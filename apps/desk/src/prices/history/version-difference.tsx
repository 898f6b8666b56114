import type { PricedSegment } from '@silowright/domain/catalogue/codes';
import type { BasePriceRow, OptionGroup } from '@silowright/domain/catalogue/option-list';
import { optionListDifference, priceListDifference } from '@silowright/domain/pricing/price-list-difference';
import type { CallOutput } from '@silowright/ui/calls/api.ts';
import { segmentUnits } from '@silowright/ui/catalogue/units.ts';
import { inputLook } from '@silowright/ui/parts/field.tsx';
import { type Texts, useTexts } from '@silowright/ui/texts/use-texts.ts';
import { useStaffCall } from '../../calls/staff-api.ts';
import { signedPercent } from '../../parts/formats.ts';
import type { ListKind } from '../../parts/list-choice.tsx';
import { Answer } from '../../parts/page-parts.tsx';
import { staffDifference, staffMoney } from '../../parts/staff-money.ts';
import { type DifferenceLine, DifferenceTable } from '../difference-table.tsx';
import { optionFullName, unitName } from '../names.ts';
import { OptionMark, unitFor } from '../option-mark.tsx';
import { UnitMark } from '../unit-mark.tsx';

type Version = CallOutput<'admin-get-version'>;

export interface VersionDifferenceProps {
  readonly kind: ListKind;
  readonly segment: PricedSegment;
  readonly versions: readonly number[];
  readonly pair: readonly [older: number, newer: number];
  readonly onPair: (pair: readonly [number, number]) => void;
}

export function VersionDifference({ kind, segment, versions, pair, onPair }: VersionDifferenceProps) {
  const texts = useTexts();
  const { t } = texts;
  const [older, newer] = pair;
  const before = useStaffCall('admin-get-version', { params: { kind, segment, version: String(older) } });
  const after = useStaffCall('admin-get-version', { params: { kind, segment, version: String(newer) } });
  const pick = (label: string, value: number, onPick: (version: number) => void) => (
    <label className="flex items-center gap-2 whitespace-nowrap">
      {label}
      <select
        className={inputLook(undefined)}
        value={value}
        onChange={(event) => onPick(Number(event.target.value))}
      >
        {versions.map((version) => (
          <option key={version}>{version}</option>
        ))}
      </select>
    </label>
  );
  return (
    <section className="mt-8" aria-label={t('admin.difference-title')}>
      <div className="mb-4 flex flex-wrap items-center gap-4">
        <h2 className="text-xl">{t('admin.difference-title')}</h2>
        {pick(t('admin.difference-from'), older, (version) => onPair([version, newer]))}
        {pick(t('admin.difference-to'), newer, (version) => onPair([older, version]))}
      </div>
      <Answer query={before}>
        {(from) => (
          <Answer query={after}>{(to) => <Lines lines={linesOf(from, to, segment, texts)} />}</Answer>
        )}
      </Answer>
    </section>
  );
}

/** One row for each price that differs, with its name and drawing (PX-06). */
function linesOf(from: Version, to: Version, segment: PricedSegment, texts: Texts): DifferenceLine[] {
  const units = segmentUnits(segment);
  if (from.prices && to.prices) {
    const byUuid = new Map(units.map((unit) => [unit.uuid, unit]));
    return priceListDifference(
      from.prices as readonly BasePriceRow[],
      to.prices as readonly BasePriceRow[],
    ).map((row) => {
      const unit = byUuid.get(row.uuid);
      return {
        id: row.uuid,
        name: unit ? unitName(texts, unit, segment) : row.name,
        picture: unit && <UnitMark unit={unit} />,
        before: staffMoney(row.beforeCents),
        after: staffMoney(row.afterCents),
        difference: `${staffDifference(row.differenceCents)}${row.percent === null ? '' : ` (${signedPercent(row.percent, texts.locale)})`}`,
      };
    });
  }
  const written = (price: number | string | undefined) =>
    price === undefined ? texts.t('admin.absent') : typeof price === 'number' ? staffMoney(price) : price;
  const [old, fresh] = [from.options ?? [], to.options ?? []] as [OptionGroup[], OptionGroup[]];
  return optionListDifference(old, fresh).map(({ groupId, value, before, after }) => {
    // A group that was removed has its name in the older list.
    const groups = fresh.some(({ id }) => id === groupId) ? fresh : old;
    const group = groups.find(({ id }) => id === groupId)!;
    return {
      id: `${groupId} ${value}`,
      name: optionFullName(texts, group, value, groups, segment),
      picture: <OptionMark group={group} value={value} unit={unitFor(group, units)} />,
      before: written(before),
      after: written(after),
      difference:
        typeof before === 'number' && typeof after === 'number' ? staffDifference(after - before) : '',
    };
  });
}

function Lines({ lines }: { readonly lines: readonly DifferenceLine[] }) {
  const { t } = useTexts();
  return lines.length === 0 ? (
    <p className="text-muted">{t('admin.difference-none')}</p>
  ) : (
    <DifferenceTable label={t('admin.difference-table')} lines={lines} />
  );
}

import type { PricedSegment } from '@silowright/domain/catalogue/codes';
import type { BasePriceRow, OptionGroup } from '@silowright/domain/catalogue/option-list';
import { optionListDifference, priceListDifference } from '@silowright/domain/pricing/price-list-difference';
import type { CallOutput } from '../../api.ts';
import { groupName, optionName } from '../../configuration/option-names.ts';
import { type Texts, useTexts } from '../../texts/use-texts.ts';
import { inputLook } from '../../ui/field.tsx';
import type { ListKind } from '../list-choice.tsx';
import { Answer, ScrollBox } from '../page-parts.tsx';
import { useStaffCall } from '../staff-api.ts';
import { staffDifference, staffMoney } from '../staff-money.ts';

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
    <label className="flex items-center gap-2">
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
        {(from) => <Answer query={after}>{(to) => <Lines lines={linesOf(from, to, texts)} />}</Answer>}
      </Answer>
    </section>
  );
}

interface Line {
  readonly name: string;
  readonly before: string;
  readonly after: string;
  readonly difference: string;
}

function linesOf(from: Version, to: Version, texts: Texts): Line[] {
  if (from.prices && to.prices) {
    return priceListDifference(
      from.prices as readonly BasePriceRow[],
      to.prices as readonly BasePriceRow[],
    ).map((row) => ({
      name: row.name,
      before: staffMoney(row.beforeCents),
      after: staffMoney(row.afterCents),
      difference: `${staffDifference(row.differenceCents)}${row.percent === null ? '' : ` (${row.percent > 0 ? '+' : ''}${row.percent.toFixed(2)}%)`}`,
    }));
  }
  const written = (price: number | string | undefined) =>
    price === undefined ? texts.t('admin.absent') : typeof price === 'number' ? staffMoney(price) : price;
  const [old, fresh] = [from.options ?? [], to.options ?? []] as [OptionGroup[], OptionGroup[]];
  return optionListDifference(old, fresh).map(({ groupId, value, before, after }) => ({
    name: nameIn([...fresh, ...old], groupId, value, texts),
    before: written(before),
    after: written(after),
    difference:
      typeof before === 'number' && typeof after === 'number' ? staffDifference(after - before) : '',
  }));
}

/** The name that visitors see, plus the group's id, because groups of different units may share a name. */
function nameIn(groups: readonly OptionGroup[], groupId: string, value: string, texts: Texts): string {
  const group = groups.find(({ id }) => id === groupId);
  if (!group) return `${groupId} · ${value}`;
  const name = groupName(texts, { id: groupId, label: group.key });
  return `${name} (${groupId}) · ${optionName(texts, group, value)}`;
}

function Lines({ lines }: { readonly lines: readonly Line[] }) {
  const { t } = useTexts();
  if (lines.length === 0) return <p className="text-muted">{t('admin.difference-none')}</p>;
  return (
    <ScrollBox label={t('admin.difference-table')}>
      <table className="w-full text-sm tabular-nums">
        <thead>
          <tr className="bg-sunken text-left">
            {(['name', 'before', 'after', 'difference'] as const).map((name) => (
              <th key={name} scope="col" className="px-4 py-2">
                {t(`admin.difference-${name}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={line.name} className="border-t border-line">
              <th scope="row" className="px-4 py-2 text-left font-normal">
                {line.name}
              </th>
              <td className="px-4 py-2">{line.before}</td>
              <td className="px-4 py-2">{line.after}</td>
              <td className={`px-4 py-2 ${line.difference.startsWith('+') ? 'text-good' : 'text-bad'}`}>
                {line.difference}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollBox>
  );
}

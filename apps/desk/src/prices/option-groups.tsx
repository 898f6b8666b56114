import type { PricedSegment } from '@silowright/domain/catalogue/codes';
import type { OptionGroup } from '@silowright/domain/catalogue/option-list';
import type { Unit } from '@silowright/domain/catalogue/unit';
import { expressionOf } from '@silowright/domain/pricing/options-for-unit';
import { segmentName } from '@silowright/ui/texts/option-names.ts';
import { useTexts } from '@silowright/ui/texts/use-texts.ts';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { useMemo, useState } from 'react';
import type { RefusedPrice } from '../parts/staff-money.ts';
import { applicableUnits, countVerdicts } from './explain-option.ts';
import { conditionText, distinctName, nameOfGroup } from './names.ts';
import { type OptionChanges, optionId } from './option-draft.ts';
import { middleUnit } from './option-mark.tsx';
import { OptionRow, type PriceEntry } from './option-row.tsx';
import type { RefusedPrices } from './use-list-notes.ts';

interface GroupsProps {
  readonly entry: PriceEntry;
  /** All groups of the list, for the names in conditions. */
  readonly all: readonly OptionGroup[];
  readonly segment: PricedSegment;
  readonly units: readonly Unit[];
  readonly changes: OptionChanges;
  readonly refused: RefusedPrices;
  readonly onRefuse: (id: string, price: RefusedPrice | undefined) => void;
}

/** One collapsible section per key; a key may have several groups for different units. */
export function GroupsOfKey({
  name,
  groups,
  ...rest
}: GroupsProps & { readonly name: string; readonly groups: readonly OptionGroup[] }) {
  const texts = useTexts();
  const { t } = texts;
  const [isOpen, setOpen] = useState(false);
  const changed = groups.flatMap((group) =>
    group.options.filter((option) => rest.changes[optionId(group, option)]),
  ).length;
  return (
    <details
      className="group/key mb-3 rounded-surface border border-line bg-surface"
      data-key={name}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary className="flex min-h-12 list-none items-center gap-3 px-4 py-2 [&::-webkit-details-marker]:hidden">
        <span className="flex min-w-0 flex-1 flex-wrap items-baseline gap-x-3">
          <span className="font-bold">{groups[0] && nameOfGroup(texts, groups[0])}</span>
          <span className="text-sm text-muted">{segmentName(texts, name)}</span>
        </span>
        {changed > 0 && (
          <span className="rounded-control bg-brand-tint px-2 text-sm font-normal">
            {t('admin.option-changes-short', { count: changed })}
          </span>
        )}
        <ChevronDown
          aria-hidden="true"
          size={20}
          className="shrink-0 transition-transform group-open/key:rotate-180"
        />
      </summary>
      {groups.map((group) => (
        <Group
          key={group.id}
          group={group}
          name={distinctName(texts, group, groups, rest.segment)}
          isOpen={isOpen}
          {...rest}
        />
      ))}
    </details>
  );
}

function Group({
  group,
  name,
  isOpen,
  entry,
  all,
  segment,
  units,
  changes,
  refused,
  onRefuse,
}: GroupsProps & { readonly group: OptionGroup; readonly name: string; readonly isOpen: boolean }) {
  const texts = useTexts();
  const { t } = texts;
  const applicable = useMemo(() => applicableUnits(group, units), [group, units]);
  const expression = expressionOf(group);
  const counts = useMemo(() => countVerdicts(group, units), [group, units]);
  return (
    <div className="border-t border-line">
      <p className="px-4 py-2 text-sm text-muted">
        {t('admin.group-for', { count: applicable.length })}
        {expression && (
          <>
            {' · '}
            <span title={expression}>{conditionText(texts, expression, all)}</span> ·{' '}
            {t('admin.expression-effect', counts)}
          </>
        )}
      </p>
      <ul>
        {group.options.map((option) => (
          <OptionRow
            key={option.value}
            segment={segment}
            group={group}
            groupName={name}
            entry={entry}
            option={option}
            changed={changes[optionId(group, option)]?.to}
            applicable={applicable}
            // Drawn only in an open section.
            drawnOn={isOpen ? middleUnit(applicable) : undefined}
            refused={refused.get(optionId(group, option))}
            onRefuse={onRefuse}
          />
        ))}
      </ul>
    </div>
  );
}

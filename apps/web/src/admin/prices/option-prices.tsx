import { withPrices } from '@silowright/domain/catalogue/build-catalogue';
import type { PricedSegment } from '@silowright/domain/catalogue/codes';
import type { BasePriceList, OptionGroup, OptionList } from '@silowright/domain/catalogue/option-list';
import type { Unit } from '@silowright/domain/catalogue/unit';
import { checkOptionPublish } from '@silowright/domain/pricing/check-publish';
import { expressionOf, filterTexts } from '@silowright/domain/pricing/options-for-unit';
import { readCents } from '@silowright/texts/read-price';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { useEffect, useMemo, useState } from 'react';
import { segmentUnits } from '../../catalogue/units.ts';
import { groupName, optionName } from '../../configuration/option-names.ts';
import { type Texts, useTexts } from '../../texts/use-texts.ts';
import { Answer } from '../page-parts.tsx';
import { invalidateCalls, staffCall, useStaffCall } from '../staff-api.ts';
import { staffMoney } from '../staff-money.ts';
import { applicableUnits, countVerdicts } from './explain-option.ts';
import { FilterChips, noFilters, passes } from './filter-chips.tsx';
import { NewerVersion } from './newer-version.tsx';
import {
  clearOptionDraft,
  goToOptionStep,
  listWithWishes,
  type OptionWishes,
  openOptionDraft,
  optionId,
  optionsOfStep,
  useOptionDrafts,
  wishesOf,
} from './option-draft.ts';
import { OptionRow } from './option-row.tsx';
import { PublishBar } from './publish-bar.tsx';
import { PublishEffect } from './publish-effect.tsx';
import { RefusalNotice } from './refusal-notice.tsx';
import { typedPriceText } from './typed-price-text.ts';
import { UndoSteps } from './undo-steps.tsx';
import { usePublish } from './use-publish.ts';

/** Option prices of a segment: chips, groups by key, cents or formulas (PR-05). */
export function OptionPrices({ segment }: { readonly segment: PricedSegment }) {
  const options = useStaffCall('admin-get-options', { params: { segment } });
  const prices = useStaffCall('admin-get-prices', { params: { segment } });
  return (
    <Answer query={prices}>
      {(base) => (
        <Answer query={options}>
          {(list) => (
            <Editor segment={segment} list={list as unknown as OptionList} prices={base as BasePriceList} />
          )}
        </Answer>
      )}
    </Answer>
  );
}

interface EditorProps {
  readonly segment: PricedSegment;
  readonly list: OptionList;
  readonly prices: BasePriceList;
}

function Editor({ segment, list, prices }: EditorProps) {
  const texts = useTexts();
  const { t, locale } = texts;
  const draft = useOptionDrafts((drafts) => drafts[segment]);
  const [filters, setFilters] = useState(noFilters);
  const [refused, setRefused] = useState<RefusedOptions>({});
  const [note, setNote] = useState('');
  const { message, busy, refusal, publish } = usePublish();
  useEffect(() => openOptionDraft(segment, list.options), [segment, list]);

  const units = useMemo(
    () =>
      withPrices(segmentUnits(segment), new Map(prices.prices.map((row) => [row.uuid, row.priceInCents]))),
    [segment, prices],
  );
  const wishes = wishesOf(draft);
  const next = useMemo(() => listWithWishes(list, wishes), [list, wishes]);
  const check = useMemo(() => checkOptionPublish(list, next, units), [list, next, units]);
  const byKey = Map.groupBy(
    list.options.filter((group) => passes(group, filters, units)),
    ({ key }) => key,
  );
  const count = Object.keys(wishes).length;
  const body = (extras: { comment?: string; confirmLargeChanges?: boolean } = {}) => ({
    id: { version: list.id.version + 1, segment },
    options: next.options as never,
    ...extras,
  });
  const reload = () => invalidateCalls('admin-get-options', 'admin-list-history');
  /** The name for an option id, such as "Body colour, RAL 9001 cream". */
  const nameOf = (id: string): string => {
    const group = list.options.find((each) => id.startsWith(`${each.id} `));
    if (!group) return id;
    return `${distinctName(texts, group, list.options)}, ${optionName(texts, group, id.slice(group.id.length + 1))}`;
  };
  const refuse = (id: string, typed: string | undefined) => {
    if (typed === refused[id]) return;
    const { [id]: _, ...others } = refused;
    setRefused(typed === undefined ? others : { ...others, [id]: typed });
    const reading = typed === undefined ? undefined : readCents(typed);
    if (!reading || reading.ok) return setNote('');
    const reason = typedPriceText(reading.reason, { t, locale });
    setNote(t('admin.not-taken', { name: nameOf(id), reason }));
  };
  const stepName = (step: number): string => {
    const ids = draft ? optionsOfStep(draft, step) : [];
    return ids.length === 1 ? nameOf(ids[0]!) : t('prices.step-file', { count: ids.length });
  };
  const goTo = (done: number) => {
    const isUndo = done < (draft?.done ?? 0);
    setNote(t(isUndo ? 'admin.undone' : 'prices.redone', { what: stepName(isUndo ? done + 1 : done) }));
    goToOptionStep(segment, done);
  };
  const problems = check.problems.length + Object.keys(refused).length;

  return (
    <div className="pb-44">
      <NewerVersion kind="options" segment={segment} version={list.id.version} onLoad={() => void reload()} />
      <FilterChips groups={list.options} units={units} chosen={filters} onChoose={setFilters} />
      <RefusalNotice refusal={refusal} onCarryOver={() => void reload()} />
      {byKey.size === 0 && <p className="py-8 text-muted">{t('admin.no-groups')}</p>}
      {[...byKey].map(([key, groups]) => (
        <GroupsOfKey
          key={key}
          name={key}
          groups={groups}
          segment={segment}
          units={units}
          wishes={wishes}
          refused={refused}
          onRefuse={refuse}
        />
      ))}
      <PublishEffect
        version={list.id.version}
        hasChanges={count > 0 && problems === 0}
        draft={wishes}
        askEffect={(signal) => staffCall('admin-preview-options', { body: body() }, signal)}
      />
      <PublishBar
        summary={
          problems > 0
            ? t('admin.problems', { count: problems })
            : t('admin.option-changes', { count, version: list.id.version })
        }
        hasChanges={count > 0 && problems === 0}
        large={{
          count: check.largeChanges.length,
          key: JSON.stringify(check.largeChanges),
          lines: check.largeChanges.map(
            ({ id, name, beforeCents, afterCents }) =>
              `${nameOf(id)}, ${name}: ${staffMoney(beforeCents)} → ${staffMoney(afterCents)}`,
          ),
        }}
        message={message || note}
        busy={busy}
        onPublish={async (extras) => {
          setNote('');
          const done = await publish(() => staffCall('admin-publish-options', { body: body(extras) }));
          if (done) {
            clearOptionDraft(segment);
            await reload();
          }
          return done;
        }}
        undo={
          <UndoSteps
            steps={(draft?.states ?? []).slice(1).map((_, index) => stepName(index + 1))}
            done={draft?.done ?? 0}
            onGo={goTo}
          />
        }
      />
    </div>
  );
}

interface GroupsProps {
  readonly segment: PricedSegment;
  readonly units: readonly Unit[];
  readonly wishes: OptionWishes;
  readonly refused: RefusedOptions;
  readonly onRefuse: (id: string, typed: string | undefined) => void;
}

/** Refused input by option id. */
type RefusedOptions = Readonly<Record<string, string>>;

const nameOfGroup = (texts: Texts, { id, key }: OptionGroup): string => groupName(texts, { id, label: key });

/** Groups with the same key share a name; their types are added to distinguish them. */
function distinctName(texts: Texts, group: OptionGroup, groups: readonly OptionGroup[]): string {
  const name = nameOfGroup(texts, group);
  const isAlone = groups.filter(({ key }) => key === group.key).length === 1;
  return isAlone
    ? name
    : `${name} (${[...filterTexts(group.filters.types), expressionOf(group)].filter(Boolean).join(', ')})`;
}

/** One collapsible section per key; a key may have several groups for different units. */
function GroupsOfKey({
  name,
  groups,
  ...rest
}: GroupsProps & { readonly name: string; readonly groups: readonly OptionGroup[] }) {
  const texts = useTexts();
  const { t } = texts;
  const changed = groups.flatMap((group) =>
    group.options.filter((option) => rest.wishes[optionId(group, option)]),
  ).length;
  return (
    <details className="group/key mb-3 rounded-surface border border-line bg-surface" data-key={name}>
      <summary className="flex min-h-12 list-none items-center gap-3 px-4 py-2 [&::-webkit-details-marker]:hidden">
        <span className="flex min-w-0 flex-1 flex-wrap items-baseline gap-x-3">
          <span className="font-bold">{groups[0] && nameOfGroup(texts, groups[0])}</span>
          <span className="text-sm wrap-anywhere text-muted">{name}</span>
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
        <Group key={group.id} group={group} name={distinctName(texts, group, groups)} {...rest} />
      ))}
    </details>
  );
}

function Group({
  group,
  name,
  segment,
  units,
  wishes,
  refused,
  onRefuse,
}: GroupsProps & { readonly group: OptionGroup; readonly name: string }) {
  const { t } = useTexts();
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
            <code>{expression}</code> · {t('admin.expression-effect', counts)}
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
            option={option}
            wish={wishes[optionId(group, option)]}
            applicable={applicable}
            refused={refused[optionId(group, option)]}
            onRefuse={onRefuse}
          />
        ))}
      </ul>
    </div>
  );
}

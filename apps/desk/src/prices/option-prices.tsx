import { withPrices } from '@silowright/domain/catalogue/build-catalogue';
import type { PricedSegment } from '@silowright/domain/catalogue/codes';
import type { BasePriceList, OptionList } from '@silowright/domain/catalogue/option-list';
import { checkOptionPublish } from '@silowright/domain/pricing/check-publish';
import { readOptionRows, writeOptionList } from '@silowright/domain/pricing/option-list-csv';
import { csvSeparatorFor } from '@silowright/domain/pricing/price-list-csv';
import { segmentUnits } from '@silowright/ui/catalogue/units.ts';
import { Button } from '@silowright/ui/parts/button.tsx';
import { downloadFile } from '@silowright/ui/parts/download-file.ts';
import { type Texts, useTexts } from '@silowright/ui/texts/use-texts.ts';
import Download from 'lucide-react/icons/download';
import { useEffect, useMemo, useState } from 'react';
import { May } from '../access/may.tsx';
import { invalidateCalls, staffCall, useStaffCall } from '../calls/staff-api.ts';
import type { FileProblem } from '../parts/csv-file.ts';
import { readCsvFile } from '../parts/csv-file.ts';
import { Answer, Segments } from '../parts/page-parts.tsx';
import { baseCurrency, staffMoney } from '../parts/staff-money.ts';
import { askEffect } from './effect.ts';
import { FilterChips, noFilters, passes } from './filter-chips.tsx';
import { ImportPreview } from './import-preview.tsx';
import { ListNotices } from './list-notices.tsx';
import { optionFullName } from './names.ts';
import {
  type OptionChanges,
  type OptionPrice,
  optionDrafts,
  optionId,
  optionsInForce,
  withOptionChanges,
} from './option-draft.ts';
import { GroupsOfKey } from './option-groups.tsx';
import { OptionMark, unitFor } from './option-mark.tsx';
import type { PriceEntry } from './option-row.tsx';
import { changesOf, conflictsOf, rowsOfStep } from './price-draft.ts';
import { OptionSkeleton } from './price-skeleton.tsx';
import { UploadFile } from './price-tools.tsx';
import { PublishBar } from './publish-bar.tsx';
import { PublishEffect } from './publish-effect.tsx';
import { UndoSteps } from './undo-steps.tsx';
import { useListPublishing } from './use-list-publishing.ts';
import { useRefused } from './use-refused.ts';

/** Option prices of a segment: chips, groups by key, cents or formulas (PR-05). */
export function OptionPrices({ segment }: { readonly segment: PricedSegment }) {
  const options = useStaffCall('admin-get-options', { params: { segment } });
  const prices = useStaffCall('admin-get-prices', { params: { segment } });
  return (
    <Answer query={prices} skeleton={<OptionSkeleton />}>
      {(base) => (
        <Answer query={options} skeleton={<OptionSkeleton />}>
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
  const { t, language } = texts;
  const draft = optionDrafts.useDrafts((drafts) => drafts[segment]);
  const [filters, setFilters] = useState(noFilters);
  const [entry, setEntry] = useState<PriceEntry>('cents');
  const [imported, setImported] = useState<{
    readonly file: string;
    readonly changes: readonly ImportedChange[];
    readonly same: number;
  }>();
  const { refusal, setNote, bar } = useListPublishing();
  useEffect(() => optionDrafts.open(segment, optionsInForce(list)), [segment, list]);

  const units = useMemo(
    () =>
      withPrices(segmentUnits(segment), new Map(prices.prices.map((row) => [row.uuid, row.priceInCents]))),
    [segment, prices],
  );
  const changes = draft ? changesOf(draft) : noChanges;
  const next = useMemo(() => withOptionChanges(list, changes), [list, changes]);
  const check = useMemo(() => checkOptionPublish(list, next, units), [list, next, units]);
  const byKey = Map.groupBy(
    list.options.filter((group) => passes(group, filters, units)),
    ({ key }) => key,
  );
  const count = Object.keys(changes).length;
  const body = (extras: { comment?: string; confirmLargeChanges?: boolean } = {}) => ({
    id: { version: list.id.version + 1, segment },
    options: next.options as never,
    ...extras,
  });
  const reload = () => invalidateCalls('admin-get-options', 'admin-list-history');
  /** Name and drawing for an option id. */
  const shownAs = (id: string) => {
    const group = list.options.find((each) => id.startsWith(`${each.id} `));
    if (!group) return { id, name: id, picture: null };
    const value = id.slice(group.id.length + 1);
    return {
      id,
      name: optionFullName(texts, group, value, list.options, segment),
      picture: <OptionMark group={group} value={value} unit={unitFor(group, units)} />,
    };
  };
  const nameIn = (language: Texts, id: string): string => {
    const group = list.options.find((each) => id.startsWith(`${each.id} `));
    return group ? optionFullName(language, group, id.slice(group.id.length + 1), list.options, segment) : id;
  };
  const nameOf = (id: string): string => nameIn(texts, id);
  const { refused, refuse, forget } = useRefused(setNote, nameIn);
  const stepName = (language: Texts, step: number): string => {
    const ids = draft ? rowsOfStep(draft, step) : [];
    return ids.length === 1
      ? nameIn(language, ids[0]!)
      : language.t('prices.step-file', { count: ids.length });
  };
  const goTo = (done: number) => {
    const isUndo = done < (draft?.done ?? 0);
    setNote((now) =>
      now.t(isUndo ? 'admin.undone' : 'prices.redone', { what: stepName(now, isUndo ? done + 1 : done) }),
    );
    optionDrafts.goTo(segment, done);
  };
  const readFile = async (file: File): Promise<readonly FileProblem[]> => {
    setImported(undefined);
    // Spreadsheets write Windows-1252. Safe: what is not a price must equal the list.
    const cells = await readCsvFile(file, { mayBeWindows1252: true });
    const prices = cells.ok ? readOptionRows(cells.value, list) : cells;
    if (!prices.ok) return prices.reason;
    const inForce = optionsInForce(list).prices;
    const changes = prices.value.flatMap(({ groupId, value, price }): ImportedChange[] => {
      const id = optionId({ id: groupId }, { value });
      const before = inForce.get(id);
      return before && priceText(before) !== priceText(price) ? [{ id, before, after: price }] : [];
    });
    setImported({ file: file.name, changes, same: prices.value.length - changes.length });
    return [];
  };
  const conflicts = useMemo(() => (draft ? conflictsOf(draft) : []), [draft]);
  const problems = check.problems.length + refused.size + conflicts.length;

  return (
    <div className="tall:pb-44">
      <ListNotices
        kind="options"
        segment={segment}
        version={list.id.version}
        onLoad={() => void reload()}
        shownAs={(ids) => ids.map(shownAs)}
        refusal={refusal}
        conflicts={conflicts.map((id) => ({
          id,
          name: nameOf(id),
          was: priceText(changes[id]?.from),
          theirs: priceText(draft?.list.prices.get(id)),
          mine: priceText(changes[id]?.to),
        }))}
        onSettle={(ids, keep) => optionDrafts.settle(segment, ids, keep)}
      />
      <FilterChips
        segment={segment}
        groups={list.options}
        units={units}
        chosen={filters}
        onChoose={setFilters}
      />
      <div className="mb-4 flex flex-wrap items-center gap-2">
        <span className="text-sm text-muted">{t('prices.entry')}</span>
        <Segments
          label={t('prices.entry')}
          value={entry}
          choices={[
            ['cents', t('prices.in-cents')],
            ['main', t('prices.in-main', { currency: baseCurrency() })],
          ]}
          onChoose={(next) => {
            setEntry(next);
            // Refused in cents says nothing about main units.
            forget();
            setNote();
          }}
        />
        <div className="ml-auto flex flex-wrap gap-2">
          <Button
            look="secondary"
            className="px-3"
            onClick={() =>
              downloadFile(
                `options-${segment}-${list.id.version}.csv`,
                writeOptionList(list.options, csvSeparatorFor(language)),
              )
            }
          >
            <Download aria-hidden="true" size={18} />
            {t('admin.download-current')}
          </Button>
          <May scope="prices:write">
            <UploadFile onFile={readFile} />
          </May>
        </div>
      </div>
      {imported && (
        <ImportPreview
          file={imported.file}
          same={imported.same}
          changes={imported.changes.map(({ id, before, after }) => ({
            ...shownAs(id),
            before: priceText(before),
            after: priceText(after),
          }))}
          onTake={() => {
            optionDrafts.change(
              segment,
              { kind: 'file' },
              imported.changes.map(({ id, after }) => [id, after]),
            );
            forget();
            setImported(undefined);
          }}
          onCancel={() => setImported(undefined)}
        />
      )}
      {byKey.size === 0 && <p className="py-8 text-muted">{t('admin.no-groups')}</p>}
      {[...byKey].map(([key, groups]) => (
        <GroupsOfKey
          key={key}
          name={key}
          groups={groups}
          segment={segment}
          units={units}
          changes={changes}
          entry={entry}
          all={list.options}
          refused={refused}
          onRefuse={refuse}
        />
      ))}
      <PublishEffect
        version={list.id.version}
        hasChanges={count > 0 && problems === 0}
        draft={changes}
        ask={(watch) => askEffect('admin-preview-options', body(), watch)}
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
        {...bar({
          publish: async (extras) => {
            await staffCall('admin-publish-options', { body: body(extras) });
            optionDrafts.published(segment, changes);
          },
          plan: (at, extras) => staffCall('admin-plan-options', { query: { at }, body: body(extras) }),
          // The draft leaves out what the new version has.
          onPublished: reload,
          onPlanned: () => optionDrafts.clear(segment),
        })}
        undo={
          <UndoSteps
            steps={(draft?.steps ?? []).map((_, index) => stepName(texts, index + 1))}
            done={draft?.done ?? 0}
            onGo={goTo}
          />
        }
      />
    </div>
  );
}

interface ImportedChange {
  readonly id: string;
  readonly before: OptionPrice;
  readonly after: OptionPrice;
}

const noChanges: OptionChanges = {};

function priceText(price: OptionPrice | undefined): string {
  if (price && 'formula' in price) return price.formula;
  return price?.cents === undefined ? '–' : staffMoney(price.cents);
}

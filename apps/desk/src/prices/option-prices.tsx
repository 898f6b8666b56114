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
import { useStaffCall } from '../calls/staff-api.ts';
import type { FileProblem } from '../parts/csv-file.ts';
import { readCsvFile } from '../parts/csv-file.ts';
import { Answer, Segments } from '../parts/page-parts.tsx';
import { SkeletonList } from '../parts/skeleton.tsx';
import { baseCurrency, staffMoney } from '../parts/staff-money.ts';
import { FilterChips, noFilters, passes } from './filter-chips.tsx';
import { ImportPreview } from './import-preview.tsx';
import { ListEditor } from './list-editor.tsx';
import { optionFullName } from './names.ts';
import {
  type OptionPrice,
  optionDrafts,
  optionId,
  optionsInForce,
  withOptionChanges,
} from './option-draft.ts';
import { GroupsOfKey } from './option-groups.tsx';
import { OptionMark, unitFor } from './option-mark.tsx';
import type { PriceEntry } from './option-row.tsx';
import { changesOf, type PriceDraft, rowsOfStep } from './price-draft.ts';
import { UploadFile } from './upload-file.tsx';
import { useListNotes } from './use-list-notes.ts';

/** Option prices of a segment: chips, groups by key, cents or formulas (PR-05). */
export function OptionPrices({ segment }: { readonly segment: PricedSegment }) {
  const options = useStaffCall('admin-get-options', { params: { segment } });
  const prices = useStaffCall('admin-get-prices', { params: { segment } });
  return (
    <Answer query={prices} skeleton={<SkeletonList />}>
      {(base) => (
        <Answer query={options} skeleton={<SkeletonList />}>
          {(list) => <Opened list={list as unknown as OptionList} prices={base as BasePriceList} />}
        </Answer>
      )}
    </Answer>
  );
}

interface OpenedProps {
  readonly list: OptionList;
  readonly prices: BasePriceList;
}

function Opened({ list, prices }: OpenedProps) {
  const draft = optionDrafts.useDrafts((drafts) => drafts[list.id.segment]);
  useEffect(() => optionDrafts.open(list.id.segment, optionsInForce(list)), [list]);
  return draft ? <Editor list={list} prices={prices} draft={draft} /> : null;
}

function Editor({ list, prices, draft }: OpenedProps & { readonly draft: PriceDraft<OptionPrice> }) {
  const texts = useTexts();
  const { t, language } = texts;
  const { version, segment } = list.id;
  const [filters, setFilters] = useState(noFilters);
  const [entry, setEntry] = useState<PriceEntry>('cents');
  const [imported, setImported] = useState<{
    readonly file: string;
    readonly changes: readonly ImportedChange[];
    readonly same: number;
  }>();
  const units = useMemo(
    () =>
      withPrices(segmentUnits(segment), new Map(prices.prices.map((row) => [row.uuid, row.priceInCents]))),
    [segment, prices],
  );
  const changes = changesOf(draft);
  const next = useMemo(() => withOptionChanges(list, changes), [list, changes]);
  const check = useMemo(() => checkOptionPublish(list, next, units), [list, next, units]);
  const byKey = Map.groupBy(
    list.options.filter((group) => passes(group, filters, units)),
    ({ key }) => key,
  );
  const groupOf = (id: string) => list.options.find((each) => id.startsWith(`${each.id} `));
  const nameIn = (language: Texts, id: string): string => {
    const group = groupOf(id);
    return group ? optionFullName(language, group, id.slice(group.id.length + 1), list.options, segment) : id;
  };
  const pictureOf = (id: string) => {
    const group = groupOf(id);
    const value = id.slice((group?.id.length ?? 0) + 1);
    return group && <OptionMark group={group} value={value} unit={unitFor(group, units)} />;
  };
  const notes = useListNotes(nameIn);
  const stepText = (language: Texts, step: number): string => {
    const ids = rowsOfStep(draft, step);
    return ids.length === 1
      ? nameIn(language, ids[0]!)
      : language.t('prices.step-file', { count: ids.length });
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

  return (
    <ListEditor
      kind="options"
      segment={segment}
      version={version}
      drafts={optionDrafts}
      draft={draft}
      notes={notes}
      nameIn={nameIn}
      pictureOf={pictureOf}
      priceText={priceText}
      stepText={stepText}
      goneText={(language, step, isUndo) =>
        language.t(isUndo ? 'admin.undone' : 'prices.redone', { what: stepText(language, step) })
      }
      summary={t('admin.option-changes', { count: Object.keys(changes).length, version })}
      problems={check.problems.length}
      large={{
        count: check.largeChanges.length,
        key: JSON.stringify(check.largeChanges),
        lines: check.largeChanges.map(
          ({ id, name, beforeCents, afterCents }) =>
            `${nameIn(texts, id)}, ${name}: ${staffMoney(beforeCents)} → ${staffMoney(afterCents)}`,
        ),
      }}
      next={next}
    >
      {(effect) => (
        <>
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
                notes.forget();
                notes.setNote();
              }}
            />
            <div className="ml-auto flex flex-wrap gap-2">
              <Button
                look="secondary"
                className="px-3"
                onClick={() =>
                  downloadFile(
                    `options-${segment}-${version}.csv`,
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
                id,
                name: nameIn(texts, id),
                picture: pictureOf(id),
                before: priceText(before),
                after: priceText(after),
              }))}
              onTake={() => {
                optionDrafts.change(
                  segment,
                  { kind: 'file' },
                  imported.changes.map(({ id, after }) => [id, after]),
                );
                notes.forget();
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
              refused={notes.refused}
              onRefuse={notes.refuse}
            />
          ))}
          {effect}
        </>
      )}
    </ListEditor>
  );
}

interface ImportedChange {
  readonly id: string;
  readonly before: OptionPrice;
  readonly after: OptionPrice;
}

function priceText(price: OptionPrice | undefined): string {
  if (price && 'formula' in price) return price.formula;
  return price?.cents === undefined ? '–' : staffMoney(price.cents);
}

import type { PricedSegment } from '@silowright/domain/catalogue/codes';
import type { BasePriceList } from '@silowright/domain/catalogue/option-list';
import type { PriceChange } from '@silowright/domain/pricing/change-prices';
import { readPrice } from '@silowright/texts/read-price';
import { segmentUnits } from '@silowright/ui/catalogue/units.ts';
import { type Texts, useTexts } from '@silowright/ui/texts/use-texts.ts';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useMay } from '../access/may.tsx';
import { useStaffCall } from '../calls/staff-api.ts';
import { Answer } from '../parts/page-parts.tsx';
import { SkeletonList } from '../parts/skeleton.tsx';
import { baseCurrency, staffMoney } from '../parts/staff-money.ts';
import {
  baseDrafts,
  changeText,
  listInForce,
  rowsOf,
  stepText,
  summarise,
  withChanges,
} from './base-draft.ts';
import type { BulkPreview } from './bulk-change.ts';
import { ChangeMany } from './change-many.tsx';
import { changedRows, filterRows } from './filter-rows.ts';
import { ListEditor } from './list-editor.tsx';
import { typeName, unitName } from './names.ts';
import { changesAfter, changesOf, type PriceDraft, rowsOfStep } from './price-draft.ts';
import { PriceTable } from './price-table.tsx';
import { PriceTools, useRowFilter } from './price-tools.tsx';
import type { FilePrices } from './read-price-file.ts';
import { UnitMark } from './unit-mark.tsx';
import { useListNotes } from './use-list-notes.ts';

/** The base prices of a segment: edited in place or by file, then published (PR-03). */
export function BasePrices({ segment }: { readonly segment: PricedSegment }) {
  const query = useStaffCall('admin-get-prices', { params: { segment } });
  return (
    <Answer query={query} skeleton={<SkeletonList />}>
      {(list) => <Opened list={list as BasePriceList} />}
    </Answer>
  );
}

function Opened({ list }: { readonly list: BasePriceList }) {
  const draft = baseDrafts.useDrafts((drafts) => drafts[list.id.segment]);
  useEffect(() => baseDrafts.open(list.id.segment, listInForce(list)), [list]);
  // The draft moves to a newly loaded list; the editor stays and keeps its messages.
  return draft ? <Editor list={list} draft={draft} /> : null;
}

const maximumLines = 20;

interface EditorProps {
  readonly list: BasePriceList;
  readonly draft: PriceDraft<number>;
}

function Editor({ list, draft }: EditorProps) {
  const texts = useTexts();
  const { t, locale } = texts;
  const { version, segment } = list.id;
  const rows = useMemo(() => rowsOf(list, segmentUnits(segment)), [list, segment]);
  const changes = changesOf(draft);
  const mayPublish = useMay()('prices:write');
  const [filter, onlyChanges] = useRowFilter();
  const { search, type, diameterMm } = filter;
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const [bulk, setBulk] = useState<BulkPreview>();
  const nameIn = useCallback(
    (language: Texts, uuid: string): string => {
      const row = rows.find((each) => each.uuid === uuid);
      return row?.unit ? unitName(language, row.unit, segment) : (row?.name ?? uuid);
    },
    [rows, segment],
  );
  const notes = useListNotes(nameIn);
  const { refused, refuse, refuseAll, setNote } = notes;
  const summary = useMemo(() => summarise(rows, changes), [rows, changes]);
  const found = useMemo(
    () => filterRows(rows, { search, type, diameterMm }, (code) => typeName(texts, code, segment)),
    [rows, search, type, diameterMm, texts, segment],
  );
  const shown = useMemo(
    () => (onlyChanges ? changedRows(found, changes, refused) : found),
    [found, onlyChanges, changes, refused],
  );
  const bulkRows = useMemo(
    () => ({ ticked: rows.filter(({ uuid }) => ticked.has(uuid)), shown, all: rows }),
    [rows, ticked, shown],
  );
  const next = useMemo(() => withChanges(list, changes), [list, changes]);

  const changePrice = useCallback(
    (uuid: string, cents: number) => {
      refuse(uuid, undefined);
      baseDrafts.change(segment, { kind: 'typed' }, [[uuid, cents]]);
    },
    [segment, refuse],
  );
  const tick = useCallback((uuids: readonly string[], isTicked: boolean) => {
    setTicked(
      (before) =>
        new Set(isTicked ? [...before, ...uuids] : [...before].filter((uuid) => !uuids.includes(uuid))),
    );
  }, []);
  /** A column of a spreadsheet: each line is read with the same care as a typed price, and all are one step. */
  const paste = (uuids: readonly string[], lines: readonly string[]) => {
    const read = uuids.map((uuid, each) => {
      const typed = lines[each] ?? '';
      return { uuid, typed, reading: readPrice(typed, locale, baseCurrency()) };
    });
    const taken = read.flatMap(({ uuid, reading }) => (reading.ok ? [[uuid, reading.value] as const] : []));
    refuseAll(
      read.map(({ uuid, typed, reading }) => [
        uuid,
        reading.ok ? undefined : { typed, reason: reading.reason },
      ]),
    );
    baseDrafts.change(segment, { kind: 'pasted' }, taken);
    setNote((now) => now.t('prices.pasted', { count: taken.length, refused: uuids.length - taken.length }));
  };
  const applyBulk = ({ prices }: BulkPreview, change: PriceChange) => {
    const count = baseDrafts.change(segment, { kind: 'bulk', change }, prices);
    setNote((now) => now.t('prices.applied', { what: changeText(now, change), count }));
  };
  const takeFile = (prices: FilePrices) => {
    baseDrafts.change(segment, { kind: 'file' }, prices);
    notes.forget();
  };
  /** The first price, or how many prices, a step back or forward changed. */
  const goneText = (language: Texts, step: number, isUndo: boolean) => {
    const ids = rowsOfStep(draft, step);
    const [first = ''] = ids;
    if (ids.length !== 1)
      return language.t(isUndo ? 'admin.undone-prices' : 'prices.redone-prices', { count: ids.length });
    const cents =
      changesAfter(draft, isUndo ? step - 1 : step)[first]?.to ?? draft.list.prices.get(first) ?? 0;
    return language.t(isUndo ? 'admin.undone-price' : 'prices.redone-price', {
      name: nameIn(language, first),
      price: staffMoney(cents),
    });
  };

  return (
    <ListEditor
      kind="base"
      segment={segment}
      version={version}
      drafts={baseDrafts}
      draft={draft}
      notes={notes}
      nameIn={nameIn}
      pictureOf={(uuid) => {
        const unit = rows.find((row) => row.uuid === uuid)?.unit;
        return unit && <UnitMark unit={unit} />;
      }}
      priceText={(cents = 0) => staffMoney(cents)}
      stepText={(language, step) => stepText(language, draft, step, (uuid) => nameIn(language, uuid))}
      goneText={goneText}
      summary={t('admin.changes', { count: summary.changed, rises: summary.rises, falls: summary.falls })}
      large={{
        count: summary.large.length,
        key: JSON.stringify(summary.large.map(({ row, to }) => [row.uuid, to])),
        lines: summary.large
          .slice(0, maximumLines)
          .map(({ row, from, to }) => `${nameIn(texts, row.uuid)}: ${staffMoney(from)} → ${staffMoney(to)}`),
      }}
      next={next}
    >
      {(effect) => (
        <>
          <PriceTools list={list} rows={rows} onFile={takeFile} />
          <div className={mayPublish ? 'grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_17.5rem]' : ''}>
            {shown.length === 0 ? (
              <p className="py-8 text-muted">
                {t(onlyChanges ? 'admin.no-changes' : 'prices.nothing-found')}
              </p>
            ) : (
              <PriceTable
                segment={segment}
                rows={shown}
                changes={changes}
                refused={refused}
                preview={bulk?.prices}
                ticked={ticked}
                asked={JSON.stringify(filter)}
                onTick={mayPublish ? tick : undefined}
                onChange={changePrice}
                onRefuse={refuse}
                onPaste={paste}
              />
            )}
            {mayPublish && (
              <div className="flex flex-col gap-4">
                <ChangeMany rows={bulkRows} changes={changes} onPreview={setBulk} onApply={applyBulk} />
                {effect}
              </div>
            )}
          </div>
        </>
      )}
    </ListEditor>
  );
}

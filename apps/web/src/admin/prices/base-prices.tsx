import type { PricedSegment } from '@silowright/domain/catalogue/codes';
import type { PriceChange } from '@silowright/domain/pricing/change-prices';
import { isLargeChange } from '@silowright/domain/pricing/price-list-difference';
import { readPrice } from '@silowright/texts/read-price';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useDeferredValue, useEffect, useMemo, useState } from 'react';
import { shapes } from '../../catalogue/shapes.ts';
import { unitsUrl } from '../../catalogue/units.ts';
import { queryClient } from '../../query-client.ts';
import { type Texts, useTexts } from '../../texts/use-texts.ts';
import { Notice } from '../../ui/notice.tsx';
import { useMay } from '../access/may.tsx';
import { Answer } from '../page-parts.tsx';
import { invalidateCalls, staffCall, staffSend } from '../staff-api.ts';
import { baseCurrency, staffMoney } from '../staff-money.ts';
import { askEffect } from './ask-effect.ts';
import {
  type BaseDraft,
  changeAllPrices,
  changePrices,
  changeRows,
  clearBaseDraft,
  goToStep,
  openBaseDraft,
  settleConflicts,
  summarise,
  useBaseDrafts,
} from './base-draft.ts';
import { type BulkPreview, changesOf } from './bulk-change.ts';
import { ChangeMany } from './change-many.tsx';
import type { ShownRow } from './difference-table.tsx';
import { changedRows, filterRows, isFiltering, type RowFilter } from './filter-rows.ts';
import { keptLarge, useUnkept } from './keep-draft.ts';
import { ListNotices } from './list-notices.tsx';
import { inPriceListWorker } from './price-list-worker.ts';
import type { RefusedPrice, RefusedPrices } from './price-row.tsx';
import { type NewPrices, type PriceRows, publishedRows, unpackRows } from './price-rows.ts';
import { PriceSkeleton } from './price-skeleton.tsx';
import { PriceTable, unitAt } from './price-table.tsx';
import { PriceTools, useRowFilter } from './price-tools.tsx';
import { PublishBar } from './publish-bar.tsx';
import { PublishEffect } from './publish-effect.tsx';
import { changeText, stepText } from './step-text.ts';
import { typedPriceText } from './typed-price-text.ts';
import { UndoSteps } from './undo-steps.tsx';
import { UnitMark } from './unit-mark.tsx';
import { typeName, unitName } from './unit-names.ts';
import { useListPublishing } from './use-list-publishing.ts';

const nothingRefused: RefusedPrices = new Map();

function withRefusal(refused: RefusedPrices, uuid: string, price: RefusedPrice | undefined): RefusedPrices {
  if (refused.get(uuid) === price) return refused;
  const next = new Map(refused);
  if (price === undefined) next.delete(uuid);
  else next.set(uuid, price);
  return next;
}

const queryKey = (segment: PricedSegment) => ['admin-get-prices', segment];

/** The base prices of a segment: edited in place or by file, then published (PR-03). */
export function BasePrices({ segment }: { readonly segment: PricedSegment }) {
  const query = useQuery<PriceRows>(
    {
      queryKey: queryKey(segment),
      queryFn: async ({ signal }) => {
        const answer = await (await staffSend('admin-get-prices', { params: { segment } }, signal)).blob();
        const { storageTypes } = shapes();
        const task = { segment, answer, storageTypes, unitsUrl: unitsUrl(), kept: keptLarge(segment) };
        const opened = await inPriceListWorker('open', task);
        const rows = unpackRows(opened.rows);
        if (opened.kept) openBaseDraft(segment, rows, opened.kept);
        return rows;
      },
      structuralSharing: false,
    },
    queryClient,
  );
  const hasPanel = useMay()('prices:write');
  return (
    <Answer query={query} skeleton={<PriceSkeleton hasPanel={hasPanel} />}>
      {(rows) => <Opened segment={segment} rows={rows} />}
    </Answer>
  );
}

function Opened({ segment, rows }: { readonly segment: PricedSegment; readonly rows: PriceRows }) {
  const draft = useBaseDrafts((drafts) => drafts[segment]);
  useEffect(() => openBaseDraft(segment, rows), [segment, rows]);
  // The draft moves to newly loaded rows; the editor stays and keeps its messages.
  return draft ? <Editor segment={segment} draft={draft} /> : null;
}

const maximumLines = 20;

function Editor({ segment, draft }: { readonly segment: PricedSegment; readonly draft: BaseDraft }) {
  const texts = useTexts();
  const { t, locale } = texts;
  const { rows, prices } = draft;
  const mayPublish = useMay()('prices:write');
  const [filter, onlyChanges] = useRowFilter();
  const [refused, setRefused] = useState<RefusedPrices>(nothingRefused);
  const [ticked, setTicked] = useState(() => new Uint8Array(rows.length));
  const [bulk, setBulk] = useState<BulkPreview>();
  const isUnkept = useUnkept((unkept) => unkept[segment] === 'failed');
  const { refusal, setNote, bar } = useListPublishing();
  if (ticked.length !== rows.length) setTicked(new Uint8Array(rows.length));

  const nameIn = useCallback(
    (language: Texts, index: number): string => {
      const unit = unitAt(rows, index);
      return unit ? unitName(language, unit, segment) : rows.names[index]!;
    },
    [rows, segment],
  );
  const nameAt = (index: number) => nameIn(texts, index);
  const summary = useMemo(() => summarise(rows, prices, isLargeChange), [rows, prices]);
  // The rows found are rendered in slices, after the field and the menus.
  const wish = useDeferredValue(JSON.stringify(filter));
  const found = useMemo(() => {
    const asked: RowFilter = JSON.parse(wish);
    if (!isFiltering(asked)) return undefined;
    const typeNames = rows.types.map((code) => typeName(texts, code, segment));
    return filterRows(rows, asked, typeNames);
  }, [rows, wish, texts, segment]);
  const changes = onlyChanges ? prices : undefined;
  const shown = useMemo(
    () => (changes ? changedRows(rows, found, changes, refused) : found),
    [rows, found, changes, refused],
  );
  const which = useMemo(() => ({ ticked, shown }), [ticked, shown]);

  const refuse = useCallback(
    (index: number, price: RefusedPrice | undefined) => {
      setRefused((before) => withRefusal(before, rows.uuids[index]!, price));
      setNote(
        price &&
          ((now) =>
            now.t('admin.not-taken', {
              name: nameIn(now, index),
              reason: typedPriceText(price.reason, now),
            })),
      );
    },
    [rows, nameIn, setNote],
  );
  const changePrice = useCallback(
    (index: number, cents: number) => {
      refuse(index, undefined);
      changePrices(segment, rows, { kind: 'typed' }, [[index, cents]]);
    },
    [segment, rows, refuse],
  );
  const tick = useCallback((index: number, isTicked: boolean) => {
    setTicked((before) => before.with(index, isTicked ? 1 : 0));
  }, []);
  const tickShown = (isTicked: boolean) => {
    const next = ticked.slice();
    if (shown) for (const index of shown) next[index] = isTicked ? 1 : 0;
    else next.fill(isTicked ? 1 : 0);
    setTicked(next);
  };
  /** A column of a spreadsheet: each line is read with the same care as a typed price, and all are one step. */
  const paste = (indexes: readonly number[], lines: readonly string[]) => {
    const taken: [number, number][] = [];
    let wrong = refused;
    for (const [each, index] of indexes.entries()) {
      const line = lines[each] ?? '';
      const reading = readPrice(line, locale, baseCurrency());
      wrong = withRefusal(
        wrong,
        rows.uuids[index]!,
        reading.ok ? undefined : { typed: line, reason: reading.reason },
      );
      if (reading.ok) taken.push([index, reading.value]);
    }
    setRefused(wrong);
    changePrices(segment, rows, { kind: 'pasted' }, taken);
    setNote((now) => now.t('prices.pasted', { count: taken.length, refused: indexes.length - taken.length }));
  };
  const applyBulk = (preview: BulkPreview, change: PriceChange) => {
    const { indexes, cents } = changesOf(preview);
    const count = changeRows(segment, rows, { kind: 'bulk', change }, indexes, cents);
    setNote((now) => now.t('prices.applied', { what: changeText(now, change), count }));
  };
  const takeFile = (file: NewPrices) => {
    changeAllPrices(segment, rows, { kind: 'file' }, file);
    setRefused(nothingRefused);
  };
  const reload = () => invalidateCalls('admin-get-prices', 'admin-list-history');
  const goTo = (done: number) => {
    const isUndo = done < draft.done;
    const step = goToStep(segment, rows, done);
    if (!step) return;
    const [first = 0] = step.at;
    const now = isUndo ? step.before[0]! : step.after[0]!;
    const cents = Number.isNaN(now) ? rows.cents[first]! : now;
    setNote((language) =>
      step.at.length === 1
        ? language.t(isUndo ? 'admin.undone-price' : 'prices.redone-price', {
            name: nameIn(language, first),
            price: staffMoney(cents),
          })
        : language.t(isUndo ? 'admin.undone-prices' : 'prices.redone-prices', { count: step.at.length }),
    );
  };
  const shownAs = (uuids: readonly string[]): ShownRow[] => {
    const wanted = new Map<string, ShownRow>(
      uuids.map((uuid) => [uuid, { id: uuid, name: uuid, picture: null }]),
    );
    for (let index = 0; index < rows.length; index++) {
      const id = rows.uuids[index]!;
      if (!wanted.has(id)) continue;
      const unit = unitAt(rows, index);
      wanted.set(id, { id, name: nameAt(index), picture: unit && <UnitMark unit={unit} /> });
    }
    return [...wanted.values()];
  };
  const bodyOf = (extras: object) => inPriceListWorker('body', { segment, prices, extras });
  const conflicts = useMemo(() => [...draft.conflicts.keys()], [draft.conflicts]);
  const unsettled = refused.size + conflicts.length;
  const hasChanges = summary.changed > 0 && unsettled === 0;

  return (
    <div className="tall:pb-40">
      <ListNotices
        kind="base"
        segment={segment}
        version={rows.version}
        onLoad={() => void reload()}
        shownAs={shownAs}
        refusal={refusal}
        conflicts={conflicts.map((index) => ({
          id: String(index),
          name: nameAt(index),
          was: staffMoney(draft.conflicts.get(index)!),
          theirs: staffMoney(rows.cents[index]!),
          mine: staffMoney(prices[index]!),
        }))}
        onSettle={(ids, keep) => settleConflicts(segment, rows, ids.map(Number), keep)}
      />
      {isUnkept && (
        <div className="mb-4">
          <Notice kind="error">{t('prices.not-kept')}</Notice>
        </div>
      )}
      <PriceTools segment={segment} rows={rows} onFile={takeFile} />
      <div className={mayPublish ? 'grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_17.5rem]' : ''}>
        {shown?.length === 0 ? (
          <p className="py-8 text-muted">{t(onlyChanges ? 'admin.no-changes' : 'prices.nothing-found')}</p>
        ) : (
          <PriceTable
            segment={segment}
            rows={rows}
            prices={prices}
            refused={refused}
            preview={bulk?.prices}
            ticked={ticked}
            shown={shown}
            asked={wish}
            onTick={mayPublish ? tick : undefined}
            onTickShown={tickShown}
            onChange={changePrice}
            onRefuse={refuse}
            onPaste={paste}
          />
        )}
        {mayPublish && (
          <div className="flex flex-col gap-4">
            <ChangeMany rows={rows} draft={prices} which={which} onPreview={setBulk} onApply={applyBulk} />
            <PublishEffect
              version={rows.version}
              hasChanges={hasChanges}
              draft={prices}
              ask={async (watch) => askEffect('admin-preview-prices', await bodyOf({}), watch)}
            />
          </div>
        )}
      </div>
      <PublishBar
        summary={
          unsettled > 0
            ? t('admin.problems', { count: unsettled })
            : t('admin.changes', { count: summary.changed, rises: summary.rises, falls: summary.falls })
        }
        hasChanges={hasChanges}
        large={{
          count: summary.large.length,
          key: summary.largeKey,
          lines: summary.large
            .slice(0, maximumLines)
            .map(
              (index) =>
                `${nameAt(index)}: ${staffMoney(rows.cents[index]!)} → ${staffMoney(prices[index]!)}`,
            ),
        }}
        {...bar({
          publish: async (extras) => staffCall('admin-publish-prices', { body: await bodyOf(extras) }),
          plan: async (at, extras) =>
            staffCall('admin-plan-prices', { query: { at }, body: await bodyOf(extras) }),
          onPublished: async () => {
            const next = publishedRows(rows, prices);
            await inPriceListWorker('published', { segment, prices });
            clearBaseDraft(segment, next);
            queryClient.setQueryData(queryKey(segment), next);
            await invalidateCalls('admin-list-history');
          },
          onPlanned: () => clearBaseDraft(segment, rows),
        })}
        undo={
          <UndoSteps
            steps={draft.steps.map((step) => stepText(texts, step, nameAt))}
            done={draft.done}
            onGo={goTo}
          />
        }
      />
    </div>
  );
}

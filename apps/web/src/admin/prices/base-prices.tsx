import type { PricedSegment } from '@silowright/domain/catalogue/codes';
import type { BasePriceList } from '@silowright/domain/catalogue/option-list';
import { csvSeparatorFor, writePriceList } from '@silowright/domain/pricing/price-list-csv';
import { isLargeChange } from '@silowright/domain/pricing/price-list-difference';
import { readPrice } from '@silowright/texts/read-price';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useTexts } from '../../texts/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { downloadFile } from '../../ui/download-file.ts';
import { Notice } from '../../ui/notice.tsx';
import { queryClient } from '../../use-call.ts';
import { csvProblemText, type FileProblem } from '../csv-problem-text.ts';
import { Answer } from '../page-parts.tsx';
import { invalidateCalls, staffCall, staffSend } from '../staff-api.ts';
import { baseCurrency, staffMoney } from '../staff-money.ts';
import {
  changeBaseDraft,
  changeOnePrice,
  clearBaseDraft,
  openBaseDraft,
  summarise,
  undoBaseDraft,
  useBaseDrafts,
} from './base-draft.ts';
import { NewerVersion } from './newer-version.tsx';
import { PriceTable, type RefusedPrices } from './price-table.tsx';
import { PublishBar } from './publish-bar.tsx';
import { readInWorker } from './read-in-worker.ts';
import { RefusalNotice } from './refusal-notice.tsx';
import { typedPriceText } from './typed-price-text.ts';
import { UndoButton } from './undo-button.tsx';
import { usePublish } from './use-publish.ts';

const nothingRefused: RefusedPrices = new Map();

function withRefusal(refused: RefusedPrices, uuid: string, typed: string | undefined): RefusedPrices {
  if (refused.get(uuid) === typed) return refused;
  const next = new Map(refused);
  if (typed === undefined) next.delete(uuid);
  else next.set(uuid, typed);
  return next;
}

const maximumShown = 50;

interface LoadedList {
  readonly list: BasePriceList;
  /** The raw response; the worker parses it again off the main thread. */
  readonly text: string;
}

/** The base prices of a segment: edited in place or by file, then published (PR-03). */
export function BasePrices({ segment }: { readonly segment: PricedSegment }) {
  const query = useQuery<LoadedList>(
    {
      queryKey: ['admin-get-prices', segment],
      queryFn: async ({ signal }) => {
        const text = await (await staffSend('admin-get-prices', { params: { segment } }, signal)).text();
        return { list: JSON.parse(text) as BasePriceList, text };
      },
    },
    queryClient,
  );
  return <Answer query={query}>{(loaded) => <Editor segment={segment} loaded={loaded} />}</Answer>;
}

function Editor({ segment, loaded }: { readonly segment: PricedSegment; readonly loaded: LoadedList }) {
  const { t, language, locale } = useTexts();
  const { list, text } = loaded;
  const rows = list.prices;
  const draft = useBaseDrafts((drafts) => drafts[segment]);
  const [onlyChanges, setOnlyChanges] = useState(false);
  const [problems, setProblems] = useState<readonly FileProblem[]>([]);
  const input = useRef<HTMLInputElement>(null);
  const [refused, setRefused] = useState<RefusedPrices>(nothingRefused);
  const [note, setNote] = useState('');
  const { message, busy, refusal, publish } = usePublish();

  useEffect(() => openBaseDraft(segment, rows), [segment, rows]);
  const fits = draft?.prices.length === rows.length ? draft : undefined;
  const summary = useMemo(
    () => (fits ? summarise(rows, fits.prices, isLargeChange) : undefined),
    [rows, fits],
  );
  const refuse = useCallback(
    (index: number, typed: string | undefined) => {
      const { uuid, name } = rows[index]!;
      setRefused((before) => withRefusal(before, uuid, typed));
      const reading = typed === undefined ? undefined : readPrice(typed, locale, baseCurrency());
      if (!reading || reading.ok) return setNote('');
      setNote(t('admin.not-taken', { name, reason: typedPriceText(reading.reason, { t, locale }) }));
    },
    [rows, t, locale],
  );
  const changePrice = useCallback(
    (index: number, cents: number) => {
      refuse(index, undefined);
      changeOnePrice(segment, rows, index, cents === rows[index]!.priceInCents ? undefined : cents);
    },
    [segment, rows, refuse],
  );
  if (!fits || !summary) return null;

  const body = (extras: { comment?: string; confirmLargeChanges?: boolean } = {}) => ({
    id: { version: list.id.version + 1, segment },
    prices: rows.map((row, index) => {
      const price = fits.prices[index]!;
      return Number.isNaN(price) ? row : { ...row, priceInCents: price };
    }),
    ...extras,
  });
  const upload = async (file: File) => {
    setProblems([]);
    const outcome = await readInWorker({ file, current: text });
    if (outcome.ok) {
      changeBaseDraft(segment, rows, outcome.value);
      setRefused(nothingRefused);
    } else {
      // The specified log text; users get a message too (D17).
      if (outcome.reason.some(({ code }) => code === 'empty')) console.info('no csv data found');
      setProblems(outcome.reason);
    }
  };
  const reload = () => invalidateCalls('admin-get-prices', 'admin-list-history');
  const undo = () => {
    const undone = undoBaseDraft(segment, rows);
    const [first = 0] = undone;
    const { name, priceInCents } = rows[first]!;
    const before = fits.past.at(-1)?.[first] ?? Number.NaN;
    const price = staffMoney(Number.isNaN(before) ? priceInCents : before);
    setNote(
      undone.length === 1
        ? t('admin.undone-price', { name, price })
        : t('admin.undone-prices', { count: undone.length }),
    );
  };

  return (
    <div className="pb-40">
      <NewerVersion kind="base" segment={segment} version={list.id.version} onLoad={() => void reload()} />
      <div className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-2">
        <label className="flex min-h-11 items-center gap-2">
          <input
            type="checkbox"
            checked={onlyChanges}
            onChange={(event) => setOnlyChanges(event.target.checked)}
          />
          {t('admin.only-changes')}
        </label>
        <Button
          look="secondary"
          onClick={() =>
            downloadFile(
              `prices-${segment}-${list.id.version}.csv`,
              writePriceList(rows, csvSeparatorFor(language)),
            )
          }
        >
          {t('admin.download-current')}
        </Button>
        <Button look="secondary" onClick={() => input.current?.click()}>
          {t('admin.upload-csv')}
        </Button>
        <input
          ref={input}
          type="file"
          accept=".csv,text/csv,.txt"
          aria-label={t('admin.upload-csv')}
          className="hidden"
          onChange={(event) => {
            const file = event.target.files?.[0];
            if (file) void upload(file);
            event.target.value = '';
          }}
        />
        <span className="ml-auto text-sm text-muted">
          {t('admin.version', { version: list.id.version, count: rows.length })}
        </span>
      </div>
      {problems.length > 0 && (
        <div className="mb-4">
          <Notice kind="error" takeFocus>
            <p className="font-bold">{t('admin.csv-refused')}</p>
            <ul className="mt-2 list-disc pl-5 text-sm">
              {problems.slice(0, maximumShown).map((problem) => (
                <li key={`${problem.code} ${problem.row} ${problem.column} ${problem.value}`}>
                  {csvProblemText(problem, t)}
                </li>
              ))}
              {problems.length > maximumShown && (
                <li>{t('admin.and-more', { count: problems.length - maximumShown })}</li>
              )}
            </ul>
          </Notice>
        </div>
      )}
      <RefusalNotice refusal={refusal} onCarryOver={() => void reload()} />
      <PriceTable
        segment={segment}
        rows={rows}
        prices={fits.prices}
        refused={refused}
        shown={
          onlyChanges
            ? [...rows.keys()].filter(
                (index) => !Number.isNaN(fits.prices[index]) || refused.has(rows[index]!.uuid),
              )
            : undefined
        }
        onChange={changePrice}
        onRefuse={refuse}
      />
      <PublishBar
        segment={segment}
        version={list.id.version}
        summary={
          refused.size > 0
            ? t('admin.problems', { count: refused.size })
            : t('admin.changes', {
                count: summary.changed.length,
                rises: summary.rises,
                falls: summary.falls,
              })
        }
        hasChanges={summary.changed.length > 0 && refused.size === 0}
        large={summary.large.map(
          (index) =>
            `${rows[index]!.name}: ${staffMoney(rows[index]!.priceInCents)} → ${staffMoney(fits.prices[index]!)}`,
        )}
        message={message || note}
        busy={busy}
        draft={fits.prices}
        askEffect={(signal) => staffCall('admin-preview-prices', { body: body() }, signal)}
        onPublish={async (extras) => {
          setNote('');
          const done = await publish(() => staffCall('admin-publish-prices', { body: body(extras) }));
          if (done) {
            clearBaseDraft(segment, rows);
            await reload();
          }
          return done;
        }}
        undo={<UndoButton steps={fits.past.length} onUndo={undo} />}
      />
    </div>
  );
}

import { maxLength } from '@silowright/domain/session/field-rules';
import { ApiError, type CallOutput } from '@silowright/ui/calls/api.ts';
import { isLike, isRecord, readKept } from '@silowright/ui/kept/kept-json.ts';
import { Button } from '@silowright/ui/parts/button.tsx';
import { inputLook } from '@silowright/ui/parts/field.tsx';
import { Notice } from '@silowright/ui/parts/notice.tsx';
import { useTexts } from '@silowright/ui/texts/use-texts.ts';
import { useEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { failureText, invalidateCalls, staffCall, useStaffCall } from '../../calls/staff-api.ts';
import { percentText } from '../../parts/formats.ts';
import { useUnsaved } from '../../parts/leave-guard.tsx';
import { Answer, PageHead } from '../../parts/page-parts.tsx';
import { SkeletonItem } from '../../parts/skeleton.tsx';
import { staffMoney } from '../../parts/staff-money.ts';
import { ApprovalChanges } from '../approval-changes.tsx';
import { PriceSheet } from '../price-sheet.tsx';
import { useRevisionPdf } from '../revision-pdf.tsx';
import { UnitImage } from '../unit-image.tsx';
import { draftProblemText } from './draft-problem-text.ts';
import {
  type DraftField,
  type DraftProblem,
  draftInStyle,
  type EditedDraft,
  editedDraft,
  fieldOfPath,
  readDraft,
} from './edited-draft.ts';
import {
  Complaint,
  DraftInput,
  type OwnField,
  ReviseDiscount,
  ReviseExtras,
  RevisePart,
  ReviseSaved,
  ReviseTransport,
} from './revise-money.tsx';
import { ReviseOptions } from './revise-options.tsx';
import { RevisePositions } from './revise-positions.tsx';

type Preview = CallOutput<'admin-preview-revision'>;

/** Staff revise a quotation; the server prices every change (D29). */
export function RevisePage({ id }: { readonly id: string }) {
  const { t } = useTexts();
  const start = useStaffCall('admin-preview-revision', { params: { id }, body: {} });
  return (
    <Answer query={start} skeleton={<SkeletonItem />} title={t('admin.revise')}>
      {(first) => <Revise key={id} id={id} first={first} />}
    </Answer>
  );
}

/** A line does not end within a number. */
const unbroken = (number: string): string => number.replaceAll('-', '\u2011');

interface Failed {
  readonly asked: string | undefined;
  readonly error: unknown;
}

/** What the server refused, at its fields (B29). */
const refusedFields = (error: unknown, edited: EditedDraft): [DraftField, DraftProblem][] =>
  (error instanceof ApiError ? error.fields : []).flatMap(({ path, code }): [DraftField, DraftProblem][] => {
    const field = fieldOfPath(path, edited);
    const problem = { code: field === 'discount' && code === 'too-large' ? 'above-goods' : 'other' } as const;
    return field ? [[field, problem]] : [];
  });

/** Beyond these pauses of typing the server prices the draft. */
const pauseMs = 300;

function Revise({ id, first }: { readonly id: string; readonly first: Preview }) {
  const texts = useTexts();
  const { t, locale } = texts;
  const [, navigate] = useLocation();
  const kept = `revise ${id}`;
  const { currency } = first.prices;
  const [edited, setEdited] = useState<EditedDraft>(() => {
    const fresh = editedDraft(first.draft, locale, currency);
    return (
      readKept(sessionStorage.getItem(kept), (draft) =>
        // Which options there are may have changed.
        isLike({ ...fresh, selection: {} }, draft),
      ) ?? fresh
    );
  });
  const [writtenIn, setWrittenIn] = useState(locale);
  const [preview, setPreview] = useState(first);
  /** The draft of the preview, and the one that was refused, with the reason. */
  const [priced, setPriced] = useState<string>();
  const [failed, setFailed] = useState<Failed>();
  const [isBusy, setBusy] = useState(false);
  /** How often something was missing when it was sent. */
  const [complaints, setComplaints] = useState(0);
  const fields = useRef<HTMLDivElement>(null);
  const pdf = useRevisionPdf(id);
  const { draft, wrong, missing } = readDraft(edited, locale, currency);
  const asked = draft && JSON.stringify(draft);
  const isChanged = JSON.stringify(edited) !== JSON.stringify(editedDraft(first.draft, writtenIn, currency));
  // Amounts are in one style, that of the reader.
  if (writtenIn !== locale) {
    setEdited(draftInStyle(edited, writtenIn, locale, currency));
    setWrittenIn(locale);
  }
  useUnsaved(isChanged);

  useEffect(() => {
    if (asked === undefined) return;
    const stop = new AbortController();
    const timer = setTimeout(async () => {
      try {
        const input = {
          params: { id },
          body: { draft: readKept<NonNullable<typeof draft>>(asked, isRecord)! },
        };
        setPreview(await staffCall('admin-preview-revision', input, stop.signal));
        setPriced(asked);
        setFailed(undefined);
      } catch (error) {
        if (!stop.signal.aborted) setFailed({ asked, error });
      }
    }, pauseMs);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [asked, id]);

  useEffect(() => {
    if (complaints === 0) return;
    const field = fields.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    // Not behind the bar at the bottom.
    field?.scrollIntoView({ block: 'center' });
    field?.focus({ preventScroll: true });
  }, [complaints]);

  const edit = (part: Partial<EditedDraft>) => {
    const next = { ...edited, ...part };
    setEdited(next);
    sessionStorage.setItem(kept, JSON.stringify(next));
  };
  const refused = new Map(failed?.asked === asked ? refusedFields(failed?.error, edited) : []);
  const complaintOf = (field: DraftField): string | undefined => {
    const problem =
      wrong.get(field) ?? refused.get(field) ?? (complaints > 0 ? missing.get(field) : undefined);
    return problem && draftProblemText(problem, texts, { goodsInCents: preview.goods_in_cents, currency });
  };
  /** What is on the page was not priced, or not yet: no total is shown for it, and nothing is sent (B29). */
  const isPriced = asked !== undefined && asked === (priced ?? asked) && failed?.asked !== asked;
  const isPending = asked !== undefined && !isPriced && failed?.asked !== asked;
  const drop = () => {
    sessionStorage.removeItem(kept);
    setEdited(editedDraft(first.draft, locale, currency));
  };
  const complain = () => setComplaints(complaints + 1);
  const act = async (work: () => Promise<void>) => {
    setBusy(true);
    try {
      await work();
    } catch (error) {
      setFailed({ asked, error });
    } finally {
      setBusy(false);
    }
  };
  const send = () => {
    if (!draft || missing.size > 0) return complain();
    void act(async () => {
      const answer = await staffCall('admin-send-revision', { params: { id }, body: { draft } });
      sessionStorage.removeItem(kept);
      setEdited(editedDraft(first.draft, locale, currency));
      await invalidateCalls('admin-get-incoming', 'admin-list-incoming', 'admin-list-approvals');
      // After the guard of unsaved input has seen that nothing is unsaved.
      setTimeout(() => navigate(`/admin/quotations/${answer.id}`));
    });
  };
  const print = () => (draft ? void act(() => pdf.print(draft)) : complain());
  /** A quotation that was signed or revised meanwhile says so; the draft stays. */
  const problemText = (error: unknown): string => {
    if (!(error instanceof ApiError)) return failureText(error);
    if (error.code === 'offer-closed') return t('admin.revise-signed-meanwhile');
    if (error.code === 'changed-meanwhile') return t('admin.revise-revised-meanwhile');
    if (error.code === 'unknown-choice') return t('admin.revise-impossible');
    return failureText(error);
  };

  const before = first.before_in_cents;
  const after = preview.prices.total_in_cents;
  const problem = failed && failed.asked === asked && problemText(failed.error);
  const bind = (field: OwnField) => ({
    field,
    complaint: complaintOf(field),
    value: edited[field],
    onType: (typed: string) => edit({ [field]: typed }),
  });
  const parts = { edited, preview, bind, complaintOf, onEdit: edit };
  return (
    <>
      <PageHead title={t('admin.revise-title', { number: first.number })}>
        <Link
          href={`/admin/quotations/${id}`}
          className="inline-flex min-h-11 items-center text-brand-strong underline"
        >
          {t('admin.revise-back')}
        </Link>
      </PageHead>
      <p className="mb-4 max-w-[75ch] text-muted">
        {t('admin.revise-about', {
          customer: first.customer,
          number: unbroken(first.number),
          next: unbroken(first.next_number),
        })}
      </p>
      <div className="grid items-start gap-4 pb-4 tall:pb-28 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <div ref={fields} className="flex flex-col gap-4">
          {edited.positions.length > 0 ? (
            <RevisePositions {...parts} first={first} />
          ) : (
            <>
              <RevisePart title={t('admin.revise-number')}>
                <DraftInput
                  {...bind('amount')}
                  className="max-w-24 text-right"
                  inputMode="numeric"
                  aria-label={t('admin.revise-number')}
                />
                <Complaint {...bind('amount')} />
              </RevisePart>
              <details
                open={complaintOf('selection') !== undefined || undefined}
                className="rounded-surface border border-line bg-surface"
              >
                <summary className="min-h-11 cursor-pointer px-4 py-3 font-bold">
                  {t('admin.revise-options', { count: preview.prices.lines.length })}
                </summary>
                <div className="px-2 pb-4">
                  <ReviseOptions
                    groups={preview.groups}
                    currency={currency}
                    selection={edited.selection}
                    before={first.draft.selection}
                    complaint={complaintOf('selection')}
                    onSelect={(selection) => edit({ selection })}
                  />
                </div>
              </details>
              {preview.dropped.length > 0 && (
                <Notice kind="info">
                  {t('admin.revise-dropped', {
                    options: preview.dropped.map(({ key }) => nameOf(key)).join(', '),
                  })}
                </Notice>
              )}
            </>
          )}
          <ReviseExtras {...parts} />
          <ReviseDiscount {...parts} />
          <ReviseTransport {...parts} />
          <ReviseSaved preview={preview} />
          <RevisePart title={t('admin.revise-why')} about={t('admin.revise-not-printed')}>
            <DraftInput {...bind('why')} aria-label={t('admin.revise-why')} maxLength={maxLength.search} />
            <Complaint {...bind('why')} />
          </RevisePart>
          <RevisePart title={t('admin.revise-message')} about={t('admin.revise-message-about')}>
            <textarea
              rows={3}
              className={inputLook(undefined)}
              aria-label={t('admin.revise-message')}
              lang={first.locale.slice(0, 2)}
              maxLength={maxLength.comments}
              value={edited.message}
              onChange={(event) => edit({ message: event.target.value })}
            />
          </RevisePart>
        </div>
        <section aria-labelledby="what-customer-gets" className="flex flex-col gap-4">
          <h2 id="what-customer-gets" className="text-lg">
            {t('admin.revise-customer-gets')}
          </h2>
          {!isPriced && !isPending && <Notice kind="info">{t('admin.revise-old')}</Notice>}
          {preview.unit && edited.positions.length === 0 && (
            <div className="flex h-48 justify-center rounded-surface border border-line bg-linear-to-b from-surface to-sunken p-2">
              <UnitImage
                unit={preview.unit}
                person
                title={t('admin.unit-picture')}
                className="h-full max-w-full"
              />
            </div>
          )}
          {preview.positions && preview.changes.length > 0 && <ApprovalChanges preview={preview} />}
          <PriceSheet prices={preview.prices} />
          <div>{pdf.button(print, isBusy)}</div>
          {pdf.pages}
        </section>
      </div>
      <div className="z-10 border-t border-line-strong bg-surface px-4 py-3 tall:fixed tall:inset-x-0 tall:bottom-0 tall:max-md:bottom-14 tall:md:left-16 tall:lg:left-52">
        <div className="page-width flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
          <p className="tabular-nums">
            <span className="block text-sm text-muted">{t('admin.price-total')}</span>
            {isPriced ? (
              <>
                {after !== before && <s className="text-muted">{staffMoney(before, currency)}</s>}{' '}
                <strong className="text-lg">{staffMoney(after, currency)}</strong>{' '}
                {after !== before && (
                  <span className={after < before ? 'text-bad' : ''}>
                    {`${after < before ? '−' : '+'}${percentText(Math.abs(after - before) / before, locale, 1)}`}
                  </span>
                )}
              </>
            ) : (
              <span className="text-muted">{t('admin.revise-no-total')}</span>
            )}
          </p>
          <div className="flex flex-wrap items-center gap-3">
            {problem && (
              <span role="alert" className="max-w-[40ch] text-sm text-bad">
                {problem}
              </span>
            )}
            {isChanged && (
              <Button look="quiet" onClick={drop}>
                {t('admin.revise-drop')}
              </Button>
            )}
            <Button disabled={isBusy || wrong.size > 0 || isPending} onClick={send}>
              {t(preview.needs_approval ? 'admin.revise-ask' : 'admin.revise-send')}
            </Button>
          </div>
        </div>
      </div>
    </>
  );

  function nameOf(key: string): string {
    return preview.groups.find((group) => group.key === key)?.group.text ?? key;
  }
}

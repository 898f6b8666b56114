import type { IncomingKind } from '@silowright/contract/incoming-kinds';
import { placeInLanguage } from '@silowright/domain/catalogue/country-names';
import { type DealEvent, eventsFor, isDealState, stageOf } from '@silowright/domain/deal/states';
import type { CallOutput } from '@silowright/ui/calls/api.ts';
import { ApiError } from '@silowright/ui/calls/api.ts';
import { lazyPart } from '@silowright/ui/page/lazy-part.ts';
import { PageHeading } from '@silowright/ui/page/page-heading.tsx';
import { Button, buttonLook } from '@silowright/ui/parts/button.tsx';
import { Notice } from '@silowright/ui/parts/notice.tsx';
import { useTexts } from '@silowright/ui/texts/use-texts.ts';
import { Suspense, useState } from 'react';
import { Link, useSearchParams } from 'wouter';
import { useMay } from '../access/may.tsx';
import { Allowed, MissingPage } from '../access/missing-page.tsx';
import {
  failureText,
  invalidateCalls,
  OfflineError,
  staffCall,
  staffSend,
  useStaffCall,
} from '../calls/staff-api.ts';
import { dateText } from '../parts/formats.ts';
import { Answer, useStaffTitle } from '../parts/page-parts.tsx';
import { useSaved } from '../parts/saved-message.tsx';
import { SkeletonItem } from '../parts/skeleton.tsx';
import { staffMoney } from '../parts/staff-money.ts';
import { AddNote } from './add-note.tsx';
import { ApprovalCard } from './approval-card.tsx';
import { FollowUp } from './follow-up.tsx';
import { ItemTrail } from './item-trail.tsx';
import { useListAddress, useOpenedItem } from './list/list-address.ts';
import { titleText } from './list/list-names.ts';
import { StateBadge } from './list/state-badge.tsx';
import { MailTable } from './mails/mail-table.tsx';
import { entryLook, MenuButton, MoreMenu } from './more-menu.tsx';
import { Owner } from './owner.tsx';
import { EngineeringCard, PositionSections } from './position-sections.tsx';
import { PriceSheet } from './price-sheet.tsx';
import { Sheet } from './sheet.tsx';
import { SitePhotoCard } from './site-photo-card.tsx';
import { Timeline } from './timeline.tsx';
import { liveMs } from './use-work.ts';
import { VoidDialog } from './void-dialog.tsx';
import type { YardPlanCardProps } from './yard-plan-card.tsx';

const RevisePage = lazyPart('revise', ['catalogue', 'signing'], () =>
  import('./revise/revise-page.tsx').then((m) => m.RevisePage),
);
const YardPlanCard = lazyPart<YardPlanCardProps>('yard-plan', ['site'], () =>
  import('./yard-plan-card.tsx').then((m) => m.YardPlanCard),
);

type Detail = CallOutput<'admin-get-incoming'>;
type Change = Parameters<typeof staffCall<'admin-change-incoming'>>[1]['body'];

/** One quotation, lead or meeting with all its data and the actions of staff (D14). */
export function IncomingDetail({ kind, id }: { readonly kind: IncomingKind; readonly id: string }) {
  // Mails go out and customers open them while the page is open.
  const detail = useStaffCall('admin-get-incoming', { params: { kind, id } }, { refetchInterval: liveMs });
  const [params] = useSearchParams();
  const { t } = useTexts();
  const list = useListAddress();
  useOpenedItem(id);
  if (kind === 'quotations' && params.has('revise'))
    return (
      <Allowed scope="incoming:write">
        <RevisePage id={id} />
      </Allowed>
    );
  return (
    <Answer
      query={detail}
      skeleton={<SkeletonItem />}
      title={t(`admin.page-${kind}`)}
      missing={
        <MissingPage
          title={t('admin.no-item-title')}
          about={t('admin.no-item')}
          back={{ address: list?.address ?? `/admin/${kind}`, page: t(`admin.page-${kind}`) }}
        />
      }
    >
      {(data) => <Loaded kind={kind} id={id} data={data} />}
    </Answer>
  );
}

const documentText = (kind: string) => {
  if (kind === 'signed') return 'admin.open-signed' as const;
  return kind === 'site-sheet' ? ('admin.open-site-sheet' as const) : ('admin.open-pdf' as const);
};

const canStaff = (state: string, event: DealEvent): boolean =>
  isDealState(state) && eventsFor({ state, hasOpenChecks: false }, 'staff').includes(event);

interface LoadedProps {
  readonly kind: IncomingKind;
  readonly id: string;
  readonly data: Detail;
}

function Loaded({ kind, id, data }: LoadedProps) {
  const { t, locale, language } = useTexts();
  const [failure, setFailure] = useState('');
  const [isVoiding, setVoiding] = useState(false);
  const { say, fail } = useSaved();
  const list = useListAddress();
  const { item } = data;
  const reason = data.events.findLast(({ event }) => event === 'declined')?.details;
  const refresh = () =>
    invalidateCalls('admin-get-incoming', 'admin-list-incoming', 'admin-list-mails', 'admin-get-work');
  const act = async (work: () => Promise<unknown>): Promise<boolean> => {
    setFailure('');
    try {
      await work();
      await refresh();
      return true;
    } catch (error) {
      // Reload what somebody else changed; the notes show it beside the typed text.
      const isConflict = error instanceof ApiError && error.code === 'changed-meanwhile';
      if (isConflict) await refresh();
      // Above the tabs of a phone, where somebody who types sees it.
      else if (error instanceof OfflineError && !isVoiding) fail(failureText(error));
      else setFailure(failureText(error));
      return false;
    }
  };
  const change = (body: Change) =>
    act(() => staffCall('admin-change-incoming', { params: { kind, id }, body }));
  const open = (documentId: string) =>
    act(async () => {
      const response = await staffSend('admin-get-document', { params: { id: documentId } });
      window.open(URL.createObjectURL(await response.blob()), '_blank', 'noopener');
    });
  const may = useMay();
  const isWriter = may('incoming:write');
  const isNewest = data.revisions[0]?.id === id;
  const mayRevise = isWriter && isNewest && data.sheet.prices !== null && stageOf(item.state) !== 'won';
  const papers = data.documents.filter(({ kind: of }) => of !== 'site-photo');
  const photo = data.documents.find(({ kind: of }) => of === 'site-photo');
  const phoneFact = data.sheet.facts.find(({ name }) => name === 'phone')?.value;
  const phone = phoneFact?.kind === 'phone' ? phoneFact.text : undefined;
  const title =
    titleText(locale, kind, item.title) || [item.person, item.company].filter(Boolean).join(' · ');
  useStaffTitle(title);
  const mayVoid = may('offers:decide') && canStaff(item.state, 'void');
  const siteSheets = data.documents.filter((each) => each.kind === 'site-sheet');
  const hasFigures = data.sheet.prices !== null || data.sheet.engineering !== null || photo !== undefined;
  const isUndecided = canStaff(item.state, 'withdraw');
  const validUntil = isUndecided && data.valid_until;
  const mayChange = isWriter && kind === 'quotations' && isUndecided;
  return (
    <>
      <ItemTrail list={list ?? { list: kind, address: `/admin/${kind}` }} kind={kind} id={id} />
      <div className="mb-6 flex flex-wrap items-start justify-between gap-x-6 gap-y-4">
        <div className="min-w-0">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <PageHeading className={`text-2xl ${kind === 'quotations' ? 'whitespace-nowrap' : ''}`}>
              {title}
            </PageHeading>
            <StateBadge item={item} />
            {data.handled_by && (
              <span className="text-sm text-good">✓ {t('admin.handled-by', { name: data.handled_by })}</span>
            )}
          </div>
          <p className="mt-1 text-muted">
            {[
              item.title &&
                [item.company || item.person, placeInLanguage(item.place, language)]
                  .filter(Boolean)
                  .join(', '),
              item.total_in_cents !== null && (
                <strong key="total" className="text-ink">
                  {staffMoney(item.total_in_cents, item.currency ?? undefined)}
                </strong>
              ),
              validUntil && t('admin.valid-until', { date: dateText(locale, validUntil) }),
            ]
              .filter(Boolean)
              .flatMap((part, index) => (index > 0 ? [' · ', part] : [part]))}
          </p>
        </div>
        <div className="flex flex-wrap gap-3">
          {mayRevise && (
            <Link href={`/admin/quotations/${id}?revise`} className={buttonLook('primary')}>
              {t('admin.revise')}
            </Link>
          )}
          {phone && (
            <a href={`tel:${encodeURI(phone)}`} className={`${buttonLook('secondary')} md:hidden`}>
              {t('admin.call')}
            </a>
          )}
          {item.email && (
            <a href={`mailto:${encodeURI(item.email)}`} className={`${buttonLook('secondary')} md:hidden`}>
              {t('admin.mail')}
            </a>
          )}
          {papers
            .filter((each) => !siteSheets.includes(each))
            .map((document) => (
              <Button key={document.id} look="secondary" onClick={() => void open(document.id)}>
                {t(documentText(document.kind))}
              </Button>
            ))}
          {isWriter && (
            <Button look="secondary" onClick={() => void change({ handled: !item.handled })}>
              {t(item.handled ? 'admin.mark-unhandled' : 'admin.mark-handled')}
            </Button>
          )}
          {(data.reopen_path || mayChange || mayVoid || siteSheets.length > 0) && (
            <MoreMenu>
              {siteSheets.map((document) => (
                <MenuButton key={document.id} onClick={() => void open(document.id)}>
                  {t(documentText(document.kind))}
                </MenuButton>
              ))}
              {data.reopen_path && (
                <a
                  href={`${data.reopen_path}?by=staff`}
                  target="_blank"
                  rel="noreferrer"
                  className={entryLook}
                >
                  {t('admin.reopen')}
                </a>
              )}
              {mayChange && (
                <>
                  <MenuButton onClick={() => void change({ extend_days: 30 })}>
                    {t('admin.extend')}
                  </MenuButton>
                  <MenuButton
                    onClick={() => {
                      if (window.confirm(t('admin.withdraw-sure'))) void change({ withdraw: true });
                    }}
                  >
                    {t('admin.withdraw')}
                  </MenuButton>
                </>
              )}
              {mayVoid && (
                <MenuButton className="text-bad" onClick={() => setVoiding(true)}>
                  {t('admin.void')}
                </MenuButton>
              )}
            </MoreMenu>
          )}
        </div>
      </div>
      {data.revisions.length > 1 && (
        <nav aria-label={t('admin.revisions')} className="mb-4 flex flex-wrap gap-2 text-sm">
          {data.revisions.map((revision) => (
            <Link
              key={revision.id}
              href={`/admin/quotations/${revision.id}`}
              aria-current={revision.id === id ? 'page' : undefined}
              className="inline-flex min-h-11 items-center gap-2 rounded-control border border-line-strong bg-surface px-3 aria-[current=page]:border-brand aria-[current=page]:bg-brand-tint aria-[current=page]:font-bold md:min-h-8"
            >
              <span className="whitespace-nowrap">{revision.title}</span>
              <span className="font-normal text-muted">{t(`admin.state-${revision.state}`)}</span>
            </Link>
          ))}
        </nav>
      )}
      {reason && (
        <p className="mb-4 max-w-[65ch] wrap-anywhere whitespace-pre-wrap">
          {t('admin.declined-because', { reason })}
        </p>
      )}
      {failure && <Notice kind="error">{failure}</Notice>}
      {data.sheet.prices && <ApprovalCard quotationId={id} />}
      {mayVoid && (
        <VoidDialog
          open={isVoiding}
          failure={failure}
          onClose={() => setVoiding(false)}
          onVoid={async (reason) => {
            const body = { reason };
            if (await act(() => staffCall('admin-void-quotation', { params: { id }, body })))
              setVoiding(false);
          }}
        />
      )}
      <div
        className={`grid items-start gap-6 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)] ${hasFigures ? 'min-[90rem]:grid-cols-[minmax(0,5fr)_minmax(0,7fr)_minmax(0,5fr)]' : ''}`}
      >
        <div className={`flex flex-col gap-6 ${hasFigures ? 'min-[90rem]:contents' : ''}`}>
          <Sheet sheet={data.sheet} />
          {hasFigures && (
            <div className="flex flex-col gap-6">
              {data.sheet.prices && <PriceSheet prices={data.sheet.prices} />}
              {data.sheet.positions && (
                <PositionSections
                  positions={data.sheet.positions}
                  currency={data.sheet.prices?.currency ?? ''}
                />
              )}
              {data.sheet.engineering && !data.sheet.positions && (
                <Suspense fallback={null}>
                  <EngineeringCard data={data.sheet.engineering} />
                </Suspense>
              )}
              {data.sheet.yard_positions && (
                <Suspense fallback={null}>
                  <YardPlanCard positions={data.sheet.yard_positions} />
                </Suspense>
              )}
              {photo && <SitePhotoCard documentId={photo.id} />}
            </div>
          )}
        </div>
        <div className="order-first flex flex-col gap-6 lg:order-none">
          <section
            aria-label={t('admin.follow-up')}
            className="flex flex-col gap-3 rounded-surface border border-line bg-surface p-4"
          >
            <FollowUp
              planned={item.follow_up}
              mayChange={isWriter}
              onChange={(follow_up) => change({ follow_up })}
            />
            <Owner
              assigned={item.assigned_to}
              mayChange={isWriter}
              onAssign={(assigned_to) => change({ assigned_to })}
            />
          </section>
          <Timeline events={data.events}>
            {isWriter && <AddNote draftKey={`note ${kind} ${id}`} onAdd={(note) => change({ note })} />}
          </Timeline>
          <section>
            <h2 className="mb-3 text-lg">{t('admin.mails-title')}</h2>
            {data.mails.length === 0 ? (
              <p className="text-muted">{t('admin.no-mails')}</p>
            ) : (
              <MailTable
                mails={data.mails}
                onSendAgain={(mailId) =>
                  act(async () => {
                    await staffCall('admin-send-again', { params: { id: mailId } });
                    say(t('admin.mails-settled-send', { count: 1 }));
                  })
                }
              />
            )}
          </section>
        </div>
      </div>
    </>
  );
}

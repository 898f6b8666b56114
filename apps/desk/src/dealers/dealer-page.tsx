import type { ResponseOf } from '@silowright/contract/call';
import type {
  adminGetDealer,
  DealerInput,
  StaffDealer,
  StaffDealerChange,
} from '@silowright/contract/dealers';
import { Button } from '@silowright/ui/parts/button.tsx';
import { priceListName } from '@silowright/ui/texts/segments.ts';
import { useTexts } from '@silowright/ui/texts/use-texts.ts';
import { type ReactNode, useState } from 'react';
import { Link, useParams } from 'wouter';
import { May } from '../access/may.tsx';
import { invalidateCalls, staffCall, useStaffCall } from '../calls/staff-api.ts';
import { titleText } from '../incoming/list/list-names.ts';
import { unitText } from '../incoming/list/subject-text.ts';
import { countryName } from '../lists/place-choices.ts';
import { percentText, timeText } from '../parts/formats.ts';
import { Answer, Facts, PageHead } from '../parts/page-parts.tsx';
import { useSaved } from '../parts/saved-message.tsx';
import { staffAmounts, staffMoney } from '../parts/staff-money.ts';
import { signedShare, sumOf } from './choose-dealers.ts';
import { DealerDialog } from './dealer-dialog.tsx';
import { dealerFacts } from './dealer-facts.tsx';
import { DealerQr } from './dealer-link.tsx';
import { DealerMark } from './dealer-mark.tsx';
import { Differences } from './differences.tsx';
import { LogoUpload } from './logo-upload.tsx';

type Known = ResponseOf<typeof adminGetDealer>;

/** One dealer: its details, quotations, link and the history of its changes (PX-07). */
export function DealerPage() {
  const { id = '' } = useParams<{ id: string }>();
  const { t } = useTexts();
  const known = useStaffCall('admin-get-dealer', { params: { id } });
  return (
    <>
      <p className="mb-2 text-sm">
        <Link href="/admin/dealers" className="text-brand-strong underline">
          {t('admin.dealers-title')}
        </Link>
      </p>
      <Answer query={known}>{(data) => <Known {...data} />}</Answer>
    </>
  );
}

function Known({ dealer, printed_phone, changes, quarters, days_to_sign }: Known) {
  const texts = useTexts();
  const { t } = texts;
  const save = useSave(dealer);
  const [editing, setEditing] = useState(false);
  const figured = useStaffCall('admin-list-dealer-figures', { query: {} });
  const own = figured.data?.find(({ id }) => id === dealer.id);
  const share = signedShare(own);
  const percent = (part: number | undefined) => (part === undefined ? '–' : percentText(part, texts.locale));
  return (
    <>
      <PageHead title={dealer.name}>
        {dealer.crm_url && (
          <a
            href={dealer.crm_url}
            rel="noreferrer"
            target="_blank"
            className="inline-flex min-h-11 items-center text-brand underline"
          >
            {t('admin.dealer-crm')}
          </a>
        )}
        <May scope="dealers:write">
          <Button look="secondary" onClick={() => void save({ active: !dealer.active })}>
            {t(dealer.active ? 'admin.dealer-switch-off' : 'admin.dealer-switch-on')}
          </Button>
          <Button onClick={() => setEditing(true)}>{t('admin.edit')}</Button>
        </May>
      </PageHead>
      <div className="-mt-3 mb-6 flex flex-wrap items-center gap-3">
        <DealerMark dealer={dealer} large />
        <span
          className={`rounded-control px-2 py-0.5 text-sm ${dealer.active ? 'bg-good/10 text-good' : 'bg-sunken text-muted'}`}
        >
          {t(dealer.active ? 'admin.dealer-is-active' : 'admin.dealer-off')}
        </span>
        <span className="text-muted">
          {[
            dealer.city,
            countryName(texts, dealer.country),
            ...dealer.segments.map((segment) => priceListName(texts, segment)),
          ].join(' · ')}
        </span>
      </div>
      <div className="grid gap-4 lg:grid-cols-[18rem_minmax(0,1fr)]">
        <div className="flex min-w-0 flex-col gap-4 max-lg:order-2">
          <Card title={t('admin.dealer-logo')}>
            <LogoUpload key={dealer.image_url} dealer={dealer} adjustable />
          </Card>
          <Card title={t('admin.dealer-details')}>
            <Facts facts={dealerFacts(texts, { ...dealer, phone: printed_phone }, detailNames)} />
          </Card>
          <Card title={t('admin.dealer-link')}>
            <DealerQr dealer={dealer} />
          </Card>
        </div>
        <div className="flex min-w-0 flex-col gap-4">
          <Card title={t('admin.dealer-quarters')}>
            <div className="grid gap-6 md:grid-cols-[minmax(0,1fr)_16rem]">
              <Quarters quarters={quarters} />
              <dl className="grid grid-cols-2 content-start gap-4">
                {(
                  [
                    ['admin.dealer-year-sent', texts.number(own?.sent ?? 0)],
                    ['admin.dealer-year-value', staffAmounts(own?.amounts ?? [])],
                    ['admin.dealer-year-signed', percent(share)],
                    [
                      'admin.dealer-days',
                      days_to_sign === null ? '–' : t('admin.dealer-days-count', { count: days_to_sign }),
                    ],
                  ] as const
                ).map(([label, value]) => (
                  <div key={label} className="flex flex-col-reverse justify-end">
                    <dt className="text-sm text-muted">
                      {t(label, { percent: percent(figured.data && signedShare(sumOf(figured.data))) })}
                    </dt>
                    <dd className="text-xl tabular-nums">{value}</dd>
                  </div>
                ))}
              </dl>
            </div>
          </Card>
          <Quotations dealer={dealer} />
          <Card title={t('admin.dealer-history')}>
            <Changes dealer={dealer} changes={changes} />
          </Card>
        </div>
      </div>
      {editing && (
        <DealerDialog
          dealer={dealer}
          known={[]}
          onClose={() => {
            setEditing(false);
            void invalidateCalls('admin-get-dealer');
          }}
        />
      )}
    </>
  );
}

/** Saves a part of a dealer over what is stored. */
function useSave({ image_url: _, ...dealer }: StaffDealer) {
  const { t } = useTexts();
  const { say, attempt } = useSaved();
  return async (part: Partial<DealerInput>) => {
    await attempt(async () => {
      await staffCall('admin-save-dealers', { body: { dealers: [{ ...dealer, ...part }] } });
      say(t('admin.dealer-saved'));
    });
    await invalidateCalls('admin-get-dealer', 'admin-list-dealers');
  };
}

/** A field as it is saved, of its text in the history. */
function storedValue(field: string, text: string): string | number | boolean | string[] {
  if (field === 'segments') return text.split(' ');
  if (field === 'active') return text === 'true';
  return field === 'latitude' || field === 'longitude' ? Number(text) : text;
}

const detailNames = [
  ...(['industry', 'email', 'phone', 'city', 'country'] as const),
  ...(['latitude', 'longitude', 'hub_spot_id', 'id'] as const),
];

const Card = ({
  title,
  more,
  children,
}: {
  readonly title: string;
  readonly more?: ReactNode;
  readonly children: ReactNode;
}) => (
  <section className="rounded-surface border border-line bg-surface p-4" aria-label={title}>
    <div className="mb-3 flex items-baseline justify-between gap-3">
      <h2 className="text-lg">{title}</h2>
      {more}
    </div>
    {children}
  </section>
);

/** Bars with their numbers: sent, and signed in front of them. */
function Quarters({ quarters }: Pick<Known, 'quarters'>) {
  const { t, number } = useTexts();
  const max = Math.max(1, ...quarters.map(({ sent }) => sent));
  return (
    <table className="w-full text-sm">
      <caption className="sr-only">{t('admin.dealer-quarters')}</caption>
      <thead className="sr-only">
        <tr>
          {['admin.dealer-quarter', 'admin.dealer-column-sent', 'admin.dealer-column-signed'].map((head) => (
            <th key={head} scope="col">
              {t(head as 'admin.dealer-quarter')}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {quarters.map(({ from, sent, signed }) => (
          <tr key={from}>
            <th scope="row" className="w-20 py-0.5 text-left font-normal whitespace-nowrap text-muted">
              {`Q${Math.ceil(Number(from.slice(5, 7)) / 3)} ${from.slice(0, 4)}`}
            </th>
            <td className="py-0.5">
              <div className="flex items-center gap-2">
                <div className="relative h-3.5 flex-1 bg-sunken">
                  <div
                    className="absolute inset-y-0 left-0 bg-brand/30"
                    style={{ width: `${(100 * sent) / max}%` }}
                  />
                  <div
                    className="absolute inset-y-0 left-0 bg-brand"
                    style={{ width: `${(100 * Math.min(signed, sent)) / max}%` }}
                  />
                </div>
                <span className="w-8 text-right tabular-nums">{number(sent)}</span>
              </div>
            </td>
            <td className="w-28 py-0.5 pl-3 whitespace-nowrap text-muted tabular-nums">
              {t('admin.dealer-quarter-signed', { count: signed })}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const shownQuotations = 6;

function Quotations({ dealer }: { readonly dealer: StaffDealer }) {
  const texts = useTexts();
  const { t, locale } = texts;
  const list = useStaffCall('admin-list-incoming', {
    params: { kind: 'quotations' },
    query: { dealer: dealer.id },
  });
  return (
    <Card
      title={t('admin.page-quotations')}
      more={
        <Link
          href={`/admin/quotations?dealer=${encodeURIComponent(dealer.id)}`}
          className="text-sm text-brand-strong underline"
        >
          {t('admin.dealer-all-quotations')}
        </Link>
      }
    >
      <Answer query={list}>
        {({ items }) =>
          items.length === 0 ? (
            <p className="text-muted">{t('desk.none-yet')}</p>
          ) : (
            <ul>
              {items.slice(0, shownQuotations).map((item) => (
                <li
                  key={item.id}
                  className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-3 border-t border-line py-2 text-sm first:border-0 md:grid-cols-[7rem_minmax(0,1fr)_minmax(0,1.3fr)_6.5rem_6rem]"
                >
                  <Link
                    href={`/admin/quotations/${item.id}`}
                    className="py-1 font-bold whitespace-nowrap text-brand-strong underline"
                  >
                    {titleText(locale, 'quotations', item.title)}
                  </Link>
                  <span className="truncate max-md:order-3">{item.company || item.person}</span>
                  <span className="truncate text-muted max-md:order-5 max-md:col-span-2">
                    {unitText(texts, item) ?? item.subject}
                  </span>
                  <span className="text-right tabular-nums">
                    {item.total_in_cents === null
                      ? '–'
                      : staffMoney(item.total_in_cents, item.currency ?? undefined)}
                  </span>
                  <span className="text-muted max-md:order-4 max-md:text-right">
                    {t(`admin.state-${item.state}`)}
                  </span>
                </li>
              ))}
            </ul>
          )
        }
      </Answer>
    </Card>
  );
}

const shownChanges = 8;

function Changes({
  dealer,
  changes,
}: {
  readonly dealer: StaffDealer;
  readonly changes: readonly StaffDealerChange[];
}) {
  const { t, locale } = useTexts();
  const save = useSave(dealer);
  const [isAll, setAll] = useState(false);
  if (changes.length === 0) return <p className="text-muted">{t('admin.dealer-history-none')}</p>;
  /** Only the fields of this change; what came later stays. */
  const putBack = ({ fields }: StaffDealerChange) =>
    save(Object.fromEntries(fields.map(({ field, was }) => [field, storedValue(field, was)])));
  return (
    <>
      <ol className="flex flex-col gap-3">
        {changes.slice(0, isAll ? undefined : shownChanges).map((change) => (
          <li key={change.at + change.kind} className="border-l-2 border-line pl-3">
            <p className="text-sm text-muted">
              {t(`admin.dealer-change-${change.kind}`)} · {change.author} · {timeText(locale, change.at)}
              {change.together > 1 && ` · ${t('admin.dealer-change-together', { count: change.together })}`}
            </p>
            {change.kind !== 'logo' && change.kind !== 'created' && (
              <Differences differences={change.fields} />
            )}
            {change.kind === 'changed' && (
              <May scope="dealers:write">
                <button
                  type="button"
                  className="min-h-8 text-sm text-brand-strong underline max-md:min-h-11"
                  onClick={() => void putBack(change)}
                >
                  {t('admin.dealer-put-back')}
                </button>
              </May>
            )}
          </li>
        ))}
      </ol>
      {!isAll && changes.length > shownChanges && (
        <Button look="quiet" className="mt-2" onClick={() => setAll(true)}>
          {t('admin.dealer-history-all', { count: changes.length })}
        </Button>
      )}
    </>
  );
}

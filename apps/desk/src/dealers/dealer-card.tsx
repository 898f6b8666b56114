import type { StaffDealer } from '@silowright/contract/dealers';
import { priceListName } from '@silowright/ui/texts/segments.ts';
import { useTexts } from '@silowright/ui/texts/use-texts.ts';
import { Link } from 'wouter';
import { May } from '../access/may.tsx';
import { countryName } from '../lists/place-choices.ts';
import { Breakable, RowButton } from '../parts/page-parts.tsx';
import { DealerLink } from './dealer-link.tsx';
import { LogoUpload } from './logo-upload.tsx';

/** The dealer's fields and its logo (DR-01). */
export function DealerCard({
  dealer,
  onEdit,
}: {
  readonly dealer: StaffDealer;
  readonly onEdit: () => void;
}) {
  const texts = useTexts();
  const { t } = texts;
  const fields = [
    ['industry', dealer.industry],
    ['country', `${countryName(texts, dealer.country)} (${dealer.country})`],
    ['city', dealer.city],
    ['email', dealer.email],
    ['segments', dealer.segments.map((segment) => priceListName(texts, segment)).join(', ')],
    ['hub-spot-id', dealer.hub_spot_id],
    ['id', dealer.id],
  ] as const;
  return (
    <article
      className="flex h-full flex-col rounded-surface border border-line bg-surface p-5"
      aria-label={dealer.name}
    >
      <div className="flex items-start justify-between gap-3">
        <h2 className="text-lg wrap-anywhere">
          <Link href={`/admin/dealers/${dealer.id}`} className="underline-offset-2 hover:underline">
            {dealer.name}
          </Link>
        </h2>
        {!dealer.active && (
          <span className="rounded-control bg-sunken px-2 py-0.5 text-sm text-muted">
            {t('admin.dealer-off')}
          </span>
        )}
      </div>
      <LogoUpload dealer={dealer} />
      <dl className="my-4 grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1 text-sm">
        {fields.map(([name, value]) => (
          <div key={name} className="contents">
            <dt className="text-muted">{t(`admin.dealer-${name}`)}</dt>
            <dd className="wrap-anywhere">{value ? <Breakable>{value}</Breakable> : '–'}</dd>
          </div>
        ))}
        <dt className="text-muted">{t('admin.dealer-crm')}</dt>
        <dd className="truncate">
          {dealer.crm_url ? (
            <a href={dealer.crm_url} rel="noreferrer" target="_blank" className="text-brand underline">
              {dealer.crm_url}
            </a>
          ) : (
            '–'
          )}
        </dd>
      </dl>
      <div className="mt-auto flex flex-wrap gap-2">
        <May scope="dealers:write">
          <RowButton aria-label={t('admin.edit-of', { name: dealer.name })} onClick={onEdit}>
            {t('admin.edit')}
          </RowButton>
        </May>
        <DealerLink dealer={dealer} />
      </div>
    </article>
  );
}

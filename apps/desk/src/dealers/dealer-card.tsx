import type { StaffDealer } from '@silowright/contract/dealers';
import { useTexts } from '@silowright/ui/texts/use-texts.ts';
import { Link } from 'wouter';
import { May } from '../access/may.tsx';
import { Facts, RowButton } from '../parts/page-parts.tsx';
import { dealerFacts } from './dealer-facts.tsx';
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
      <Facts
        className="my-4"
        facts={[
          ...dealerFacts(texts, dealer, [
            'industry',
            'country',
            'city',
            'email',
            'segments',
            'hub_spot_id',
            'id',
          ]),
          [
            t('admin.dealer-crm'),
            dealer.crm_url ? (
              <a
                href={dealer.crm_url}
                rel="noreferrer"
                target="_blank"
                className="block truncate text-brand underline"
              >
                {dealer.crm_url}
              </a>
            ) : (
              '–'
            ),
          ],
        ]}
      />
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

import type { StaffDealer } from '@silowright/contract/admin-dealers';
import { useState } from 'react';
import { useTexts } from '../../texts/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { inputLook } from '../../ui/field.tsx';
import { Answer, PageHead } from '../page-parts.tsx';
import { useStaffCall } from '../staff-api.ts';
import { DealerCard } from './dealer-card.tsx';
import { DealerDialog } from './dealer-dialog.tsx';
import { ImportDealers } from './import-dealers.tsx';

/** A card per dealer, with its logo (DR-01, DR-04). */
export function DealersPage() {
  const { t } = useTexts();
  const dealers = useStaffCall('admin-list-dealers', {});
  const [search, setSearch] = useState('');
  const [edited, setEdited] = useState<StaffDealer | 'new'>();
  return (
    <>
      <PageHead title={t('admin.dealers-title')}>
        <ImportDealers known={dealers.data ?? []} />
        <Button look="secondary" onClick={() => setEdited('new')}>
          {t('admin.dealer-new')}
        </Button>
        <Button look="secondary" onClick={() => window.location.reload()}>
          {t('admin.reload')}
        </Button>
      </PageHead>
      <Answer query={dealers}>
        {(all) =>
          all.length === 0 ? (
            <p>{t('admin.dealers-empty')}</p>
          ) : (
            <>
              <label className="mb-6 block max-w-[28rem]">
                <span className="mb-1 block text-sm font-bold">{t('admin.search')}</span>
                <input
                  type="search"
                  className={inputLook(undefined)}
                  value={search}
                  onChange={(event) => setSearch(event.target.value)}
                />
              </label>
              <ul className="grid gap-5 md:grid-cols-2 lg:grid-cols-3">
                {all
                  .filter((dealer) => matches(dealer, search))
                  .map((dealer) => (
                    <li key={dealer.id}>
                      <DealerCard dealer={dealer} onEdit={() => setEdited(dealer)} />
                    </li>
                  ))}
              </ul>
            </>
          )
        }
      </Answer>
      {edited && (
        <DealerDialog
          dealer={edited === 'new' ? undefined : edited}
          known={dealers.data ?? []}
          onClose={() => setEdited(undefined)}
        />
      )}
    </>
  );
}

const matches = (dealer: StaffDealer, search: string): boolean =>
  [dealer.name, dealer.city, dealer.country, dealer.industry, dealer.email, dealer.id]
    .join(' ')
    .toLowerCase()
    .includes(search.trim().toLowerCase());

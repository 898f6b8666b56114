import type { StaffDealer } from '@silowright/contract/admin-list-dealers';
import { useMemo, useState } from 'react';
import { useSearchParams } from 'wouter';
import { useTexts } from '../../texts/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { May } from '../access/may.tsx';
import { Answer, PageHead } from '../page-parts.tsx';
import { SearchField } from '../search-field.tsx';
import { useStaffCall } from '../staff-api.ts';
import { DealerCards } from './dealer-cards.tsx';
import { DealerDialog } from './dealer-dialog.tsx';
import { DealerSaves } from './dealer-saves.tsx';
import { ImportDealers } from './import-dealers.tsx';
import { findDealers, searchableDealers } from './search-dealers.ts';

const none: readonly StaffDealer[] = [];

/** A card per dealer, with its logo (DR-01, DR-04). */
export function DealersPage() {
  const { t } = useTexts();
  const dealers = useStaffCall('admin-list-dealers', {});
  const known = dealers.data ?? none;
  const [params, setParams] = useSearchParams();
  const search = params.get('search') ?? '';
  const searchable = useMemo(() => searchableDealers(known), [known]);
  const found = useMemo(() => findDealers(searchable, search), [searchable, search]);
  const [edited, setEdited] = useState<StaffDealer | 'new'>();
  const show = (text: string) =>
    setParams(
      (old) => {
        const shown = new URLSearchParams(old);
        if (text) shown.set('search', text);
        else shown.delete('search');
        return shown;
      },
      { replace: true },
    );
  return (
    <>
      <PageHead title={t('admin.dealers-title')}>
        <ImportDealers known={known} />
        <DealerSaves />
        <May scope="dealers:write">
          <Button look="secondary" onClick={() => setEdited('new')}>
            {t('admin.dealer-new')}
          </Button>
        </May>
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
              <search className="mb-2 flex max-w-[28rem]">
                <SearchField
                  label={t('admin.search')}
                  hint={t('admin.dealers-search-hint')}
                  value={search}
                  onSearch={show}
                />
              </search>
              <p role="status" className="mb-6 text-sm text-muted">
                {found.length === 0
                  ? t('admin.dealers-not-found', { search })
                  : t('admin.dealers-count', { count: found.length, all: all.length })}
              </p>
              <DealerCards dealers={found} onEdit={setEdited} />
            </>
          )
        }
      </Answer>
      {edited && (
        <DealerDialog
          dealer={edited === 'new' ? undefined : edited}
          known={known}
          onClose={() => setEdited(undefined)}
        />
      )}
    </>
  );
}

import type { ListedItem } from '@silowright/contract/admin-list-incoming';
import { type IncomingListName, incomingLists } from '@silowright/contract/incoming-kinds';
import { placeInLanguage } from '@silowright/domain/catalogue/country-names';
import { useState } from 'react';
import { Link } from 'wouter';
import { type Texts, useTexts } from '../../texts/use-texts.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { titleText } from '../incoming/title-text.ts';
import { itemAddress, listTitle } from '../lists/list-names.ts';
import { whatText } from '../lists/subject-text.ts';
import { SearchField } from '../search-field.tsx';
import { useStaffCall } from '../staff-api.ts';
import { staffMoney } from '../staff-money.ts';

const mostFound = '5';

/** Search over every list at once (DK-05). */
export function FindDialog({ open, onClose }: { readonly open: boolean; readonly onClose: () => void }) {
  const { t } = useTexts();
  return (
    <Dialog open={open} title={t('desk.find')} onClose={onClose}>
      <Find onLeave={onClose} />
    </Dialog>
  );
}

function Find({ onLeave }: { readonly onLeave: () => void }) {
  const { t } = useTexts();
  const [search, setSearch] = useState('');
  return (
    <div className="flex flex-col gap-5">
      <SearchField label={t('desk.find-label')} value={search} onSearch={setSearch} takesFocus />
      <p className="text-sm text-muted">{t('desk.find-about')}</p>
      {search !== '' &&
        incomingLists.map((list) => <Found key={list} list={list} search={search} onLeave={onLeave} />)}
    </div>
  );
}

interface FoundProps {
  readonly list: IncomingListName;
  readonly search: string;
  readonly onLeave: () => void;
}

function Found({ list, search, onLeave }: FoundProps) {
  const texts = useTexts();
  const { t, locale } = texts;
  const page = useStaffCall('admin-list-incoming', {
    params: { kind: list },
    query: { search, limit: mostFound },
  });
  const items = page.data?.items ?? [];
  const title = t(listTitle(list));
  if (items.length === 0) {
    return page.data ? (
      <p className="text-sm text-muted">
        {title}: {t('desk.find-none')}
      </p>
    ) : null;
  }
  return (
    <section>
      <h3 className="mb-1 text-sm text-muted">{title}</h3>
      <ul className="divide-y divide-line rounded-control border border-line">
        {items.map((item) => (
          <li key={item.id}>
            <Link
              href={itemAddress(list, item.id)}
              onClick={onLeave}
              className="flex min-h-11 items-center justify-between gap-3 px-3 py-2 hover:bg-brand-tint"
            >
              <span className="min-w-0">
                <span className="block truncate font-bold">
                  {[titleText(locale, kindOf(list), item.title), item.company || item.person]
                    .filter(Boolean)
                    .join(' · ')}
                </span>
                <span className="block truncate text-sm text-muted">{detailsOf(texts, list, item)}</span>
              </span>
              <span className="shrink-0 text-right text-sm tabular-nums">
                {item.total_in_cents !== null && (
                  <span className="block font-bold">
                    {staffMoney(item.total_in_cents, item.currency ?? undefined)}
                  </span>
                )}
                {t(`admin.state-${item.state}`)}
              </span>
            </Link>
          </li>
        ))}
      </ul>
      {page.data?.next && (
        <Link
          href={`/admin/${list}?search=${encodeURIComponent(search)}`}
          onClick={onLeave}
          className="inline-flex min-h-11 items-center text-brand-strong underline"
        >
          {t('desk.find-all', { page: title })}
        </Link>
      )}
    </section>
  );
}

const kindOf = (list: IncomingListName) => (list === 'requests' ? 'quotations' : list);

const detailsOf = (texts: Texts, list: IncomingListName, item: ListedItem): string =>
  [whatText(texts, list, item), placeInLanguage(item.place, texts.language), item.dealer, item.email]
    .filter(Boolean)
    .join(' · ');

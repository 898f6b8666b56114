import type { ListedItem } from '@silowright/contract/desk';
import { type IncomingListName, incomingLists, stateName } from '@silowright/contract/incoming-kinds';
import { placeInLanguage } from '@silowright/domain/catalogue/country-names';
import type { CallOutput } from '@silowright/ui/calls/api.ts';
import { queryClient } from '@silowright/ui/calls/query-client.ts';
import { Dialog } from '@silowright/ui/parts/dialog.tsx';
import { Notice } from '@silowright/ui/parts/notice.tsx';
import { type Texts, useTexts } from '@silowright/ui/texts/use-texts.ts';
import { useQueries } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'wouter';
import { failureText, staffQuery } from '../calls/staff-api.ts';
import { itemAddress, kindOf, listTitle, titleText } from '../incoming/list/list-names.ts';
import { whatText } from '../incoming/list/subject-text.ts';
import { SearchField } from '../parts/search-field.tsx';
import { staffMoney } from '../parts/staff-money.ts';

const maxFound = '5';

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
      {search !== '' && <FoundLists search={search} onLeave={onLeave} />}
    </div>
  );
}

interface FoundListsProps {
  readonly search: string;
  readonly onLeave: () => void;
}

function FoundLists({ search, onLeave }: FoundListsProps) {
  const { t } = useTexts();
  const pages = useQueries(
    {
      queries: incomingLists.map((kind) =>
        staffQuery('admin-list-incoming', { params: { kind }, query: { search, limit: maxFound } }),
      ),
    },
    queryClient,
  );
  return (
    <>
      {incomingLists.map((list, index) => {
        const page = pages[index]?.data;
        return (
          page &&
          !isEmpty(page) && <Found key={list} list={list} page={page} search={search} onLeave={onLeave} />
        );
      })}
      {pages.every(({ data }) => data && isEmpty(data)) && (
        <p className="text-sm text-muted">{t('desk.find-none')}</p>
      )}
      {pages.find(({ error }) => error) && (
        <Notice kind="error">{failureText(pages.find(({ error }) => error)?.error)}</Notice>
      )}
    </>
  );
}

type Page = CallOutput<'admin-list-incoming'>;

/** A page that goes on has looked at the newest rows only. */
const isEmpty = ({ items, next }: Page): boolean => items.length === 0 && !next;

interface FoundProps extends FoundListsProps {
  readonly list: IncomingListName;
  readonly page: Page;
}

function Found({ list, page: { items, next }, search, onLeave }: FoundProps) {
  const texts = useTexts();
  const { t, locale } = texts;
  const title = t(listTitle(list));
  return (
    <section>
      <h3 className="mb-1 text-sm text-muted">{title}</h3>
      <ul className="divide-y divide-line rounded-control border border-line empty:hidden">
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
                {t(`admin.state-${stateName(item)}`)}
              </span>
            </Link>
          </li>
        ))}
      </ul>
      {next && (
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

const detailsOf = (texts: Texts, list: IncomingListName, item: ListedItem): string =>
  [whatText(texts, list, item), placeInLanguage(item.place, texts.language), item.dealer, item.email]
    .filter(Boolean)
    .join(' · ');

import type { IncomingListName } from '@silowright/contract/incoming-kinds';
import type { CallInput } from '@silowright/ui/calls/api.ts';
import { Button } from '@silowright/ui/parts/button.tsx';
import { inputLook } from '@silowright/ui/parts/field.tsx';
import { useTexts } from '@silowright/ui/texts/use-texts.ts';
import X from 'lucide-react/icons/x';
import { useRef, useState } from 'react';
import { invalidateCalls, staffCall, useStaffCall } from '../../calls/staff-api.ts';
import { countText } from '../../parts/formats.ts';
import { useSaved } from '../../parts/saved-message.tsx';
import { readFilters } from './list-question.ts';
import { Tabs } from './tabs.tsx';

/** How many the view contains; of a long list only that there are more. */
function TabCount({ list, query }: { readonly list: IncomingListName; readonly query: string }) {
  const texts = useTexts();
  const filters = readFilters(new URLSearchParams(query)) as CallInput<'admin-count-incoming'>['query'];
  const counted = useStaffCall(
    'admin-count-incoming',
    { params: { kind: list }, query: filters },
    { refetchInterval: countedMs },
  ).data;
  if (!counted) return null;
  return (
    <span className="ml-2 text-sm font-normal text-muted tabular-nums">
      {countText(texts, counted.count, counted.is_at_least)}
    </span>
  );
}

const countedMs = 30_000;

/** The field appears in place of the button that was pressed. */
const takeFocus = (field: HTMLInputElement | null): void => field?.focus();

type Fields = Readonly<Record<'title' | 'shared', HTMLInputElement>>;

/** Everything, mine, and the views that were saved; the address decides which one is open (DK-04). */
export function ViewTabs({ list, query }: { readonly list: IncomingListName; readonly query: string }) {
  const { t } = useTexts();
  const { say, attempt } = useSaved();
  const views = useStaffCall('admin-list-views', { params: { kind: list } }).data ?? [];
  const [isNaming, setNaming] = useState(false);
  const isBusy = useRef(false);
  const tabs = [
    { id: '', name: t('desk.view-all'), query: '', is_mine: false },
    { id: 'mine', name: t('desk.view-mine'), query: 'person=me', is_mine: false },
    ...views,
  ];
  const act = async (work: () => Promise<unknown>) => {
    if (isBusy.current) return;
    isBusy.current = true;
    await attempt(async () => {
      await work();
      await invalidateCalls('admin-list-views');
      setNaming(false);
      say(t('admin.saved'));
    });
    isBusy.current = false;
  };
  const isSaved = tabs.some((tab) => tab.query === query);
  return (
    <div className="mb-4 flex flex-wrap items-center gap-x-4 border-b border-line">
      <Tabs
        className="min-w-0 flex-1"
        tabs={tabs.map((tab) => ({
          ...tab,
          href: `/admin/${list}${tab.query && `?${tab.query}`}`,
          isHere: tab.query === query,
          count: <TabCount list={list} query={tab.query} />,
          after: tab.is_mine && tab.query === query && (
            <button
              type="button"
              aria-label={t('desk.view-forget', { name: tab.name })}
              className="flex size-11 items-center justify-center md:size-8"
              onClick={() =>
                void act(() => staffCall('admin-forget-view', { params: { kind: list, id: tab.id } }))
              }
            >
              <X aria-hidden="true" size={14} />
            </button>
          ),
        }))}
      />
      {!isSaved && !isNaming && (
        <button
          type="button"
          className="min-h-11 text-brand-strong underline"
          onClick={() => setNaming(true)}
        >
          {t('desk.view-save')}
        </button>
      )}
      {isNaming && (
        <form
          className="flex flex-wrap items-center gap-3 py-2"
          onKeyDown={(event) => event.key === 'Escape' && setNaming(false)}
          onSubmit={(event) => {
            event.preventDefault();
            const { title, shared } = event.currentTarget.elements as unknown as Fields;
            const name = title.value.trim();
            if (name === '') return;
            const body = { name, query, shared: shared.checked };
            void act(() => staffCall('admin-save-view', { params: { kind: list }, body }));
          }}
        >
          <label>
            <span className="sr-only">{t('desk.view-name')}</span>
            <input
              ref={takeFocus}
              name="title"
              required
              maxLength={60}
              placeholder={t('desk.view-name')}
              className={inputLook(undefined)}
            />
          </label>
          <label className="flex items-center gap-2">
            <input name="shared" type="checkbox" className="size-5" />
            {t('desk.view-shared')}
          </label>
          <Button type="submit" look="secondary">
            {t('admin.save')}
          </Button>
          <Button look="quiet" onClick={() => setNaming(false)}>
            {t('admin.cancel')}
          </Button>
        </form>
      )}
    </div>
  );
}

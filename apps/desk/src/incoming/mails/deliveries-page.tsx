import type { ListSort } from '@silowright/contract/incoming-kinds';
import type { Delivery } from '@silowright/contract/mails';
import { useTexts } from '@silowright/ui/texts/use-texts.ts';
import { useMay } from '../../access/may.tsx';
import { invalidateCalls, staffCall, useStaffCall } from '../../calls/staff-api.ts';
import { EmptyList } from '../../lists/empty-list.tsx';
import { type ListColumn, ListTable } from '../../lists/list-table.tsx';
import { RowPages, useRowPages } from '../../lists/row-pages.tsx';
import { Answer, PageHead } from '../../parts/page-parts.tsx';
import { useSaved } from '../../parts/saved-message.tsx';
import { liveMs } from '../use-work.ts';
import { mailColumns } from './mail-cells.tsx';

/** What happened, instead of the address: that is the same in every row. */
const eventColumn: ListColumn<Delivery, ListSort> = {
  name: 'event',
  title: 'admin.column-event',
  width: '',
  card: 'max-md:order-3 max-md:col-span-2',
  cell: ({ event, recipient }, { t, has }) => (
    <>
      <span className="block truncate font-bold">
        {has(`admin.delivery-${event}`)
          ? t(`admin.delivery-${event}` as 'admin.delivery-offer.signed')
          : event}
      </span>
      <span className="block truncate text-muted" title={recipient}>
        <code>{event}</code> · {recipient}
      </span>
    </>
  ),
};

const columnsFor = (onSendAgain: ((delivery: Delivery) => void) | undefined) =>
  mailColumns(onSendAgain).map((column): ListColumn<Delivery, ListSort> => {
    if (column.name === 'to') return eventColumn;
    const { sort: _, ...unsorted } = column;
    return unsorted;
  });

/** The log of webhooks and calls to the CRM; each can be sent again (IN-02). */
export function DeliveriesPage() {
  const { t } = useTexts();
  const { say, attempt } = useSaved();
  const isWriter = useMay()('incoming:write');
  const rows = useRowPages();
  const deliveries = useStaffCall(
    'admin-list-deliveries',
    { query: rows.question },
    { refetchInterval: liveMs },
  );
  const sendAgain = ({ id }: Delivery) =>
    attempt(async () => {
      await staffCall('admin-send-again', { params: { id } });
      say(t('admin.delivery-again'));
      await invalidateCalls('admin-list-deliveries');
    });
  return (
    <>
      <PageHead title={t('admin.page-deliveries')} />
      <Answer query={deliveries}>
        {(all) => (
          <div className="flex flex-col gap-4">
            {all.length > 0 ? (
              <p className="max-w-[65ch] text-muted">{t('admin.deliveries-about')}</p>
            ) : (
              <EmptyList none={t('admin.deliveries-none')} about={t('admin.deliveries-none-about')} />
            )}
            {all.length > 0 && (
              <ListTable
                title={t('admin.page-deliveries')}
                columns={columnsFor(isWriter ? (delivery) => void sendAgain(delivery) : undefined)}
                items={all}
                count={all.length}
              />
            )}
            <RowPages pages={rows} shown={all} />
          </div>
        )}
      </Answer>
    </>
  );
}

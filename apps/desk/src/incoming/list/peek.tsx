import type { ListedItem } from '@silowright/contract/desk';
import type { IncomingListName } from '@silowright/contract/incoming-kinds';
import { CloseButton } from '@silowright/ui/parts/dialog.tsx';
import { useTexts } from '@silowright/ui/texts/use-texts.ts';
import { Link } from 'wouter';
import { useStaffCall } from '../../calls/staff-api.ts';
import { Answer } from '../../parts/page-parts.tsx';
import { PriceSheet } from '../price-sheet.tsx';
import { SheetFacts } from '../sheet.tsx';
import { Timeline } from '../timeline.tsx';
import { UnitImage } from '../unit-image.tsx';
import { fromList } from './list-address.ts';
import { nameOf } from './list-cells.tsx';
import { itemAddress, kindOf, titleText } from './list-names.ts';

export interface PeekProps {
  readonly list: IncomingListName;
  readonly item: ListedItem;
  readonly query: string;
  readonly onClose: () => void;
}

/** The row that the keyboard is at, beside the list: J and K move it, Space or Escape closes it. */
export function Peek({ list, item, query, onClose }: PeekProps) {
  const { t, locale } = useTexts();
  const kind = kindOf(list);
  const detail = useStaffCall('admin-get-incoming', { params: { kind, id: item.id } });
  return (
    <aside
      aria-label={t('desk.peek')}
      className="fixed inset-y-0 right-0 z-30 flex w-[min(26rem,100vw)] flex-col overflow-y-auto border-l border-line bg-surface shadow-float"
    >
      <div className="sticky top-0 z-1 flex items-center justify-between gap-4 border-b border-line bg-surface px-4 py-2">
        <Link
          href={itemAddress(list, item.id)}
          state={fromList(list, query)}
          className="min-w-0 truncate font-bold text-brand-strong underline"
        >
          {titleText(locale, kind, item.title) || nameOf(item)}
        </Link>
        <CloseButton onClose={onClose} />
      </div>
      <div className="flex flex-col gap-4 p-4">
        {item.unit && <UnitImage unit={item.unit} person className="h-40 self-center" />}
        <Answer query={detail}>
          {({ sheet, events }) => (
            <>
              <SheetFacts
                facts={sheet.facts.filter(({ section }) => section === 'customer' || section === 'site')}
              />
              {sheet.prices && <PriceSheet prices={sheet.prices} />}
              <Timeline events={events} />
            </>
          )}
        </Answer>
      </div>
    </aside>
  );
}

import { useTexts } from '@silowright/ui/texts/use-texts.ts';
import Hourglass from 'lucide-react/icons/hourglass';
import { Link } from 'wouter';
import { useStaffCall } from '../calls/staff-api.ts';
import { percentText, timeText } from '../parts/formats.ts';

/** Revisions that wait for approval, on the home of the desk; empty for those who have none (D29). */
export function ApprovalsWaiting() {
  const { t, locale } = useTexts();
  const waiting = useStaffCall('admin-list-approvals', {}, { refetchInterval: 30_000 }).data ?? [];
  if (waiting.length === 0) return null;
  return (
    <section
      aria-labelledby="approvals"
      className="mt-6 mb-6 rounded-surface border border-brand bg-brand-tint p-4"
    >
      <h2 id="approvals" className="mb-2 flex items-center gap-2 text-lg">
        <Hourglass aria-hidden="true" size={18} />
        {t('admin.approvals', { count: waiting.length })}
      </h2>
      <ul className="flex flex-col">
        {waiting.map((each) => (
          <li key={each.id}>
            <Link
              href={`/admin/quotations/${each.quotation_id}`}
              className="flex min-h-11 flex-wrap items-center gap-x-3 border-t border-line hover:underline"
            >
              <strong className="whitespace-nowrap">{each.number}</strong>
              <span className="min-w-0 wrap-anywhere">{each.customer}</span>
              <span className="tabular-nums">{percentText(each.discount_percent / 100, locale, 2)}</span>
              <span className="text-sm text-muted">{`${each.author} · ${timeText(locale, each.asked_at)}`}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

import type { IncomingEvent } from '@silowright/contract/incoming-sheet';
import { useTexts } from '../../texts/use-texts.ts';
import { timeText } from '../time-text.ts';

/** Events whose details are a time. */
const timed: readonly string[] = ['extended', 'moved'];

/** The events of an item, newest first. */
export function EventList({ events }: { readonly events: readonly IncomingEvent[] }) {
  const { t, locale } = useTexts();
  return (
    <ol className="flex flex-col gap-3 border-l border-line pl-4 text-sm">
      {events.toReversed().map((each) => (
        <li key={`${each.at} ${each.event} ${each.details}`}>
          <p className="break-words">
            {t(`admin.event-${each.event}`, {
              details: timed.includes(each.event) ? timeText(locale, each.details) : each.details || '–',
            })}
          </p>
          {each.event === 'declined' && each.details && (
            <p className="wrap-anywhere whitespace-pre-wrap">“{each.details}”</p>
          )}
          <p className="break-words text-muted tabular-nums">
            {[timeText(locale, each.at), each.author].filter(Boolean).join(' · ')}
          </p>
        </li>
      ))}
    </ol>
  );
}

import { useTexts } from '@silowright/ui/texts/use-texts.ts';
import ExternalLink from 'lucide-react/icons/external-link';

/** In an iframe, so that none of its scripts run in this page; with a link as an alternative. */
export function ExternalCalendar({ url }: { readonly url: string }) {
  const { t } = useTexts();
  return (
    <div className="flex flex-col gap-3">
      <iframe
        src={url}
        title={t('meeting.title')}
        className="h-[calc(var(--screen)*0.7)] min-h-96 w-full rounded-control border border-line"
        referrerPolicy="strict-origin-when-cross-origin"
      />
      <a
        href={url}
        target="_blank"
        rel="noopener"
        className="inline-flex min-h-11 items-center gap-2 self-start link"
      >
        <ExternalLink aria-hidden="true" size={18} />
        {t('meeting.external')}
      </a>
    </div>
  );
}

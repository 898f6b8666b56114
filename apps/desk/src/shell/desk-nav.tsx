import { useTexts } from '@silowright/ui/texts/use-texts.ts';
import Menu from 'lucide-react/icons/menu';
import { useEffect, useRef } from 'react';
import { Link, useLocation } from 'wouter';
import { useMay } from '../access/may.tsx';
import { useWork } from '../incoming/use-work.ts';
import { clockText } from '../parts/formats.ts';
import { type Place, placeGroups, type Waiting } from './places.ts';

/** At the side; a rail of signs on a tablet, and tabs at the foot of a phone (DK-01). */
export function DeskNav() {
  const { t, locale } = useTexts();
  const may = useMay();
  const work = useWork(may('incoming:read'));
  const more = useRef<HTMLDetailsElement>(null);
  const [path] = useLocation();
  useEffect(() => {
    if (more.current) more.current.open = false;
  }, [path]);
  const allowed = placeGroups.flatMap(({ places }) => places).filter(({ scope }) => may(scope));
  return (
    <nav
      aria-label={t('desk.nav')}
      className="z-20 border-line bg-sunken tall:max-md:fixed max-md:inset-x-0 max-md:bottom-0 max-md:border-t max-md:bg-surface md:sticky md:top-14 md:flex md:h-[calc(100dvh-3.5rem)] md:w-16 md:shrink-0 md:flex-col md:overflow-y-auto md:border-r md:p-2 lg:w-56 print:hidden"
    >
      {placeGroups.map(({ name, places }) => (
        <div key={name ?? 'work'} className="max-md:hidden">
          {name && places.some(({ scope }) => may(scope)) && (
            <p className="px-3 pt-4 pb-1 text-sm text-muted md:max-lg:sr-only">{t(`desk.nav-${name}`)}</p>
          )}
          <ul>
            {places.map(
              (place) =>
                may(place.scope) && <Item key={place.page} place={place} waiting={work.data?.waiting} />,
            )}
          </ul>
        </div>
      ))}
      <ul className="flex md:hidden">
        {allowed
          .filter(({ isTab }) => isTab)
          .map((place) => (
            <Item key={place.page} place={place} waiting={work.data?.waiting} isTab />
          ))}
        <li className={tabWidth}>
          <details ref={more} className="relative">
            <summary className="flex min-h-14 list-none flex-col items-center justify-center text-sm [&::-webkit-details-marker]:hidden">
              <Menu aria-hidden="true" size={22} />
              {t('desk.nav-more')}
            </summary>
            <ul className="absolute right-1 bottom-full mb-1 w-60 rounded-control border border-line bg-surface p-1 shadow-float">
              {allowed
                .filter(({ isTab }) => !isTab)
                .map((place) => (
                  <Item key={place.page} place={place} waiting={work.data?.waiting} />
                ))}
            </ul>
          </details>
        </li>
      </ul>
      {may('incoming:read') && work.dataUpdatedAt > 0 && (
        <p className="mt-auto px-3 pt-4 text-sm text-muted max-lg:hidden">
          <span aria-hidden="true" className={work.error ? 'text-bad' : 'text-good'}>
            ●{' '}
          </span>
          {t(work.error ? 'desk.not-live' : 'desk.live', { time: clockText(locale, work.dataUpdatedAt) })}
        </p>
      )}
    </nav>
  );
}

interface ItemProps {
  readonly place: Place;
  readonly waiting: Waiting | undefined;
  readonly isTab?: boolean;
}

/** Tabs share the width by the length of their names: the longest is never cut. */
const tabWidth = 'flex-auto px-0.5';

/** The server counts one more. */
const maxCounted = 500;

function Item({ place: { page, text, icon: Icon, badge }, waiting, isTab = false }: ItemProps) {
  const { t } = useTexts();
  const [path] = useLocation();
  const isHere = path === `/admin/${page}` || path.startsWith(`/admin/${page}/`);
  const count = badge ? (waiting?.[badge] ?? 0) : 0;
  return (
    <li className={isTab ? tabWidth : ''}>
      <Link
        href={`/admin/${page}`}
        aria-current={isHere ? 'page' : undefined}
        className={`relative flex items-center rounded-control aria-[current]:bg-surface aria-[current]:font-bold hover:bg-surface ${
          isTab
            ? 'min-h-14 flex-col justify-center text-sm aria-[current]:text-brand-strong'
            : 'min-h-11 gap-3 px-3 lg:min-h-9 lg:gap-2.5 lg:px-2.5'
        }`}
      >
        {isHere && (
          <span
            aria-hidden="true"
            className="absolute -left-2 h-6 w-1 rounded-control bg-brand max-md:hidden"
          />
        )}
        <Icon aria-hidden="true" size={isTab ? 22 : 18} className="shrink-0" />
        <span className={isTab ? '' : 'flex-1 leading-tight hyphens-auto md:max-lg:sr-only'}>{t(text)}</span>
        {count > 0 && (
          <span
            className={`text-sm tabular-nums ${badge === 'mails' ? 'font-bold text-bad' : 'text-muted'} ${
              isTab
                ? 'absolute top-1 left-[58%] rounded-control bg-brand px-1 text-surface'
                : 'md:max-lg:absolute md:max-lg:top-0 md:max-lg:right-0'
            }`}
          >
            <span aria-hidden="true">{count > maxCounted ? `${maxCounted}+` : count}</span>
            <span className="sr-only">{t('desk.waiting', { count })}</span>
          </span>
        )}
      </Link>
    </li>
  );
}

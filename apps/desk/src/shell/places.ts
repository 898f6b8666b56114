import type { StaffScope } from '@silowright/contract/staff-scopes';
import type { CallOutput } from '@silowright/ui/calls/api.ts';
import { needUnits } from '@silowright/ui/catalogue/units.ts';
import { lazyPart } from '@silowright/ui/page/lazy-part.ts';
import type { useTexts } from '@silowright/ui/texts/use-texts.ts';
import CalendarDays from 'lucide-react/icons/calendar-days';
import FileText from 'lucide-react/icons/file-text';
import History from 'lucide-react/icons/history';
import House from 'lucide-react/icons/house';
import Mail from 'lucide-react/icons/mail';
import MessageSquareText from 'lucide-react/icons/message-square-text';
import ShieldCheck from 'lucide-react/icons/shield-check';
import Store from 'lucide-react/icons/store';
import Tag from 'lucide-react/icons/tag';
import UserPlus from 'lucide-react/icons/user-plus';
import Users from 'lucide-react/icons/users';
import Webhook from 'lucide-react/icons/webhook';
import type { ComponentType } from 'react';
import { HomePage } from '../home/home-page.tsx';

export type Waiting = CallOutput<'admin-get-work'>['waiting'];

export interface Place {
  readonly page: string;
  readonly text: Parameters<ReturnType<typeof useTexts>['t']>[0];
  readonly icon: ComponentType<{ readonly size?: number; readonly className?: string }>;
  readonly scope: StaffScope;
  /** Loaded when first opened; lists of what came in share one (desk.tsx). */
  readonly screen?: ComponentType;
  readonly badge?: keyof Waiting;
  /** Of the five tabs of a phone; the others are behind "more". */
  readonly isTab?: boolean;
}

/** The pages of the desk, in the order of the navigation: an entry is a page with its route and its place there. */
export const placeGroups: readonly {
  readonly name?: 'catalogue' | 'house';
  readonly places: readonly Place[];
}[] = [
  {
    places: [
      { page: 'home', text: 'desk.nav-home', icon: House, scope: 'desk:read', isTab: true, screen: HomePage },
      ...(
        [
          { page: 'quotations', text: 'admin.page-quotations', icon: FileText, isTab: true },
          { page: 'requests', text: 'desk.page-requests', icon: MessageSquareText },
          { page: 'leads', text: 'admin.page-leads', icon: UserPlus, isTab: true },
          { page: 'meetings', text: 'admin.page-meetings', icon: CalendarDays, isTab: true },
          {
            page: 'mails',
            text: 'desk.nav-mails',
            icon: Mail,
            screen: lazyPart('mails', [], () =>
              import('../incoming/mails/mails-page.tsx').then((m) => m.MailsPage),
            ),
          },
        ] as const
      ).map((place) => ({ ...place, scope: 'incoming:read' as const, badge: place.page })),
    ],
  },
  {
    name: 'catalogue',
    places: [
      {
        page: 'dealers',
        text: 'desk.nav-dealers',
        icon: Store,
        scope: 'dealers:read',
        screen: lazyPart('dealers', [], () =>
          import('../dealers/dealers-page.tsx').then((m) => m.DealersPage),
        ),
      },
      {
        page: 'prices',
        text: 'desk.nav-prices',
        icon: Tag,
        scope: 'prices:read',
        screen: lazyPart('prices', ['catalogue', 'prices'], async () => {
          const [{ PricesPage }] = await Promise.all([import('../prices/prices-page.tsx'), needUnits()]);
          return PricesPage;
        }),
      },
      {
        page: 'history',
        text: 'desk.nav-history',
        icon: History,
        scope: 'prices:read',
        screen: lazyPart('history', ['catalogue', 'prices'], async () => {
          const [{ HistoryPage }] = await Promise.all([
            import('../prices/history/history-page.tsx'),
            needUnits(),
          ]);
          return HistoryPage;
        }),
      },
    ],
  },
  {
    name: 'house',
    places: [
      {
        page: 'access',
        text: 'desk.nav-access',
        icon: Users,
        scope: 'access:write',
        screen: lazyPart('access', [], () => import('../access/access-page.tsx').then((m) => m.AccessPage)),
      },
      {
        page: 'deliveries',
        text: 'desk.nav-deliveries',
        icon: Webhook,
        scope: 'incoming:read',
        screen: lazyPart('deliveries', [], () =>
          import('../incoming/mails/deliveries-page.tsx').then((m) => m.DeliveriesPage),
        ),
      },
      {
        page: 'privacy',
        text: 'desk.nav-privacy',
        icon: ShieldCheck,
        scope: 'persons:write',
        screen: lazyPart('privacy', [], () =>
          import('../privacy/privacy-page.tsx').then((m) => m.PrivacyPage),
        ),
      },
    ],
  },
];

/** The place that an address belongs to, otherwise home. */
export function placeOf(path: string): Pick<Place, 'page' | 'text'> {
  const places = placeGroups.flatMap((group) => group.places);
  return places.find(({ page }) => path.startsWith(`/admin/${page}/`)) ?? (places[0] as Place);
}

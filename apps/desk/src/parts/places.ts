import type { StaffScope } from '@silowright/contract/staff-scopes';
import type { CallOutput } from '@silowright/ui/calls/api.ts';
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

export type Waiting = CallOutput<'admin-get-work'>['waiting'];

export interface Place {
  readonly page: string;
  readonly text: Parameters<ReturnType<typeof useTexts>['t']>[0];
  readonly icon: ComponentType<{ readonly size?: number; readonly className?: string }>;
  readonly scope: StaffScope;
  readonly badge?: keyof Waiting;
  /** Of the five tabs of a phone; the others are behind "more". */
  readonly isTab?: boolean;
}

/** The pages of the desk, in the order of the navigation. */
export const placeGroups: readonly {
  readonly name?: 'catalogue' | 'house';
  readonly places: readonly Place[];
}[] = [
  {
    places: [
      { page: 'home', text: 'desk.nav-home', icon: House, scope: 'desk:read', isTab: true },
      ...(
        [
          { page: 'quotations', text: 'admin.page-quotations', icon: FileText, isTab: true },
          { page: 'requests', text: 'desk.page-requests', icon: MessageSquareText },
          { page: 'leads', text: 'admin.page-leads', icon: UserPlus, isTab: true },
          { page: 'meetings', text: 'admin.page-meetings', icon: CalendarDays, isTab: true },
          { page: 'mails', text: 'desk.nav-mails', icon: Mail },
        ] as const
      ).map((place) => ({ ...place, scope: 'incoming:read' as const, badge: place.page })),
    ],
  },
  {
    name: 'catalogue',
    places: [
      { page: 'dealers', text: 'desk.nav-dealers', icon: Store, scope: 'dealers:read' },
      { page: 'prices', text: 'desk.nav-prices', icon: Tag, scope: 'prices:read' },
      { page: 'history', text: 'desk.nav-history', icon: History, scope: 'prices:read' },
    ],
  },
  {
    name: 'house',
    places: [
      { page: 'access', text: 'desk.nav-access', icon: Users, scope: 'access:write' },
      { page: 'deliveries', text: 'desk.nav-deliveries', icon: Webhook, scope: 'incoming:read' },
      { page: 'privacy', text: 'desk.nav-privacy', icon: ShieldCheck, scope: 'persons:write' },
    ],
  },
];

/** The place that an address belongs to, otherwise home. */
export function placeOf(path: string): Pick<Place, 'page' | 'text'> {
  const places = placeGroups.flatMap((group) => group.places);
  return places.find(({ page }) => path.startsWith(`/admin/${page}/`)) ?? (places[0] as Place);
}

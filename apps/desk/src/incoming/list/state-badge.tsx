import type { ListedItem } from '@silowright/contract/desk';
import { stateName } from '@silowright/contract/incoming-kinds';
import { useTexts } from '@silowright/ui/texts/use-texts.ts';
import Ban from 'lucide-react/icons/ban';
import Check from 'lucide-react/icons/check';
import CircleDashed from 'lucide-react/icons/circle-dashed';
import Clock from 'lucide-react/icons/clock';
import Replace from 'lucide-react/icons/replace';
import X from 'lucide-react/icons/x';
import type { ComponentType } from 'react';

/** The sign of a state, and its colours. */
export type StateSign = readonly [sign: ComponentType<{ size?: number }>, look: string];

/** A state is always a sign and a word. */
export const Badge = ({ sign: [Sign, look], children }: BadgeProps) => (
  <span className={`inline-flex items-center gap-1 rounded-control border px-2 whitespace-nowrap ${look}`}>
    <Sign size={14} />
    {children}
  </span>
);

interface BadgeProps {
  readonly sign: StateSign;
  readonly children: string;
}

const signs: Readonly<Record<ListedItem['state'] | 'confirmed', StateSign>> = {
  open: [CircleDashed, 'border-line bg-surface'],
  received: [CircleDashed, 'border-line bg-surface'],
  unconfirmed: [CircleDashed, 'border-line bg-surface'],
  confirmed: [Check, 'border-good bg-good-tint text-good'],
  expired: [Clock, 'border-line bg-sunken'],
  signed: [Check, 'border-good bg-good-tint text-good'],
  declined: [X, 'border-bad bg-bad-tint text-bad'],
  cancelled: [X, 'border-line bg-sunken'],
  withdrawn: [Ban, 'border-line bg-sunken'],
  voided: [Ban, 'border-line bg-sunken'],
  superseded: [Replace, 'border-line bg-sunken'],
};

export function StateBadge({ item }: { readonly item: Pick<ListedItem, 'state' | 'begins_at'> }) {
  const { t } = useTexts();
  const name = stateName(item);
  return <Badge sign={signs[name]}>{t(`admin.state-${name}`)}</Badge>;
}

import { buttonLook } from '@silowright/ui/parts/button.tsx';
import { useMenu } from '@silowright/ui/parts/use-menu.ts';
import { useTexts } from '@silowright/ui/texts/use-texts.ts';
import Ellipsis from 'lucide-react/icons/ellipsis';
import type { ComponentProps, ReactNode } from 'react';

/** Look of a link or button in the menu. */
export const entryLook = 'flex min-h-11 w-full items-center px-4 text-left whitespace-nowrap hover:bg-sunken';

export const MenuButton = ({ className = '', ...rest }: ComponentProps<'button'>) => (
  <button type="button" className={`${entryLook} ${className}`} {...rest} />
);

/** Actions that are rarely needed. A choice closes it too. */
export function MoreMenu({ children }: { readonly children: ReactNode }) {
  const { t } = useTexts();
  const { menu, close } = useMenu();
  return (
    <details {...menu} className="relative">
      <summary
        aria-label={t('desk.more-actions')}
        title={t('desk.more-actions')}
        className={`${buttonLook('secondary')} list-none px-3 [&::-webkit-details-marker]:hidden`}
      >
        <Ellipsis aria-hidden="true" size={20} />
      </summary>
      {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: the entries are buttons and links. */}
      <div
        onClick={close}
        className="absolute right-0 z-20 mt-1 overflow-hidden rounded-surface border border-line bg-surface py-1 shadow-float max-md:fixed max-md:inset-x-2 max-md:bottom-16"
      >
        {children}
      </div>
    </details>
  );
}

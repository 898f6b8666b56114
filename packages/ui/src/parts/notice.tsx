import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import Info from 'lucide-react/icons/info';
import type { ReactNode } from 'react';
import { useEffect, useRef } from 'react';
import { useTexts } from '../texts/use-texts.ts';
import { Button } from './button.tsx';

const kinds = {
  error: { look: 'border-bad bg-bad-tint', icon: CircleAlert, iconLook: 'text-bad', role: 'alert' },
  success: { look: 'border-good bg-good-tint', icon: CircleCheck, iconLook: 'text-good', role: 'status' },
  info: { look: 'border-line bg-surface', icon: Info, iconLook: 'text-muted', role: undefined },
} as const;

export interface NoticeProps {
  readonly kind: keyof typeof kinds;
  readonly children: ReactNode;
  readonly onRetry?: (() => void) | undefined;
  /** For an error caused by the visitor's last action. */
  readonly takeFocus?: boolean;
}

/** A message in the page. Errors are announced, never shown by colour alone, and say what to do. */
export function Notice({ kind, children, onRetry, takeFocus = false }: NoticeProps) {
  const { t } = useTexts();
  const box = useRef<HTMLDivElement>(null);
  const { look, icon: Icon, iconLook, role } = kinds[kind];
  useEffect(() => {
    if (takeFocus) box.current?.focus();
  }, [takeFocus]);
  return (
    <div
      ref={box}
      role={role}
      tabIndex={takeFocus ? -1 : undefined}
      className={`flex items-start gap-3 rounded-control border px-4 py-3 ${look}`}
    >
      <Icon aria-hidden="true" size={20} className={`mt-0.5 shrink-0 ${iconLook}`} />
      <div className="min-w-0 flex-1 wrap-anywhere">
        {children}
        {onRetry && (
          <div>
            <Button look="quiet" className="px-0" onClick={onRetry}>
              {t('action.try-again')}
            </Button>
          </div>
        )}
      </div>
    </div>
  );
}

import { Button } from '@silowright/ui/parts/button.tsx';
import { useTexts } from '@silowright/ui/texts/use-texts.ts';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import ArrowRight from 'lucide-react/icons/arrow-right';
import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import { type MouseEvent, type PointerEvent, type ReactNode, useRef, useState } from 'react';

export interface BottomBarProps {
  /** Absent: no Back button. */
  readonly onBack?: (() => void) | undefined;
  /** Submits the surrounding form; the label names the next step. Absent: no button. */
  readonly next?: { readonly label?: string | undefined; readonly busy?: boolean } | undefined;
  /** The total and what it contains. On a phone it is beside Next. */
  readonly total?: ReactNode;
  /** Formatted; labelled as unit price (BB-01). */
  readonly price?: ReactNode;
  /** Small screens only. */
  readonly preview?: { readonly shown: boolean; readonly onToggle: () => void } | undefined;
  /** Another action beside Next, on wide screens. */
  readonly beside?: ReactNode;
  /** Reports meeting or call (BB-01). */
  readonly onFollowup?: ((followup: 'meeting' | 'call') => void) | undefined;
}

/** As long as a slow double click. */
const doubleClickMs = 500;

/**
 * The second click of a double click on Next would press the button of the next step, which is at the same place: from
 * configure it would send the quotation. A phone counts no clicks, so that any touch so early is a second one.
 */
function useNoDoubleClick() {
  const [shownAt] = useState(() => performance.now());
  const isTouch = useRef(false);
  return {
    onPointerDownCapture: (event: PointerEvent) => {
      isTouch.current = event.pointerType === 'touch';
    },
    onClickCapture: (event: MouseEvent) => {
      if (performance.now() - shownAt > doubleClickMs || !(event.detail > 1 || isTouch.current)) return;
      event.preventDefault();
      event.stopPropagation();
    },
  };
}

/** The bar at the bottom of every step. */
export function BottomBar({ onBack, next, total, price, preview, beside, onFollowup }: BottomBarProps) {
  const { t } = useTexts();
  const noDoubleClick = useNoDoubleClick();
  if (!onBack && !next && price === undefined && !preview && !onFollowup) return null;
  // A phone has no space for all labels beside a total, price or preview toggle.
  const crowded = Boolean(total) || price !== undefined || preview !== undefined || onFollowup !== undefined;
  const PreviewIcon = preview?.shown ? EyeOff : Eye;
  return (
    <div
      data-bottom-bar
      {...noDoubleClick}
      className="sticky bottom-(--sticky-bottom) z-10 mt-auto border-t border-line bg-surface print:hidden"
    >
      <div className="flex min-h-19 flex-wrap items-center gap-2 px-4 py-2 max-sm:gap-x-1.5 sm:gap-x-3 md:px-6">
        {onBack && (
          <Button look="secondary" className="max-sm:px-3" onClick={onBack}>
            <ArrowLeft aria-hidden="true" size={18} />
            <span className={crowded ? 'max-sm:sr-only' : ''}>{t('action.back')}</span>
          </Button>
        )}
        {preview && (
          <Button look="secondary" className="max-sm:px-3 md:hidden" onClick={preview.onToggle}>
            <PreviewIcon aria-hidden="true" size={20} />
            <span className="max-sm:sr-only">{t(preview.shown ? 'preview.hide' : 'preview.show')}</span>
          </Button>
        )}
        {/* Never narrower than the amount: on a phone the button takes two lines, and then a row of its own. */}
        {total ? <div className="flex-1 lg:min-w-0 lg:pl-5">{total}</div> : <span className="flex-1" />}
        {price !== undefined && (
          <p
            className={`text-right leading-tight whitespace-nowrap tabular-nums ${total ? 'max-md:hidden' : ''}`}
          >
            <span className="block text-sm text-muted">{t('price.unit-price')}</span>
            <strong className={total ? '' : 'sm:text-lg'}>{price}</strong>
          </p>
        )}
        {onFollowup && (
          <>
            <Button look="secondary" className="max-sm:grow max-sm:px-3" onClick={() => onFollowup('call')}>
              {t('action.call-me')}
            </Button>
            <Button
              look={next ? 'secondary' : 'primary'}
              className="max-sm:grow max-sm:px-3"
              onClick={() => onFollowup('meeting')}
            >
              {t('action.book-meeting')}
            </Button>
          </>
        )}
        {beside && <div className="max-lg:hidden">{beside}</div>}
        {next && (
          <Button
            className={`max-sm:ml-auto max-sm:px-3.5 ${total ? 'max-sm:leading-tight max-sm:text-balance min-[360px]:max-sm:max-w-40' : ''} max-[359px]:grow`}
            type="submit"
            disabled={next.busy}
          >
            {next.label ?? t('action.next')}
            <ArrowRight aria-hidden="true" size={18} className={crowded ? 'max-sm:hidden' : ''} />
          </Button>
        )}
      </div>
    </div>
  );
}

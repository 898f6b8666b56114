import { useState } from 'react';
import { useTexts } from '../../texts/use-texts.ts';
import { Button } from '../../ui/button.tsx';

export interface SettleBarProps {
  readonly all: readonly string[];
  readonly chosen: ReadonlySet<string>;
  readonly onChoose: (ids: ReadonlySet<string>) => void;
  readonly onSettle: (ids: readonly string[], action: 'send' | 'discard') => void;
}

/** Actions for the selected mails; discarding needs confirmation. */
export function SettleBar({ all, chosen, onChoose, onSettle }: SettleBarProps) {
  const { t } = useTexts();
  const [isAsking, setAsking] = useState(false);
  // The list may have changed since the selection.
  const ids = all.filter((id) => chosen.has(id));
  const count = ids.length;
  const settle = (action: 'send' | 'discard') => {
    setAsking(false);
    onSettle(ids, action);
  };
  if (isAsking && count > 0)
    return (
      <div role="alert" className="flex flex-col gap-3 rounded-surface border border-line bg-surface p-4">
        <p className="max-w-[65ch]">{t('admin.mails-discard-question', { count })}</p>
        <div className="flex flex-wrap gap-3">
          <Button onClick={() => settle('discard')}>{t('admin.mails-discard-yes')}</Button>
          <Button look="secondary" onClick={() => setAsking(false)}>
            {t('admin.mails-keep')}
          </Button>
        </div>
      </div>
    );
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
      <label className="flex min-h-11 items-center gap-3 px-4">
        <input
          type="checkbox"
          className="size-5"
          checked={count === all.length}
          ref={(box) => {
            if (box) box.indeterminate = count > 0 && count < all.length;
          }}
          onChange={(event) => onChoose(new Set(event.target.checked ? all : []))}
        />
        {t('admin.mails-choose-all')}
      </label>
      <Button disabled={count === 0} onClick={() => settle('send')}>
        {t('admin.mails-send', { count })}
      </Button>
      <Button look="secondary" disabled={count === 0} onClick={() => setAsking(true)}>
        {t('admin.mails-discard', { count })}
      </Button>
    </div>
  );
}

import type { ListedItem } from '@silowright/contract/desk';
import type { IncomingListName } from '@silowright/contract/incoming-kinds';
import { maxChanged } from '@silowright/contract/incoming-kinds';
import { unnamedCurrency } from '@silowright/domain/catalogue/money';
import type { CallInput } from '@silowright/ui/calls/api.ts';
import { useTexts } from '@silowright/ui/texts/use-texts.ts';
import type { RefObject } from 'react';
import { invalidateCalls, staffCall, useStaffCall } from '../../calls/staff-api.ts';
import { barButton, ChosenBar } from '../../lists/chosen-bar.tsx';
import type { Choices } from '../../lists/place-choices.ts';
import { useSaved } from '../../parts/saved-message.tsx';
import { addedAmounts, staffAmounts } from '../../parts/staff-money.ts';
import { laterNames, laterTimes } from '../follow-up-times.ts';
import { kindOf } from './list-names.ts';

type Action = Omit<CallInput<'admin-change-many'>['body'], 'ids'>;

export interface BulkBarProps {
  readonly list: IncomingListName;
  readonly chosen: readonly ListedItem[];
  readonly onDone: () => void;
  /** The key A moves the focus here. */
  readonly assign: RefObject<HTMLSelectElement | null>;
}

/** What can be done with many rows at once; each step can be taken back, except mails, which ask first (DK-04). */
export function BulkBar({ list, chosen, onDone, assign }: BulkBarProps) {
  const { t } = useTexts();
  const { say, attempt } = useSaved();
  const people = useStaffCall('admin-list-colleagues', {}).data ?? [];
  const kind = kindOf(list);
  const send = async (ids: readonly string[], action: Action) => {
    const answer = await staffCall('admin-change-many', {
      params: { kind },
      body: { ids: [...ids].slice(0, maxChanged), ...action },
    });
    await invalidateCalls(
      'admin-list-incoming',
      'admin-count-incoming',
      'admin-get-work',
      'admin-get-incoming',
    );
    return answer;
  };
  const act = (action: Action) =>
    attempt(async () => {
      const { changed, skipped, earlier } = await send(
        chosen.map(({ id }) => id),
        action,
      );
      const text =
        skipped > 0 ? t('desk.bulk-skipped', { changed, skipped }) : t('desk.bulk-done', { count: changed });
      const undo = async () => {
        for (const { id, assigned_to, handled, follow_up } of earlier) {
          if (action.follow_up !== undefined) await send([id], { follow_up });
          else await send([id], action.handled === undefined ? { assigned_to } : { handled });
        }
      };
      const canUndo = changed > 0 && action.extend_days === undefined && !action.send_again;
      say(text, canUndo ? () => void attempt(undo) : undefined);
      onDone();
    });
  const isOffer = kind === 'quotations';
  const amounts = addedAmounts(
    chosen.flatMap(({ total_in_cents: cents, currency }) =>
      cents === null ? [] : [{ cents, currency: currency ?? unnamedCurrency }],
    ),
  );
  return (
    <ChosenBar
      count={chosen.length}
      about={
        <>
          {amounts.length > 0 && <span className="ml-2 font-normal">{staffAmounts(amounts)}</span>}
          {chosen.length > maxChanged && (
            <span className="block">{t('desk.most-chosen', { count: maxChanged })}</span>
          )}
        </>
      }
      onNone={onDone}
    >
      <BarSelect
        ref={assign}
        label={t('desk.assign-to')}
        text={t('desk.assign')}
        choices={[
          ...people.map(
            ({ key, name, is_me }) => [key, is_me ? `${name} (${t('desk.mine')})` : name] as const,
          ),
          ['-', t('desk.nobody')],
        ]}
        onChoose={(key) => void act({ assigned_to: key === '-' ? '' : key })}
      />
      <BarSelect
        label={t('admin.follow-up')}
        text={t('admin.follow-up')}
        choices={laterNames.map((name) => [name, t(`admin.follow-up-${name}`)])}
        onChoose={(name) => {
          const later = laterTimes[name as (typeof laterNames)[number]];
          void act({ follow_up: { at: later(new Date()).toISOString(), about: '' } });
        }}
      />
      <button type="button" className={barButton} onClick={() => void act({ handled: true })}>
        {t('desk.handle')}
      </button>
      {isOffer && (
        <>
          <button type="button" className={barButton} onClick={() => void act({ extend_days: 30 })}>
            {t('desk.extend')}
          </button>
          <button
            type="button"
            className={barButton}
            onClick={() => {
              if (window.confirm(t('desk.send-again-sure', { count: chosen.length })))
                void act({ send_again: true });
            }}
          >
            {t('desk.send-again')}
          </button>
        </>
      )}
    </ChosenBar>
  );
}

interface BarSelectProps {
  readonly ref?: RefObject<HTMLSelectElement | null>;
  readonly label: string;
  /** Shown instead of a choice: choosing acts at once. */
  readonly text: string;
  readonly choices: Choices;
  readonly onChoose: (value: string) => void;
}

const BarSelect = ({ ref, label, text, choices, onChoose }: BarSelectProps) => (
  <label>
    <span className="sr-only">{label}</span>
    <select
      ref={ref}
      className="min-h-11 rounded-control bg-ink px-2 hover:bg-muted"
      value=""
      onChange={(event) => onChoose(event.target.value)}
    >
      <option value="" disabled hidden>
        {text}
      </option>
      {choices.map(([value, name]) => (
        <option key={value} value={value}>
          {name}
        </option>
      ))}
    </select>
  </label>
);

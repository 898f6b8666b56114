import { RadioGroup } from '@silowright/ui/parts/card-radio.tsx';
import { useTexts } from '@silowright/ui/texts/use-texts.ts';
import { type ReactNode, useState } from 'react';
import { meetingTexts, slotsByDay, visitorTimeZone, weekdayOf } from './meeting-times.ts';

export interface SlotPickerProps {
  /** ISO times. */
  readonly slots: readonly string[];
  readonly chosen: string | undefined;
  readonly error: string | undefined;
  readonly onChoose: (slot: string | undefined) => void;
}

/** First the day, then the time, in the visitor's time zone (D11). */
export function SlotPicker({ slots, chosen, error, onChoose }: SlotPickerProps) {
  const { t, locale } = useTexts();
  const timeZone = visitorTimeZone();
  const words = meetingTexts(locale, timeZone);
  const days = slotsByDay(slots, timeZone);
  const [dayKey, setDayKey] = useState<string>();
  const day = days.find(({ key }) => key === dayKey) ?? days[0];
  if (!day) return null;
  // A week is a row: each day stands below the same day of the week before.
  const columns = days.map(weekdayOf);
  const [first, last] = [Math.min(...columns), Math.max(...columns)];
  return (
    <div className="flex flex-col gap-5">
      <RadioGroup
        legend={t('meeting.day')}
        className="grid grid-cols-[repeat(var(--days),minmax(0,1fr))] gap-1.5 sm:gap-2"
        style={{ '--days': last - first + 1 }}
      >
        {days.map(({ key, slots: [start = ''] }, at) => (
          <Chip
            key={key}
            name="meeting-day"
            value={key}
            checked={key === day.key}
            column={columns[at]! - first + 1}
            onChoose={(picked) => {
              setDayKey(picked);
              onChoose(undefined);
            }}
          >
            <span className="block text-sm text-muted">{words.weekday(start)}</span>
            <span className="block text-sm font-bold whitespace-nowrap tabular-nums sm:text-base">
              {words.dayAndMonth(start)}
            </span>
          </Chip>
        ))}
      </RadioGroup>
      <RadioGroup
        legend={t('meeting.time')}
        error={error}
        className="grid grid-cols-[repeat(auto-fill,minmax(72px,1fr))] gap-2"
      >
        {day.slots.map((slot) => (
          <Chip key={slot} name="meeting-slot" value={slot} checked={slot === chosen} onChoose={onChoose}>
            <span className="tabular-nums">{words.time(slot)}</span>
          </Chip>
        ))}
      </RadioGroup>
      <p className="text-sm text-muted">{t('meeting.time-zone', { zone: timeZone.replaceAll('_', ' ') })}</p>
    </div>
  );
}

interface ChipProps {
  readonly name: string;
  readonly value: string;
  readonly checked: boolean;
  readonly column?: number;
  readonly onChoose: (value: string) => void;
  readonly children: ReactNode;
}

/** A native radio as a small card without a dot, because there are many and space is short. */
const Chip = ({ name, value, checked, column, onChoose, children }: ChipProps) => (
  <label
    style={column ? { gridColumnStart: column } : undefined}
    className="flex min-h-11 flex-col items-center justify-center rounded-control border border-line bg-surface px-0.5 py-1.5 text-center transition-colors hover:border-brand choice-card"
  >
    <input
      type="radio"
      name={name}
      value={value}
      checked={checked}
      onChange={() => onChoose(value)}
      className="sr-only"
    />
    {children}
  </label>
);

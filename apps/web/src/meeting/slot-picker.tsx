import { type ReactNode, useState } from 'react';
import { useTexts } from '../texts/use-texts.ts';
import { RadioGroup } from '../ui/card-radio.tsx';
import { meetingTexts, slotsByDay, visitorTimeZone } from './meeting-times.ts';

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
  return (
    <div className="flex flex-col gap-5">
      <RadioGroup
        legend={t('meeting.day')}
        className="grid grid-cols-[repeat(auto-fill,minmax(92px,1fr))] gap-2"
      >
        {days.map(({ key, slots: [first = ''] }) => (
          <Chip
            key={key}
            name="meeting-day"
            value={key}
            checked={key === day.key}
            onChoose={(picked) => {
              setDayKey(picked);
              onChoose(undefined);
            }}
          >
            <span className="block text-sm text-muted">{words.weekday(first)}</span>
            <span className="block font-bold whitespace-nowrap tabular-nums">{words.dayAndMonth(first)}</span>
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
  readonly onChoose: (value: string) => void;
  readonly children: ReactNode;
}

/** A native radio as a small card without a dot, because there are many and space is short. */
const Chip = ({ name, value, checked, onChoose, children }: ChipProps) => (
  <label className="flex min-h-11 flex-col items-center justify-center rounded-control border border-line bg-surface px-2 py-1.5 text-center transition-colors hover:border-brand has-checked:border-brand has-checked:bg-brand-tint has-checked:shadow-[0_0_0_1px_var(--color-brand)] has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand">
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

import { useState } from 'react';
import { useTexts } from '../texts/use-texts.ts';
import { CardRadio, RadioGroup } from '../ui/card-radio.tsx';
import { meetingTexts, slotsByDay, visitorTimeZone } from './meeting-times.ts';

export interface SlotPickerProps {
  /** ISO times. */
  readonly slots: readonly string[];
  readonly chosen: string | undefined;
  readonly error: string | undefined;
  readonly onChoose: (slot: string | undefined) => void;
}

/** First the day, then the time, both as the visitor's clock has them (D11). */
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
        className="grid grid-cols-[repeat(auto-fill,minmax(104px,1fr))] gap-2"
      >
        {days.map(({ key, slots: [first = ''] }) => (
          <CardRadio
            key={key}
            name="meeting-day"
            value={key}
            checked={key === day.key}
            onChoose={(picked) => {
              setDayKey(picked);
              onChoose(undefined);
            }}
            className="!px-3"
          >
            <span className="block text-sm text-muted">{words.weekday(first)}</span>
            <span className="block font-bold whitespace-nowrap tabular-nums">{words.dayAndMonth(first)}</span>
          </CardRadio>
        ))}
      </RadioGroup>
      <RadioGroup
        legend={t('meeting.time')}
        error={error}
        className="grid grid-cols-[repeat(auto-fill,minmax(104px,1fr))] gap-2"
      >
        {day.slots.map((slot) => (
          <CardRadio
            key={slot}
            name="meeting-slot"
            value={slot}
            checked={slot === chosen}
            onChoose={onChoose}
            className="!min-h-11 !px-3 !py-2"
          >
            <span className="tabular-nums">{words.time(slot)}</span>
          </CardRadio>
        ))}
      </RadioGroup>
      <p className="text-sm text-muted">{t('meeting.time-zone', { zone: timeZone.replaceAll('_', ' ') })}</p>
    </div>
  );
}

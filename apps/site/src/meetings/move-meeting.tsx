import { useCall } from '@silowright/ui/calls/use-call.ts';
import { Button } from '@silowright/ui/parts/button.tsx';
import { useTexts } from '@silowright/ui/texts/use-texts.ts';
import { useState } from 'react';
import { CallFailed } from '../parts/call-failed.tsx';
import { PlannerSkeleton } from './planner-skeleton.tsx';
import { SlotPicker } from './slot-picker.tsx';

export interface MoveMeetingProps {
  readonly isBusy: boolean;
  readonly onMove: (slot: string) => void;
  readonly onKeep: () => void;
}

export function MoveMeeting({ isBusy, onMove, onKeep }: MoveMeetingProps) {
  const { t } = useTexts();
  const answer = useCall('list-meeting-slots', {});
  const [slot, setSlot] = useState<string>();
  const [isMissing, setMissing] = useState(false);
  if (answer.isPending) return <PlannerSkeleton />;
  if (answer.isError) return <CallFailed answer={answer} />;
  return (
    <form
      noValidate
      className="flex flex-col gap-6"
      onSubmit={(event) => {
        event.preventDefault();
        setMissing(!slot);
        if (slot) onMove(slot);
      }}
    >
      <SlotPicker
        slots={answer.data.slots}
        chosen={slot}
        error={isMissing && !slot ? t('meeting.choose-time') : undefined}
        onChoose={setSlot}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" disabled={isBusy}>
          {t('meeting.move-here')}
        </Button>
        <Button look="secondary" disabled={isBusy} onClick={onKeep}>
          {t('meeting.keep')}
        </Button>
      </div>
    </form>
  );
}

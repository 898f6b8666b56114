import { validateRequired } from '@silowright/domain/session/field-rules';
import { ApiError, call } from '@silowright/ui/calls/api.ts';
import { errorText, useCall } from '@silowright/ui/calls/use-call.ts';
import { localeOf } from '@silowright/ui/catalogue/offered-languages.ts';
import { Button } from '@silowright/ui/parts/button.tsx';
import { FormMessage } from '@silowright/ui/parts/form-message.tsx';
import { Notice } from '@silowright/ui/parts/notice.tsx';
import { useTexts } from '@silowright/ui/texts/use-texts.ts';
import { useState } from 'react';
import {
  ContactField,
  given,
  givenPhone,
  knownContact,
  optionalPhone,
  requiredEmail,
} from '../deals/contact-fields.tsx';
import { useForm } from '../forms/use-form.ts';
import { CallFailed } from '../parts/call-failed.tsx';
import { useSend } from '../parts/use-send.ts';
import { clearDraft, sessionValues, setDraft } from '../session/session-store.ts';
import {
  bookedDraft,
  MeetingBooked,
  MeetingBookedHeading,
  type MeetingBookedProps,
  MeetingTime,
} from './meeting-booked.tsx';
import { visitorTimeZone } from './meeting-times.ts';
import { PlannerSkeleton } from './planner-skeleton.tsx';
import { SlotPicker } from './slot-picker.tsx';

export interface MeetingPlannerProps {
  /** On a page of its own: times and contact data are beside each other. */
  readonly wide?: boolean;
  /** Shows what was booked; by default the planner does. */
  readonly onBooked?: (booked: MeetingBookedProps) => void;
}

const card = 'rounded-surface border border-line bg-surface p-5 md:p-7';
const columns = 'grid items-start gap-6 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]';

type TypedContact = ReturnType<typeof knownContact> & { readonly comments: string };

const endOf = (slot: string, minutes: number): string =>
  new Date(Date.parse(slot) + minutes * 60_000).toISOString();

/** The built-in calendar: free times, contact data and booking (D11, D23). */
export function MeetingPlanner({ wide = false, onBooked }: MeetingPlannerProps) {
  const texts = useTexts();
  const { t, language } = texts;
  const answer = useCall('list-meeting-slots', {});
  const [slot, setSlot] = useState<string>();
  const [isMissing, setMissing] = useState(false);
  const known = sessionValues();
  const booking = useSend(
    ({ typed, startsAt }: { readonly typed: TypedContact; readonly startsAt: string }) => {
      const optional = {
        firstName: given(typed.firstName),
        companyName: given(typed.company),
        phoneNumber: givenPhone(typed.phone),
        comments: given(typed.comments),
      };
      return call('book-meeting', {
        body: {
          id: known.id,
          localeStr: localeOf(language),
          startsAt,
          timeZone: visitorTimeZone(),
          clientEmail: typed.email.trim(),
          lastName: typed.lastName.trim(),
          ...Object.fromEntries(Object.entries(optional).filter(([, text]) => text !== undefined)),
        },
      });
    },
    (made, { typed }) => {
      clearDraft('meeting');
      setDraft(bookedDraft, { startsAt: made.starts_at, endsAt: made.ends_at });
      onBooked?.({ answer: made, email: typed.email.trim() });
    },
    (error) => {
      // Somebody else took the time: reload the list.
      if (!(error instanceof ApiError && error.code === 'slot-taken')) return;
      setSlot(undefined);
      void answer.refetch();
    },
  );
  const form = useForm({
    name: 'meeting',
    initial: { ...knownContact(known), comments: '' },
    rules: { email: requiredEmail, lastName: validateRequired, phone: optionalPhone },
    onSubmit: (typed) => slot && booking.mutate({ typed, startsAt: slot }),
  });

  if (booking.isSuccess && !onBooked)
    return (
      <>
        <MeetingBookedHeading />
        <MeetingBooked answer={booking.data} email={booking.variables.typed.email.trim()} />
      </>
    );
  if (answer.isPending) return <PlannerSkeleton wide={wide} />;
  if (answer.isError) return <CallFailed answer={answer} />;
  if (answer.data.slots.length === 0) return <Notice kind="info">{t('meeting.none')}</Notice>;
  return (
    <form
      noValidate
      className="flex flex-col gap-8"
      onSubmit={(event) => {
        setMissing(!slot);
        form.submit(event);
        if (!slot) document.querySelector<HTMLInputElement>('input[name="meeting-slot"]')?.focus();
      }}
    >
      <p className="max-w-[65ch] text-lg text-muted">
        {t('meeting.subtitle', { minutes: answer.data.minutes })}
      </p>
      {booking.isError && (
        <Notice kind="error" takeFocus>
          {errorText(booking.error, texts)}
        </Notice>
      )}
      <FormMessage>{form.message}</FormMessage>
      <div className={wide ? columns : 'flex flex-col gap-8'}>
        <div className={wide ? card : ''}>
          <SlotPicker
            slots={answer.data.slots}
            chosen={slot}
            error={isMissing && !slot ? t('meeting.choose-time') : undefined}
            onChoose={setSlot}
          />
        </div>
        <div className={`flex flex-col gap-6 ${wide ? card : ''}`}>
          <fieldset className="min-w-0">
            <legend className="mb-4 text-lg">{t('meeting.details')}</legend>
            <div className="grid items-start gap-x-6 gap-y-5 sm:grid-cols-2">
              <ContactField kind="email" of="meeting" field={form.field('email')} />
              <ContactField kind="phone" of="meeting" field={form.field('phone')} optional />
              <ContactField kind="firstName" of="meeting" field={form.field('firstName')} optional />
              <ContactField kind="lastName" of="meeting" field={form.field('lastName')} />
              <ContactField kind="company" of="meeting" field={form.field('company')} optional />
              <div className="sm:col-span-2">
                <ContactField kind="comments" of="meeting" field={form.field('comments')} optional />
              </div>
            </div>
          </fieldset>
          {slot && <MeetingTime startsAt={slot} endsAt={endOf(slot, answer.data.minutes)} />}
          <div>
            <Button type="submit" disabled={booking.isPending}>
              {t(booking.isPending ? 'meeting.sending' : 'meeting.book')}
            </Button>
          </div>
        </div>
      </div>
    </form>
  );
}

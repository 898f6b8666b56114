import { validateRequired } from '@silowright/domain/session/field-rules';
import { useState } from 'react';
import { ApiError, type CallOutput, call } from '../api.ts';
import { localeOf } from '../catalogue/offered-languages.ts';
import {
  contactFields,
  given,
  givenPhone,
  knownContact,
  optionalPhone,
  requiredEmail,
} from '../offer/contact-fields.ts';
import { PhoneField } from '../offer/phone-field.tsx';
import { clearDraft, sessionValues, setDraft } from '../session/session-store.ts';
import { useTexts } from '../texts/use-texts.ts';
import { Button } from '../ui/button.tsx';
import { TextArea, TextField } from '../ui/field.tsx';
import { FormMessage } from '../ui/form-message.tsx';
import { Loading } from '../ui/loading.tsx';
import { Notice } from '../ui/notice.tsx';
import { useForm } from '../ui/use-form.ts';
import { errorText, useCall } from '../use-call.ts';
import { bookedDraft, MeetingBooked } from './meeting-booked.tsx';
import { visitorTimeZone } from './meeting-times.ts';
import { SlotPicker } from './slot-picker.tsx';

/** The built-in calendar: free times, contact data and booking (D11, D23). */
export function MeetingPlanner() {
  const texts = useTexts();
  const { t, language } = texts;
  const answer = useCall('list-meeting-slots', {});
  const [slot, setSlot] = useState<string>();
  const [isMissing, setMissing] = useState(false);
  const [isSending, setSending] = useState(false);
  const [problem, setProblem] = useState<unknown>();
  const [booked, setBooked] = useState<{
    readonly answer: CallOutput<'book-meeting'>;
    readonly email: string;
  }>();
  const known = sessionValues();

  const form = useForm({
    name: 'meeting',
    initial: {
      ...knownContact(known),
      comments: '',
    },
    rules: {
      email: requiredEmail,
      lastName: validateRequired,
      phone: optionalPhone,
    },
    onSubmit: async (typed) => {
      if (!slot) return;
      setSending(true);
      setProblem(undefined);
      const clientEmail = typed.email.trim();
      const optional = {
        firstName: given(typed.firstName),
        companyName: given(typed.company),
        phoneNumber: givenPhone(typed.phone),
        comments: given(typed.comments),
      };
      try {
        const made = await call('book-meeting', {
          body: {
            id: known.id,
            localeStr: localeOf(language),
            startsAt: slot,
            timeZone: visitorTimeZone(),
            clientEmail,
            lastName: typed.lastName.trim(),
            ...Object.fromEntries(Object.entries(optional).filter(([, text]) => text !== undefined)),
          },
        });
        clearDraft('meeting');
        setDraft(bookedDraft, { startsAt: made.starts_at, endsAt: made.ends_at });
        setBooked({ answer: made, email: clientEmail });
      } catch (error) {
        console.warn('The meeting could not be booked.', error);
        setProblem(error);
        // Somebody else took the time: reload the list.
        if (error instanceof ApiError && error.code === 'slot-taken') {
          setSlot(undefined);
          void answer.refetch();
        }
      }
      setSending(false);
    },
  });

  if (booked) return <MeetingBooked {...booked} />;
  if (answer.isPending) return <Loading>{t('meeting.loading')}</Loading>;
  if (answer.isError)
    return (
      <Notice kind="error" onRetry={() => void answer.refetch()}>
        {errorText(answer.error, texts)}
      </Notice>
    );
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
      <p className="text-muted">{t('meeting.subtitle', { minutes: answer.data.minutes })}</p>
      {problem !== undefined && (
        <Notice kind="error" takeFocus>
          {errorText(problem, texts)}
        </Notice>
      )}
      <FormMessage>{form.message}</FormMessage>
      <SlotPicker
        slots={answer.data.slots}
        chosen={slot}
        error={isMissing && !slot ? t('meeting.choose-time') : undefined}
        onChoose={setSlot}
      />
      <fieldset className="min-w-0">
        <legend className="mb-4 text-lg">{t('meeting.details')}</legend>
        <div className="grid items-start gap-x-6 gap-y-5 sm:grid-cols-2">
          <TextField {...form.field('email')} {...contactFields.email} label={t('meeting.email')} />
          <PhoneField {...form.field('phone')} label={t('meeting.phone')} optional />
          <TextField
            {...form.field('firstName')}
            {...contactFields.firstName}
            label={t('meeting.first-name')}
            optional
          />
          <TextField {...form.field('lastName')} {...contactFields.lastName} label={t('meeting.last-name')} />
          <TextField
            {...form.field('company')}
            {...contactFields.company}
            label={t('meeting.company')}
            optional
          />
          <div className="sm:col-span-2">
            <TextArea
              {...form.field('comments')}
              {...contactFields.comments}
              label={t('meeting.comments')}
              optional
            />
          </div>
        </div>
      </fieldset>
      <div>
        <Button type="submit" disabled={isSending}>
          {t(isSending ? 'meeting.sending' : 'meeting.book')}
        </Button>
      </div>
    </form>
  );
}

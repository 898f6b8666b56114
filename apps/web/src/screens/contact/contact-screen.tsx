import { stepAfter } from '@silowright/domain/flow/step-list';
import { validateEmail, validatePhone, validateRequired } from '@silowright/domain/session/field-rules';
import { useRef } from 'react';
import { flags } from '../../session/flags.ts';
import { setValues, useSession } from '../../session/session-store.ts';
import { navigateStep } from '../../session/step-navigation.ts';
import { StepPage } from '../../shell/step-page.tsx';
import { useTexts } from '../../texts/use-texts.ts';
import { TextField } from '../../ui/field.tsx';
import { useForm } from '../../ui/use-form.ts';
import { RequestSidebar } from './request-sidebar.tsx';

/** A value that was not given is left out, never stored as empty. */
const given = (text: string): string | undefined => text.trim() || undefined;

/** An address is all that is needed (OV-05). In the older flow the visitor also says how to go on (D13). */
export function ContactScreen() {
  const { t } = useTexts();
  const values = useSession((state) => state.values);
  const stepFlow = useSession((state) => state.stepFlow);
  const asksFollowup = flags.CLASSIC_FLOW && stepFlow.includes('results');
  const followup = useRef<'call' | 'meeting'>(undefined);

  const form = useForm({
    name: 'contact',
    initial: {
      email: values.emailAddress ?? '',
      firstName: values.firstName ?? '',
      lastName: values.lastName ?? '',
      company: values.company_name ?? '',
      project: values.project_name ?? '',
      phone: values.phoneNumber ?? '',
    },
    rules: {
      email: (text) => validateRequired(text) ?? validateEmail(text.trim()),
      phone: (text) => (text.trim() === '' ? undefined : validatePhone(text)),
    },
    onSubmit: (typed) => {
      setValues({
        emailAddress: given(typed.email),
        firstName: given(typed.firstName),
        lastName: given(typed.lastName),
        company_name: given(typed.company),
        project_name: given(typed.project),
        phoneNumber: given(typed.phone),
        followup: followup.current,
      });
      // A custom quote stands beside the list of its flow and keeps it (D21).
      navigateStep(stepAfter('contact', stepFlow) ?? 'finalized-basic', { keepFlow: true });
    },
  });

  return (
    <StepPage
      title={t('contact.title')}
      subtitle={t(asksFollowup ? 'contact.subtitle-followup' : 'contact.subtitle')}
      onSubmit={form.submit}
      next={asksFollowup ? undefined : { label: t('contact.submit') }}
      onFollowup={
        asksFollowup
          ? (choice) => {
              followup.current = choice;
              form.submit();
            }
          : undefined
      }
      aside={<RequestSidebar />}
    >
      <div className="flex min-w-0 flex-col gap-5">
        <TextField
          {...form.field('email')}
          label={t('overview.email')}
          type="email"
          autoComplete="email"
          maxLength={254}
        />
        <div className="grid items-start gap-x-4 gap-y-5 lg:grid-cols-2">
          <TextField
            {...form.field('firstName')}
            label={t('overview.first-name')}
            autoComplete="given-name"
            maxLength={100}
            optional
          />
          <TextField
            {...form.field('lastName')}
            label={t('overview.last-name')}
            autoComplete="family-name"
            maxLength={100}
            optional
          />
          <TextField
            {...form.field('company')}
            label={t('overview.company')}
            autoComplete="organization"
            maxLength={150}
            optional
          />
          <TextField {...form.field('project')} label={t('overview.project')} maxLength={150} optional />
        </div>
        <TextField
          {...form.field('phone')}
          label={t('overview.phone')}
          hint={t('contact.phone-hint')}
          type="tel"
          autoComplete="tel"
          maxLength={40}
          optional
        />
        <p className="text-sm text-muted">{t('contact.privacy')}</p>
      </div>
    </StepPage>
  );
}

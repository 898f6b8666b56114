import { stepAfter } from '@silowright/domain/flow/step-list';
import { flags } from '@silowright/ui/page/flags.ts';
import { FormMessage } from '@silowright/ui/parts/form-message.tsx';
import { useTexts } from '@silowright/ui/texts/use-texts.ts';
import { useRef } from 'react';
import {
  ContactField,
  contactValues,
  knownContact,
  optionalPhone,
  requiredEmail,
  requiredPhone,
} from '../../deals/contact-fields.tsx';
import { useDealerInCopy, useDealerOffer } from '../../deals/use-dealer-offer.ts';
import { leaveStep, navigateStep } from '../../flow/step-navigation.ts';
import { useForm } from '../../forms/use-form.ts';
import { askForOffer } from '../../session/asked-offer.ts';
import { setValues, useSession } from '../../session/session-store.ts';
import { StepPage } from '../../shell/step-page.tsx';
import { RequestSheet } from './request-sheet.tsx';

/** Only an e-mail address is required (OV-05). In the older flow the visitor also chooses the follow-up (D13). */
export function Screen() {
  const { t } = useTexts();
  const values = useSession((state) => state.values);
  const stepFlow = useSession((state) => state.stepFlow);
  const asksFollowup = flags.CLASSIC_FLOW && stepFlow.includes('results');
  const dealer = useDealerInCopy(useDealerOffer());
  const followup = useRef<'call' | 'meeting'>(undefined);

  const form = useForm({
    name: 'contact',
    initial: {
      ...knownContact(values),
      project: values.project_name ?? '',
    },
    rules: {
      email: requiredEmail,
      // Nobody can be called without a number.
      phone: (text) => (followup.current === 'call' ? requiredPhone(text) : optionalPhone(text)),
    },
    onSubmit: (typed) => {
      const end = stepAfter('contact', stepFlow)!;
      leaveStep(
        () => {
          setValues({ ...contactValues(typed), followup: followup.current });
          askForOffer(end);
        },
        // A custom quote keeps the list of the flow it left (D21).
        () => navigateStep(end, { keepFlow: true }),
      );
    },
  });

  return (
    <StepPage
      title={t('contact.title')}
      subtitle={t(asksFollowup ? 'contact.subtitle-followup' : 'contact.subtitle')}
      onSubmit={form.submit}
      next={asksFollowup ? undefined : {}}
      onFollowup={
        asksFollowup
          ? (choice) => {
              followup.current = choice;
              form.submit();
            }
          : undefined
      }
      stage={<RequestSheet />}
    >
      <div className="flex min-w-0 max-w-140 flex-col gap-5">
        <FormMessage>{form.message}</FormMessage>
        <ContactField kind="email" of="overview" field={form.field('email')} />
        <div className="grid items-start gap-x-4 gap-y-5 lg:grid-cols-2">
          <ContactField kind="firstName" of="overview" field={form.field('firstName')} optional />
          <ContactField kind="lastName" of="overview" field={form.field('lastName')} optional />
          <ContactField kind="company" of="overview" field={form.field('company')} optional />
          <ContactField kind="project" of="overview" field={form.field('project')} optional />
        </div>
        <ContactField kind="phone" of="overview" field={form.field('phone')} optional />
        <p className="text-sm text-muted">
          {dealer ? t('contact.privacy-dealer', { dealer }) : t('contact.privacy')}
        </p>
      </div>
    </StepPage>
  );
}

import { unfinishedGroups } from '@silowright/domain/pricing/selection';
import { validateRequired } from '@silowright/domain/session/field-rules';
import { useKnownSettings } from '@silowright/ui/calls/public-settings.ts';
import { TextField } from '@silowright/ui/parts/field.tsx';
import { FormMessage } from '@silowright/ui/parts/form-message.tsx';
import { Notice } from '@silowright/ui/parts/notice.tsx';
import { useTexts } from '@silowright/ui/texts/use-texts.ts';
import { Suspense, useDeferredValue, useEffect, useState } from 'react';
import { ConfirmationNotice, TooTallNotice } from '../../configuration/notices.tsx';
import { ReopenedNotice } from '../../configuration/reopened-notice.tsx';
import { useConfiguration } from '../../configuration/use-configuration.ts';
import { buyerDraft } from '../../deals/buyer-draft.ts';
import {
  ContactField,
  contactFields,
  contactValues,
  given,
  knownContact,
  optionalEmail,
  requiredEmail,
  requiredPhone,
} from '../../deals/contact-fields.tsx';
import { CopyQuestion } from '../../deals/copy-question.tsx';
import { DealerCard } from '../../deals/dealer-card.tsx';
import { useContactingDealer, useDealerInCopy, useDealerOffer } from '../../deals/use-dealer-offer.ts';
import { LoadProblemNotice } from '../../flow/load-problem-notice.tsx';
import { followAddress, leaveStep } from '../../flow/step-navigation.ts';
import { useForm } from '../../forms/use-form.ts';
import { lazy } from '../../parts/lazy.ts';
import { AddAnother } from '../../project/add-another.tsx';
import { useIsSeveral } from '../../project/project-store.ts';
import { askForOffer } from '../../session/asked-offer.ts';
import { setValues, useSession } from '../../session/session-store.ts';
import { StepPage } from '../../shell/step-page.tsx';
import { OverviewStage } from './overview-stage.tsx';
import { OverviewTotal } from './overview-total.tsx';
import { OverviewTrust } from './overview-trust.tsx';

const BuyerDetails = lazy(() => import('../../deals/buyer-fields.tsx'), 'BuyerDetails', 'buyer');

/** A sheet that looks like the quotation; the form beside it asks for the address (OV-01). */
export function Screen() {
  const { t } = useTexts();
  const configuration = useConfiguration();
  const { offer, problem, selection } = configuration;
  // The unit on offer may ask for more than when the choices were made.
  useEffect(() => {
    if (unfinishedGroups(selection).length > 0) followAddress('overview');
  }, [selection]);
  const values = useSession((state) => state.values);
  // Of one unit it is said at the step before.
  const reopened = useSession((state) => state.reopened);
  const isSeveral = useIsSeveral();
  const dealerOffer = useDealerOffer();
  const dealer = useDealerInCopy(dealerOffer);
  const contacting = useContactingDealer();
  const dealerHours = useKnownSettings()?.claims.dealer_hours ?? 72;
  const form = useForm({
    name: 'overview',
    initial: {
      ...knownContact(values),
      project: values.project_name ?? '',
      dealerEmail: values.dealerEmailAddress ?? '',
      comments: values.comments ?? '',
    },
    rules: {
      email: requiredEmail,
      phone: requiredPhone,
      firstName: validateRequired,
      lastName: validateRequired,
      company: validateRequired,
      dealerEmail: optionalEmail,
    },
    onSubmit: (typed) =>
      leaveStep(() => {
        setValues({
          ...contactValues(typed),
          dealerEmailAddress: values.dealer_id ? given(typed.dealerEmail) : undefined,
          comments: given(typed.comments),
          dealerOffer,
        });
        askForOffer('finalized');
      }),
  });
  const hasBuyer = useSession((state) => state.drafts[buyerDraft] !== undefined);
  const [buyerShown, setBuyerShown] = useState(hasBuyer);
  const [wrongBuyerField, setWrongBuyerField] = useState<string>();
  const submit = () => {
    if (wrongBuyerField === undefined) form.submit();
    else document.getElementById(wrongBuyerField)?.focus();
  };
  const { firstName, lastName, company } = form.values;
  // A key is shown before the sheet has it.
  const recipient = useDeferredValue(
    [`${firstName} ${lastName}`.trim(), company.trim()].filter(Boolean).join(', '),
  );
  const dealerText = t(values.dealer_id ? 'overview.dealer-calls' : 'overview.dealer-explanation', {
    dealerHours,
  });
  const dealerCard = contacting && <DealerCard dealer={contacting}>{dealerText}</DealerCard>;
  return (
    <StepPage
      title={t('overview.title')}
      subtitle={t('overview.subtitle')}
      onSubmit={submit}
      wider="sheet"
      next={{}}
      total={<OverviewTotal configuration={configuration} />}
      beside={<AddAnother />}
      stage={<OverviewStage configuration={configuration} recipient={recipient} />}
    >
      <div className="flex min-w-0 max-w-140 flex-col gap-4 print:hidden">
        <FormMessage>{form.message}</FormMessage>
        {problem !== undefined && <LoadProblemNotice problem={problem} />}
        {reopened && isSeveral && <ReopenedNotice offer={offer} reopened={reopened} />}
        <CopyQuestion />
        <TooTallNotice configuration={configuration} />
        <ConfirmationNotice confirmation={configuration.confirmation} />
        {values.dealer_id && dealerCard}
        <ContactField kind="email" of="overview" field={form.field('email')} />
        <ContactField kind="phone" of="overview" field={form.field('phone')} />
        <div className="grid grid-cols-2 items-start gap-4 max-[359px]:grid-cols-1">
          <ContactField kind="firstName" of="overview" field={form.field('firstName')} />
          <ContactField kind="lastName" of="overview" field={form.field('lastName')} />
        </div>
        <ContactField kind="company" of="overview" field={form.field('company')} />
        {values.dealer_id && (
          <TextField
            {...form.field('dealerEmail')}
            label={t('overview.dealer-email')}
            hint={t('overview.dealer-email-hint')}
            optional
            type="email"
            maxLength={contactFields.email.maxLength}
          />
        )}
        <details open={Boolean(form.values.project || form.values.comments)}>
          <summary className="link flex min-h-11 items-center">{t('overview.more')}</summary>
          <div className="flex flex-col gap-5 pt-2">
            <ContactField kind="project" of="overview" field={form.field('project')} optional />
            <ContactField kind="comments" of="overview" field={form.field('comments')} optional />
          </div>
        </details>
        <details open={buyerShown} onToggle={(event) => setBuyerShown(event.currentTarget.open)}>
          <summary className="link flex min-h-11 items-center">{t('overview.buyer')}</summary>
          {buyerShown && (
            <Suspense fallback={null}>
              <p className="pb-3 text-sm text-muted">{t('overview.buyer-hint')}</p>
              <BuyerDetails onWrong={setWrongBuyerField} />
            </Suspense>
          )}
        </details>
        <OverviewTrust />
        <p className="text-sm text-muted">
          {t(configuration.price?.transportCents === null ? 'binding.missing' : 'binding.estimate')}
        </p>
        <p className="text-sm text-muted">
          {dealer ? t('overview.privacy-dealer', { dealer }) : t('overview.privacy')}
        </p>
        <AddAnother className="lg:hidden" />
        {/* Last: it may arrive a moment later, and nothing above it moves. */}
        {!values.dealer_id && dealerOffer && (dealerCard ?? <Notice kind="info">{dealerText}</Notice>)}
      </div>
    </StepPage>
  );
}

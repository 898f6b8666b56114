import type { SegmentId } from '@silowright/domain/catalogue/codes';
import {
  maxLength,
  validateLeadVolume,
  validateRequired,
  writeVolume,
} from '@silowright/domain/session/field-rules';
import { boot } from '@silowright/ui/catalogue/boot.ts';
import { Button } from '@silowright/ui/parts/button.tsx';
import { TextField } from '@silowright/ui/parts/field.tsx';
import { FormMessage } from '@silowright/ui/parts/form-message.tsx';
import { Notice } from '@silowright/ui/parts/notice.tsx';
import { VolumeField } from '@silowright/ui/parts/volume-field.tsx';
import { useTexts } from '@silowright/ui/texts/use-texts.ts';
import type { ReactNode } from 'react';
import { ContactField, givenPhone, optionalPhone, requiredEmail } from '../deals/contact-fields.tsx';
import { useForm } from '../forms/use-form.ts';
import type { useSend } from '../parts/use-send.ts';
import { sessionValues } from '../session/session-store.ts';
import { LeadIntro } from './lead-intro.tsx';

export interface LeadFields {
  readonly clientEmail: string;
  readonly company: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly phoneNumber: string;
  readonly volume: string;
  readonly product: string;
  readonly location: string;
  readonly comments: string;
}

export interface LeadFormProps {
  readonly reason: 'work-in-progress' | 'contact';
  readonly segment?: SegmentId;
  readonly sending: Pick<ReturnType<typeof useSend<unknown, LeadFields>>, 'mutate' | 'isPending' | 'isError'>;
}

/** Two sections: contact details and product information (MK-07, MK-08). */
export function LeadForm({ reason, segment, sending }: LeadFormProps) {
  const { t } = useTexts();
  const known = sessionValues();
  const form = useForm<keyof LeadFields>({
    name: 'lead',
    initial: {
      clientEmail: '',
      company: '',
      firstName: '',
      lastName: '',
      phoneNumber: '',
      volume: known.volumePerUnit ? writeVolume(known.volumePerUnit, boot().asked) : '',
      product: '',
      location: known.locationPlacename ?? '',
      comments: '',
    },
    rules: {
      clientEmail: requiredEmail,
      company: validateRequired,
      lastName: validateRequired,
      phoneNumber: optionalPhone,
      volume: (text) => validateLeadVolume(text, boot().asked),
    },
    onSubmit: (values) =>
      sending.mutate({
        ...values,
        clientEmail: values.clientEmail.trim(),
        phoneNumber: givenPhone(values.phoneNumber) ?? '',
      }),
  });
  return (
    <form noValidate onSubmit={form.submit} className="flex flex-col gap-8">
      <LeadIntro segment={segment}>{t(`lead.subtitle-${reason}`)}</LeadIntro>
      <FormMessage>{form.message}</FormMessage>
      <Section title={t('lead.section-contact')}>
        <ContactField kind="email" of="lead" field={form.field('clientEmail')} />
        <ContactField kind="company" of="lead" field={form.field('company')} />
        <ContactField kind="firstName" of="lead" field={form.field('firstName')} optional />
        <ContactField kind="lastName" of="lead" field={form.field('lastName')} />
        <div className="sm:col-span-2">
          <ContactField kind="phone" of="lead" field={form.field('phoneNumber')} optional />
        </div>
      </Section>
      <Section title={t('lead.section-product')}>
        <TextField
          {...form.field('product')}
          label={t('lead.product')}
          maxLength={maxLength.product}
          optional
        />
        <VolumeField {...form.field('volume')} label={t('lead.volume')} />
        <div className="sm:col-span-2">
          <TextField
            {...form.field('location')}
            label={t('lead.location')}
            maxLength={maxLength.place}
            optional
          />
        </div>
        <div className="sm:col-span-2">
          <ContactField kind="comments" of="lead" field={form.field('comments')} optional />
        </div>
      </Section>
      {sending.isError && (
        <Notice kind="error" takeFocus>
          {t('lead.failed')}
        </Notice>
      )}
      <div className="border-t border-line pt-6">
        <Button type="submit" className="max-sm:w-full" disabled={sending.isPending}>
          {t(sending.isPending ? 'lead.sending' : 'lead.submit')}
        </Button>
      </div>
    </form>
  );
}

const Section = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <fieldset className="min-w-0">
    <legend className="mb-4 text-lg">{title}</legend>
    <div className="grid items-start gap-x-6 gap-y-5 sm:grid-cols-2">{children}</div>
  </fieldset>
);

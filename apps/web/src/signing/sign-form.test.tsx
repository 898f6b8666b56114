import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { SignForm, type SignFormProps } from './sign-form.tsx';

const signing = {
  quotation_number: 'Q-2026-000001',
  email: 'anna@farm.example',
  signer_name: 'Anna',
  total_in_cents: 100,
} as SignFormProps['signing'];
const form = (isLoading: boolean, isBusy: boolean) => {
  const markup = renderToStaticMarkup(
    <SignForm {...{ signing, isLoading, isBusy }} onSign={() => {}} onDecline={() => {}} />,
  );
  return {
    message: /<p role="status"[^>]*>([^<]*)</.exec(markup)?.[1],
    maySign: !/<button(?=[^>]* type="submit")[^>]* disabled=""/.test(markup),
  };
};

test('the sealing message appears only after Sign, not while the document is loading (Y24)', () => {
  expect(form(true, false)).toEqual({ message: '', maySign: false });
  expect(form(false, false)).toEqual({ message: '', maySign: true });
  expect(form(false, true)).toEqual({ message: 'signing.busy', maySign: false });
});

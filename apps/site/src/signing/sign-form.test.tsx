import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { SignForm, type SignFormProps } from './sign-form.tsx';

const signing = {
  quotation_number: 'Q-2026-000001',
  email: 'anna@farm.example',
  signer_name: 'Anna',
  total_in_cents: 100,
  sheet: { binding: 'The goods bind both sides.' },
} as SignFormProps['signing'];
const form = (isLoading: boolean, isBusy: boolean) => {
  const markup = renderToStaticMarkup(
    <SignForm
      signing={signing}
      isLoading={isLoading}
      isBusy={isBusy}
      onSign={() => {}}
      onDecline={() => {}}
    />,
  );
  return {
    markup,
    message: /<p role="status"[^>]*>([^<]*)</.exec(markup)?.[1],
    maySign: !/<button(?=[^>]* type="submit")[^>]* disabled=""/.test(markup),
  };
};

test('the sealing message appears only after Sign, not while the document is loading (Y24)', () => {
  expect(form(true, false)).toMatchObject({ message: '', maySign: false });
  expect(form(false, false)).toMatchObject({ message: '', maySign: true });
  expect(form(false, true)).toMatchObject({ message: 'signing.busy', maySign: false });
});

test('what the signature binds to is written beside the button, which refers to it (QU-04)', () => {
  const { markup } = form(false, false);
  expect(markup).toMatch(/<p id="signing-binding"[^>]*>The goods bind both sides\.<\/p>.*type="submit"/);
  expect(markup).toMatch(/<button[^>]*aria-describedby="signing-binding"/);
});

import type { ComponentProps } from 'react';

const looks = {
  /** The main action. The border is visible with forced colours, which remove the fill. */
  primary:
    'px-5 border border-transparent bg-brand text-surface hover:bg-brand-strong disabled:bg-line-strong',
  secondary: 'px-5 border border-line-strong bg-surface hover:bg-sunken disabled:text-muted',
  /** Like a link: the brand colour is left for the main action. */
  quiet: 'link disabled:text-muted aria-disabled:text-muted',
} as const;

export const buttonLook = (look: keyof typeof looks): string =>
  `inline-flex min-h-11 items-center justify-center gap-2 rounded-control py-2 text-base font-bold transition-colors ${looks[look]}`;

export interface ButtonProps extends ComponentProps<'button'> {
  readonly look?: keyof typeof looks;
}

export const Button = ({ look = 'primary', type = 'button', className = '', ...rest }: ButtonProps) => (
  <button type={type} className={`${buttonLook(look)} ${className}`} {...rest} />
);

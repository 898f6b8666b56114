import { stepAfter } from '@silowright/domain/flow/step-list';
import { buttonOf } from '@silowright/domain/flow/steps';
import { PageHeading } from '@silowright/ui/page/page-heading.tsx';
import { useTexts } from '@silowright/ui/texts/use-texts.ts';
import type { ReactNode } from 'react';
import { goBack } from '../flow/step-navigation.ts';
import { useSession } from '../session/session-store.ts';
import { AnswersSoFar } from './answers-so-far.tsx';
import { BottomBar, type BottomBarProps } from './bottom-bar.tsx';

export interface StepPageProps extends Omit<BottomBarProps, 'onBack'> {
  readonly title: ReactNode;
  readonly subtitle?: ReactNode;
  /** Called by the Next button and by Enter. */
  readonly onSubmit?: () => void;
  /** Default: one step back in the browser history; false hides the button. */
  readonly onBack?: (() => void) | false;
  readonly hideAnswers?: boolean;
  /** A picture left of title and children from 1024 px, else above. In tab order the children come first. */
  readonly stage?: ReactNode;
  /** Which column of a page with a stage is the wider one. Default: the stage; text is for pages to read. */
  readonly wider?: keyof typeof columns;
  readonly children: ReactNode;
}

const columns = {
  stage: 'lg:grid-cols-[minmax(0,1fr)_31.75rem]',
  /** As wide; below 1024 px the Tab key follows the eye, from the strip to the form. */
  sheet: 'lg:grid-cols-[minmax(0,1fr)_31.75rem] [reading-flow:flex-visual]',
  form: 'lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]',
  text: 'lg:grid-cols-[minmax(0,7fr)_minmax(0,9fr)]',
} as const;

/** The frame of every step: earlier answers, one question, and the bottom bar. */
export function StepPage({
  title,
  subtitle,
  onSubmit,
  onBack = goBack,
  hideAnswers = false,
  stage,
  wider = 'stage',
  children,
  next,
  ...bar
}: StepPageProps) {
  const { t } = useTexts();
  const after = useSession(({ step, stepFlow }) => stepAfter(step, stepFlow));
  return (
    <form
      noValidate
      className="flex flex-1 flex-col"
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit?.();
      }}
    >
      {stage ? (
        <div className={`flex flex-1 flex-col lg:grid print:block ${columns[wider]}`}>
          <div
            className={`order-2 flex min-w-0 flex-col px-4 pb-12 md:px-6 ${wider === 'text' ? 'gap-6 pt-6 lg:px-13 lg:pt-12' : 'gap-4 pt-4'} ${wider === 'form' ? 'lg:px-9' : ''}`}
          >
            <div className="print:hidden">
              {!hideAnswers && (
                <div className="max-md:hidden">
                  <AnswersSoFar />
                </div>
              )}
              <PageHeading
                className={wider === 'text' ? 'text-2xl md:text-3xl' : 'text-xl md:mt-1 md:text-2xl'}
              >
                {title}
              </PageHeading>
              {subtitle && <p className="mt-2 text-lg wrap-anywhere text-muted">{subtitle}</p>}
            </div>
            {children}
          </div>
          {/* In a low window the heading comes first, so that its focus is visible. */}
          <div className="contents *:order-3 tall:*:order-1 lg:order-1 lg:block">{stage}</div>
        </div>
      ) : (
        <div className="page-width flex flex-col gap-6 pt-4 pb-12 md:pt-6">
          <div>
            {!hideAnswers && <AnswersSoFar />}
            <PageHeading className="mt-1 text-2xl md:text-3xl">{title}</PageHeading>
            {subtitle && <p className="mt-2 max-w-[65ch] text-lg wrap-anywhere text-muted">{subtitle}</p>}
          </div>
          {children}
        </div>
      )}
      <BottomBar
        onBack={onBack || undefined}
        next={next && { label: after && t(buttonOf(after)), ...next }}
        {...bar}
      />
    </form>
  );
}

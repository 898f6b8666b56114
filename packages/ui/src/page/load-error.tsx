import type { Language } from '@silowright/domain/locale';
import { loadingErrorText } from '@silowright/texts/loading-error';
import { Component, type ReactNode } from 'react';
import { useKnownSettings } from '../calls/public-settings.ts';
import { buttonLook } from '../parts/button.tsx';

export interface LoadErrorProps {
  /** The language of the address: texts may be what could not be loaded. */
  readonly languageOf: () => Language;
  /** Part of a page that has a main landmark. */
  readonly inMain?: boolean;
}

/** Shown if nothing else can load: its texts are part of the script (RT-12). */
export function LoadErrorPage({ languageOf, inMain = false }: LoadErrorProps) {
  const Frame = inMain ? 'div' : 'main';
  const { message, reload } = loadingErrorText(languageOf());
  const company = useKnownSettings()?.company;
  return (
    <Frame className="load-error on-yard">
      <div role="alert">
        <h1>{message}</h1>
        <button type="button" className={buttonLook('primary')} onClick={() => window.location.reload()}>
          {reload}
        </button>
        {company && (
          <p>
            <a href={`mailto:${company.email}`}>{company.email}</a>
            <a href={`tel:${company.phone}`}>{company.phone}</a>
          </p>
        )}
      </div>
    </Frame>
  );
}

/** A chunk or text file failed to load, or a bug: the visitor can reload, and the values are kept (RT-13). */
export class LoadErrorBoundary extends Component<
  LoadErrorProps & { readonly children: ReactNode },
  { readonly failed: boolean }
> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    const { children, ...props } = this.props;
    return this.state.failed ? <LoadErrorPage {...props} /> : children;
  }
}

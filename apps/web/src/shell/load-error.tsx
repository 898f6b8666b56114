import { loadingErrorText } from '@silowright/texts/loading-error';
import { Component, type ReactNode } from 'react';
import { readCurrentAddress } from '../session/start-visit.ts';
import { buttonLook } from '../ui/button.tsx';

/** Shown if nothing else can load: its texts are part of the script (RT-12). */
export function LoadErrorPage() {
  const { message, reload } = loadingErrorText(readCurrentAddress().language);
  return (
    <main className="load-error">
      <div role="alert">
        <h1>{message}</h1>
        <p className="mt-6">
          <button type="button" className={buttonLook('primary')} onClick={() => window.location.reload()}>
            {reload}
          </button>
        </p>
      </div>
    </main>
  );
}

/** A chunk or text file failed to load, or a bug: the visitor can reload, and the values are kept (RT-13). */
export class LoadErrorBoundary extends Component<
  { readonly children: ReactNode },
  { readonly failed: boolean }
> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? <LoadErrorPage /> : this.props.children;
  }
}

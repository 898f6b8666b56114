import { lazy, Suspense } from 'react';
import type { MapProps } from './map-labels.ts';
import { MapNotice } from './map-notice.tsx';
import { OfflineMap } from './offline-map.tsx';

interface PlaceMapProps extends MapProps {
  /** `google_maps_key` of the settings; without it the bundled map is shown. */
  readonly googleKey: string | null;
  readonly language: string;
}

const GoogleMap = lazy(async () => ({ default: (await import('./google-map.tsx')).GoogleMap }));

/** The map of the location step: the installation's own, or Google's where a key is set. */
export function PlaceMap({ googleKey, language, ...props }: PlaceMapProps) {
  if (googleKey === null) return <OfflineMap {...props} />;
  return (
    <Suspense fallback={<MapNotice>{props.labels.loading}</MapNotice>}>
      <GoogleMap {...props} apiKey={googleKey} language={language} />
    </Suspense>
  );
}

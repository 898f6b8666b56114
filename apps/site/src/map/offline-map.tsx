import { config } from '@silowright/ui/calls/config.ts';
import { loadWithRetries } from '@silowright/ui/kept/load-with-retries.ts';
import { loadChunk } from '@silowright/ui/page/lazy-part.ts';
import { useEffect, useRef, useState } from 'react';
import type { LeafletMap } from './leaflet-map.ts';
import type { MapProps } from './map-labels.ts';
import { MapNotice } from './map-notice.tsx';

/** The bundled map. If it cannot be loaded, a message replaces it and the step works without it (LO-07). */
export function OfflineMap({ center, zoom, marker, labels, tiles, onPick, onUnavailable }: MapProps) {
  const element = useRef<HTMLDivElement>(null);
  const [map, setMap] = useState<LeafletMap>();
  const [isUnavailable, setUnavailable] = useState(false);
  const latest = useRef({ center, onPick, onUnavailable, labels, tiles });
  useEffect(() => {
    latest.current = { center, onPick, onUnavailable, labels, tiles };
  });

  useEffect(() => {
    let opened: LeafletMap | undefined;
    let isGone = false;
    const open = async () => {
      const { prepareMaps } = await loadWithRetries(() => loadChunk('map', () => import('./leaflet-map.ts')));
      const openMap = await prepareMaps(`${config.base}/map`);
      if (isGone || element.current === null) return;
      opened = openMap({
        element: element.current,
        center: latest.current.center,
        zoom,
        labels: latest.current.labels,
        tiles: latest.current.tiles,
        onPick: (lat, lng) => latest.current.onPick?.(lat, lng),
      });
      setMap(opened);
    };
    open().catch((error: unknown) => {
      console.warn('The map could not be loaded.', error);
      if (isGone) return;
      setUnavailable(true);
      latest.current.onUnavailable?.();
    });
    return () => {
      isGone = true;
      opened?.remove();
    };
  }, []);

  const { lat, lng } = center;
  useEffect(() => map?.show({ lat, lng }, zoom), [map, lat, lng, zoom]);
  const [markLat, markLng] = [marker?.lat, marker?.lng];
  useEffect(() => {
    map?.mark(markLat === undefined || markLng === undefined ? undefined : { lat: markLat, lng: markLng });
  }, [map, markLat, markLng]);

  if (isUnavailable) return <MapNotice>{labels.unavailable}</MapNotice>;
  return (
    <div className="relative h-full w-full">
      <div ref={element} className="site-map h-full w-full" role="application" aria-label={labels.map} />
      {map === undefined && (
        <div className="absolute inset-0">
          <MapNotice>{labels.loading}</MapNotice>
        </div>
      )}
    </div>
  );
}

/** The map by Google. Written from Google's public documentation; not tested with Google's servers. */
import { useEffect, useRef, useState } from 'react';
import { type GoogleMapInstance, type GoogleMaps, loadGoogleMaps } from './load-google-maps.ts';
import type { MapProps } from './map-labels.ts';
import { MapNotice } from './map-notice.tsx';

interface GoogleMapProps extends MapProps {
  readonly apiKey: string;
  readonly language: string;
}

export function GoogleMap({
  apiKey,
  language,
  center,
  zoom,
  marker,
  labels,
  onPick,
  onUnavailable,
}: GoogleMapProps) {
  const element = useRef<HTMLDivElement>(null);
  const [opened, setOpened] = useState<{ readonly maps: GoogleMaps; readonly map: GoogleMapInstance }>();
  const [isUnavailable, setUnavailable] = useState(false);
  const latest = useRef({ center, zoom, onPick, onUnavailable });
  useEffect(() => {
    latest.current = { center, zoom, onPick, onUnavailable };
  });

  useEffect(() => {
    let isGone = false;
    const open = (maps: GoogleMaps) => {
      if (isGone || element.current === null) return;
      const map = new maps.Map(element.current, { center: latest.current.center, zoom: latest.current.zoom });
      map.addListener('click', ({ latLng }) => {
        if (latLng) latest.current.onPick?.(latLng.lat(), latLng.lng());
      });
      setOpened({ maps, map });
    };
    loadGoogleMaps(apiKey, language).then(open, (error: unknown) => {
      console.warn('The map could not be loaded.', error);
      if (isGone) return;
      setUnavailable(true);
      latest.current.onUnavailable?.();
    });
    return () => {
      isGone = true;
    };
  }, [apiKey, language]);

  const { lat, lng } = center;
  useEffect(() => {
    opened?.map.setCenter({ lat, lng });
    opened?.map.setZoom(zoom);
  }, [opened, lat, lng, zoom]);
  const [markLat, markLng] = [marker?.lat, marker?.lng];
  useEffect(() => {
    if (opened === undefined || markLat === undefined || markLng === undefined) return;
    const pin = new opened.maps.Marker({
      map: opened.map,
      position: { lat: markLat, lng: markLng },
      title: labels.marker,
    });
    return () => pin.setMap(null);
  }, [opened, markLat, markLng, labels.marker]);

  if (isUnavailable) return <MapNotice>{labels.unavailable}</MapNotice>;
  return <div ref={element} className="h-full w-full bg-sunken" role="application" aria-label={labels.map} />;
}

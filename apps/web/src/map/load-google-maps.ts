/**
 * Google Maps by key (GOOGLE_MAPS_KEY). Written from Google's public documentation; it has not been run against
 * Google's servers, only against a stand-in of the same shape.
 */
import { loadWithRetries } from './load-with-retries.ts';

/** The part of google.maps that is used here. */
export interface GoogleMaps {
  readonly Map: new (element: HTMLElement, options: object) => GoogleMapInstance;
  readonly Marker: new (options: object) => { setMap(map: GoogleMapInstance | null): void };
  readonly Geocoder: new () => {
    geocode(request: object, callback: (results: GeocoderResult[] | null, status: string) => void): void;
  };
  readonly places: {
    readonly AutocompleteService: new () => {
      getPlacePredictions(
        request: object,
        callback: (predictions: { description: string }[] | null, status: string) => void,
      ): void;
    };
  };
}
export interface GoogleMapInstance {
  setCenter(center: { lat: number; lng: number }): void;
  setZoom(zoom: number): void;
  addListener(event: 'click', listener: (event: { latLng: LatLng | null }) => void): void;
}
interface LatLng {
  lat(): number;
  lng(): number;
}
export interface GeocoderResult {
  readonly formatted_address: string;
  readonly geometry: { readonly location: LatLng };
}

declare global {
  interface Window {
    google?: { readonly maps?: GoogleMaps };
    /** The script calls this once its libraries are there. */
    silowrightMapsReady?: () => void;
  }
}

/** The address of the script, exported for the test. */
export const scriptUrl = (key: string, language: string): string =>
  `https://maps.googleapis.com/maps/api/js?${new URLSearchParams({
    key,
    language,
    libraries: 'places',
    loading: 'async',
    callback: 'silowrightMapsReady',
  })}`;

const addScript = (url: string): Promise<GoogleMaps> =>
  new Promise((resolve, reject) => {
    const script = document.createElement('script');
    const fail = (reason: string) => {
      script.remove();
      reject(new Error(reason));
    };
    window.silowrightMapsReady = () => {
      const maps = window.google?.maps;
      if (maps) resolve(maps);
      else fail('Google Maps came without its library');
    };
    script.onerror = () => fail('Google Maps did not load');
    script.async = true;
    script.src = url;
    document.head.append(script);
  });

let loading: Promise<GoogleMaps> | undefined;

/** Loads the script once for places and map; a failure is retried up to three times, then final (LO-07). */
export function loadGoogleMaps(key: string, language: string): Promise<GoogleMaps> {
  loading ??= loadWithRetries(() => addScript(scriptUrl(key, language)));
  return loading;
}

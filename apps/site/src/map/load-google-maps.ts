/** Google Maps with a key, written from Google's public documentation; tested only with a stand-in. */
import { loadWithRetries } from '@silowright/ui/kept/load-with-retries.ts';

/** The part of google.maps used here. */
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
    /** Called by the script when its libraries are loaded. */
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

/** Loads the script once for places and map. Retries a failure up to three times (LO-07). */
export function loadGoogleMaps(key: string, language: string): Promise<GoogleMaps> {
  loading ??= loadWithRetries(() => addScript(scriptUrl(key, language)));
  return loading;
}

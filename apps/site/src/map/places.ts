/** A stored place (LO-08). The description ends with the country after the last comma. */
export interface Place {
  readonly description: string;
  readonly lat: number;
  readonly lng: number;
}

/** A places service: the built-in one or Google's. */
export interface Places {
  /** Resolves when the service is ready; the field is disabled until then (LO-04). */
  start(): Promise<void>;
  /** At most five descriptions that complete the input. */
  predict(text: string): Promise<readonly string[]>;
  /** The position of a place; undefined if the service does not know it. */
  locate(description: string): Promise<Place | undefined>;
  /** A description for a clicked point. */
  describe(lat: number, lng: number): Promise<Place | undefined>;
}

/** The country is the last comma-separated part (LO-08). */
export const countryOfDescription = (description: string): string =>
  description.slice(description.lastIndexOf(',') + 1).trim();

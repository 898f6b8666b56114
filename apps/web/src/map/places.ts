/** A place as it is stored (LO-08): its description ends with the country, after the last comma. */
export interface Place {
  readonly description: string;
  readonly lat: number;
  readonly lng: number;
}

/** What the location step needs of a places service, ours or an outside one. */
export interface Places {
  /** Settles when questions can be asked; the field is disabled until then (LO-04). */
  start(): Promise<void>;
  /** Descriptions that complete what was typed, at most five. */
  predict(text: string): Promise<readonly string[]>;
  /** Where a described place is; undefined when the service does not know it. */
  locate(description: string): Promise<Place | undefined>;
  /** A description for a clicked point. */
  describe(lat: number, lng: number): Promise<Place | undefined>;
}

/** The country is the last comma-separated part (LO-08). */
export const countryOfDescription = (description: string): string =>
  description.slice(description.lastIndexOf(',') + 1).trim();

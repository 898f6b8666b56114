/** What a visitor keeps beside a configuration. */
export interface YardPlansTable {
  configuration_id: string;
  /** JSON of a YardPlan. */
  plan: string;
}

export interface SitePhotosTable {
  configuration_id: string;
  digest: string;
  /** A JPEG that was re-encoded on upload. */
  bytes: Uint8Array;
  created_at: number;
}

/** Logos of visitors (ST-07). */
export interface UnitLogosTable {
  /** Made from the content. */
  name: string;
  shown: Uint8Array;
  full_size: Uint8Array;
  stored_at: number;
}

export interface LogoUsesTable {
  /** The id of a configuration or a quotation. */
  owner: string;
  name: string;
}

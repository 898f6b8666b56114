/** What a visitor keeps beside a configuration, and where that came from. */
export interface SiteTables {
  yard_plans: YardPlansTable;
  unit_logos: UnitLogosTable;
  logo_uses: LogoUsesTable;
  site_photos: SitePhotosTable;
  photos: PhotosTable;
  photo_uses: PhotoUsesTable;
  copies: CopiesTable;
}

interface YardPlansTable {
  configuration_id: string;
  /** JSON of a YardPlan. */
  plan: string;
}

/** Pictures of configurations of earlier releases, with their content; read, and never written. */
interface SitePhotosTable {
  configuration_id: string;
  digest: string;
  /** A JPEG that was re-encoded on upload. */
  bytes: Uint8Array;
  created_at: number;
}

/** Logos of visitors (ST-07). */
interface UnitLogosTable {
  /** Made from the content. */
  name: string;
  shown: Uint8Array;
  full_size: Uint8Array;
  stored_at: number;
}

interface LogoUsesTable {
  /** The id of a configuration or a quotation. */
  owner: string;
  name: string;
}

/** Pictures of sites (TD-05). */
interface PhotosTable {
  /** Made from the content. */
  digest: string;
  /** A JPEG that was re-encoded on upload. */
  bytes: Uint8Array;
}

interface PhotoUsesTable {
  /** The id of a configuration or a quotation. */
  owner: string;
  digest: string;
  created_at: number;
}

/** Configurations that were copied from another one, or opened from a quotation of it (S19). */
interface CopiesTable {
  configuration_id: string;
  /** The configuration that it was made from. */
  origin: string;
  /** What it is for the customer, said when it is quoted (CU-02); null: not said. */
  kind: 'replaces' | 'alternative' | 'another' | null;
}

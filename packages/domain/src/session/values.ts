import type { MarketLabel, SegmentId, StorageTypeCode, Substance } from '../catalogue/codes.ts';
import type { ZonesAnswer } from '../catalogue/explosion-zones.ts';
import type { LocaleName } from '../locale.ts';
import type { CubicMetres } from '../units.ts';

/** The values a visitor enters, with their wire names (RM-10; `locationLattitude` is spelled this way). */
export interface SessionValues {
  id: string;
  user_ip?: string;
  segment?: SegmentId;
  segment_label?: MarketLabel;
  localeStr?: LocaleName;
  dealer_id?: string;
  fromMarketSelect?: boolean;
  noBackToMarket?: boolean;
  productId?: string;
  productName?: string;
  substance?: Substance;
  temperatureInCelsius?: number;
  density?: number;
  design_temperature?: number;
  /** 1 means approved. */
  atexApproved?: 0 | 1;
  foodApproved?: 0 | 1;
  /** An addition to the specified values (EN-09). */
  explosionZones?: ZonesAnswer;
  productGroupType?: string;
  characteristicGroupType?: string;
  placement?: 'outside' | 'inside';
  spaceLimitationHeightInMeter?: number;
  spaceLimitationHeightInMm?: number;
  locationPlacename?: string;
  locationLattitude?: number;
  locationLongitude?: number;
  locationCountry?: string;
  volumePerUnit?: number;
  amountOfUnits?: number;
  /** The closest product and the density in kg/m³ that tonnes were converted with (EN-01). Additions. */
  storedProductId?: string;
  storedDensity?: number;
  construction?: string;
  /** 'diameter|height' (RM-14). */
  diameter_height?: string;
  diameterInMm?: number;
  heightInMm?: number;
  preconfiguredUnitType?: StorageTypeCode;
  unitPriceInCents?: number;
  uuid?: string;
  price?: number;
  followup?: 'call' | 'meeting';
  book_meeting_url?: string;
  emailAddress?: string;
  phoneNumber?: string;
  firstName?: string;
  lastName?: string;
  company_name?: string;
  project_name?: string;
  dealerEmailAddress?: string;
  dealerOffer?: boolean;
  comments?: string;
  recommendationShown?: 'product-group' | 'basic';
}

/** undefined until both numbers are known: missing is not zero (VO-07). */
export const totalVolumeM3 = ({
  volumePerUnit,
  amountOfUnits,
}: Pick<SessionValues, 'volumePerUnit' | 'amountOfUnits'>): CubicMetres | undefined =>
  volumePerUnit === undefined || amountOfUnits === undefined ? undefined : volumePerUnit * amountOfUnits;

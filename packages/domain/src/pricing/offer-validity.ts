/** A quotation and its prices are valid for 30 days (D9). */
export const offerValidityDays = 30;

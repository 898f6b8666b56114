/** Where the copper strips of a conductive layer are seen from the front, as shares of the radius: clear of a logo. */
export const layerStrips: readonly number[] = [-0.96, -0.9, 0.9, 0.96];

/** The same strips around the shell; behind they are opposite. */
export const layerStripAzimuths: readonly number[] = layerStrips.flatMap((share) => {
  const azimuth = (Math.asin(share) * 180) / Math.PI;
  return [azimuth, 180 - azimuth];
});

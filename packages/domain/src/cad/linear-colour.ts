/** The channels of an sRGB colour as linear light, 0 to 1. */
export const linearColour = (hex: string): [number, number, number] => {
  const channel = (at: number): number => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    const linear = value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
    return Math.round(linear * 1e5) / 1e5;
  };
  return [channel(1), channel(3), channel(5)];
};

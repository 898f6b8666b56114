import { inUnit, type VolumeUnit, volumeUnits } from '@silowright/domain/catalogue/volume-unit';
import type { LocaleName } from '@silowright/domain/locale';
import type { CubicMetres } from '@silowright/domain/units';
import { formatNumber } from './format.ts';

/** As in `translate`, which imports this file. */
type Messages = Readonly<Record<string, string>>;

/** The unit of volumes goes with the texts of a catalogue: whoever has these writes volumes in it (A15). */
export const withVolumeUnit = (messages: Messages, unit: VolumeUnit = 'm3'): Messages => ({
  ...messages,
  [unitKey]: unit,
});
const unitKey = 'volume-unit';

const unitOf = (messages: Messages): VolumeUnit => {
  const unit = messages[unitKey];
  return unit === 'hl' || unit === 'l' ? unit : 'm3';
};

/** The sign of the unit and its words, which `translate` fills in by itself. */
export const volumeWords: Readonly<Record<string, (messages: Messages) => string | undefined>> = {
  volumeUnit: (messages) => volumeUnits[unitOf(messages)].sign,
  volumeWord: (messages) => messages[`volume-unit.${unitOf(messages)}_one`],
  volumeWords: (messages) => messages[`volume-unit.${unitOf(messages)}_other`],
};

/** A volume in the unit of the texts. Decimals are given for m³: a smaller unit needs fewer of them. */
export function volumeTexts(messages: Messages, locale: LocaleName) {
  const unit = unitOf(messages);
  const { sign, power } = volumeUnits[unit];
  const volumeNumber = (volumeM3: CubicMetres, decimals = 2): string =>
    formatNumber(inUnit(volumeM3, unit), locale, Math.max(0, decimals - (power > 1 ? power : 0)));
  return {
    /** Without the unit, for a sentence that has it. */
    volumeNumber,
    volumeUnit: sign,
    /** With the unit. */
    volume: (volumeM3: CubicMetres, decimals?: number): string =>
      `${volumeNumber(volumeM3, decimals)} ${sign}`,
  };
}

import { boot } from '../catalogue/boot.ts';
import { useTexts } from '../texts/use-texts.ts';
import { IntegerField, TextField, type TextFieldProps, withoutSpaces } from './field.tsx';

/** A volume as the catalogue lets it be asked for: in whole cubic metres, or with decimals (A15). */
export function VolumeField(props: Omit<TextFieldProps, 'unit'>) {
  const { t } = useTexts();
  return boot().asked.volumeDecimals === 0 ? (
    <IntegerField {...props} unit="m³" wholeText={t('field.whole-volume')} />
  ) : (
    <TextField
      {...props}
      unit="m³"
      inputMode="decimal"
      autoComplete="off"
      onValue={(text) => props.onValue(withoutSpaces(text))}
    />
  );
}

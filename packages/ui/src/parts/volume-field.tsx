import { typedDecimals } from '@silowright/domain/session/field-rules';
import { boot } from '../catalogue/boot.ts';
import { useTexts } from '../texts/use-texts.ts';
import { IntegerField, TextField, type TextFieldProps, withoutSpaces } from './field.tsx';

/** A volume as the catalogue lets it be asked for: in its unit, whole or with decimals (A15). */
export function VolumeField(props: Omit<TextFieldProps, 'unit'>) {
  const { t, volumeUnit } = useTexts();
  return typedDecimals(boot().asked) === 0 ? (
    <IntegerField {...props} unit={volumeUnit} wholeText={t('field.whole-volume')} />
  ) : (
    <TextField
      {...props}
      unit={volumeUnit}
      inputMode="decimal"
      autoComplete="off"
      onValue={(text) => props.onValue(withoutSpaces(text))}
    />
  );
}

import { Button, type ButtonProps } from '@silowright/ui/parts/button.tsx';
import { useTexts } from '@silowright/ui/texts/use-texts.ts';
import { useRef } from 'react';

export interface FileButtonProps extends Pick<ButtonProps, 'look' | 'className' | 'children'> {
  readonly label: string;
  readonly accept: string;
  readonly onFile: (file: File) => void;
}

/** A button that asks for a file. */
export function FileButton({ label, accept, onFile, ...button }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button {...button} onClick={() => input.current?.click()} />
      <input
        ref={input}
        type="file"
        accept={accept}
        aria-label={label}
        className="hidden"
        onChange={({ target }) => {
          const file = target.files?.[0];
          if (file) onFile(file);
          target.value = '';
        }}
      />
    </>
  );
}

const maximumShown = 50;

/** Why a file was refused, in sentences. */
export function RefusedFile({ lines }: { readonly lines: readonly string[] }) {
  const { t } = useTexts();
  return (
    <>
      <p className="font-bold">{t('admin.csv-refused')}</p>
      <ul className="mt-2 list-disc pl-5 text-sm">
        {lines.slice(0, maximumShown).map((line) => (
          <li key={line}>{line}</li>
        ))}
        {lines.length > maximumShown && (
          <li>{t('admin.and-more', { count: lines.length - maximumShown })}</li>
        )}
      </ul>
    </>
  );
}

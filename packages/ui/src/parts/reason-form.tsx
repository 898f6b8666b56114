import { maxLength } from '@silowright/domain/session/field-rules';
import { type FormEvent, type ReactNode, useState } from 'react';
import { Button } from './button.tsx';
import { TextArea } from './field.tsx';

export interface ReasonFormProps {
  /** Of the text field. */
  readonly id: string;
  readonly about: string;
  readonly label: string;
  /** Shown if the form is sent without a reason. */
  readonly missing: string;
  readonly action: string;
  readonly isBusy?: boolean;
  readonly className: string;
  readonly onReason: (reason: string) => void;
  /** Further buttons. */
  readonly children?: ReactNode;
}

/** A step that needs a reason, such as declining a quotation. */
export function ReasonForm({ isBusy = false, ...props }: ReasonFormProps) {
  const [reason, setReason] = useState('');
  const [isComplaining, setComplaining] = useState(false);
  const isMissing = reason.trim() === '';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setComplaining(true);
    if (isMissing) document.getElementById(props.id)?.focus();
    else props.onReason(reason.trim());
  };
  return (
    <form noValidate onSubmit={submit} className={`flex flex-col ${props.className}`}>
      <p>{props.about}</p>
      <TextArea
        id={props.id}
        name="reason"
        label={props.label}
        maxLength={maxLength.declineReason}
        value={reason}
        error={isComplaining && isMissing ? props.missing : undefined}
        onValue={setReason}
        onBlur={() => {}}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" disabled={isBusy}>
          {props.action}
        </Button>
        {props.children}
      </div>
    </form>
  );
}

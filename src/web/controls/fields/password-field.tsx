import { IconEye, IconEyeOff } from '@tabler/icons-react';
import { useState } from 'react';
import { IconButton } from '../buttons/icon-button.tsx';
import { type FieldProps, inputProps } from './field-props.ts';
import { InputBox, Labelled } from './labelled.tsx';

type PasswordFieldProps = FieldProps & {
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Tells the browser's password manager which one this is. */
  readonly autoComplete: 'current-password' | 'new-password';
};

/** A password, which can be shown while it is typed. */
export function PasswordField(props: PasswordFieldProps) {
  const [isShown, setShown] = useState(false);
  const toggle = (
    <IconButton label={isShown ? 'Hide password' : 'Show password'} onClick={() => setShown(!isShown)}>
      {isShown ? <IconEyeOff size={20} aria-hidden /> : <IconEye size={20} aria-hidden />}
    </IconButton>
  );
  return (
    <Labelled {...props}>
      <InputBox isWrong={props.error !== undefined} after={toggle} afterWidth="44px" isAfterPressed>
        <input
          {...inputProps(props)}
          type={isShown ? 'text' : 'password'}
          autoComplete={props.autoComplete}
          autoCapitalize="none"
          spellCheck={false}
          value={props.value}
          onChange={event => props.onChange(event.currentTarget.value)}
        />
      </InputBox>
    </Labelled>
  );
}

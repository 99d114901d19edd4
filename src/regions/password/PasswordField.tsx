import { passwordLength } from '../../contracts/customer/login.contract.ts';
import { passwordStrengths } from '../../lib/text/password-strength.ts';
import { useT } from '../../sites/site-context.tsx';
import { Field } from '../../ui/field/Field.tsx';
import { Live } from '../../ui/live/Live.tsx';
import styles from './password.module.css';

export interface PasswordFieldProps {
  readonly name: string;
  readonly label: string;
  readonly error?: string | undefined;
}

/** UI-3: a field for a new password. password.start.ts fills in the strength; without a script there is only the hint. */
export const PasswordField = ({ name, label, error }: PasswordFieldProps) => {
  const t = useT();
  const words = Object.fromEntries(passwordStrengths.map((strength) => [strength, t(`password.${strength}`)]));
  return (
    <>
      <Field
        name={name}
        label={label}
        type="password"
        autoComplete="new-password"
        required
        maxLength={passwordLength.most}
        error={error}
        hint={t('password.hint', { least: passwordLength.least })}
      />
      <output className={styles.meter}>
        <Live name="strength" className={styles.words} words={words} />
      </output>
    </>
  );
};
